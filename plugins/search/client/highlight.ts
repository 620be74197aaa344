import {normalise, words, wordTerms} from '../shared/terms';

const SNIPPET_LENGTH = 140;
const BEFORE_MATCH = 40;

/** A stretch of text that is marked or not. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  const {whole, names, parts} = wordTerms(word);
  return [whole, ...names, ...parts].some((term) => terms.has(term));
}

/** Divides a text so that the words that were found are marked. The stretches put together give the text. */
export function highlight(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const {text: word, start} of words(text)) {
    if (isFound(word, terms)) {
      stretches.push({text: text.slice(end, start), isMarked: false}, {text: word, isMarked: true});
      end = start + word.length;
    }
  }
  stretches.push({text: text.slice(end), isMarked: false});
  return stretches.filter((stretch) => stretch.text.length > 0);
}

function matches(line: string, terms: ReadonlySet<string>): number {
  return new Set(
    words(line)
      .map(({text}) => text)
      .filter((word) => isFound(word, terms))
      .map(normalise),
  ).size;
}

/** Cuts a long line around the first word that was found. */
function crop(line: string, terms: ReadonlySet<string>): string {
  const first = words(line).find(({text}) => isFound(text, terms))?.start ?? 0;
  const wanted = line.length <= SNIPPET_LENGTH ? 0 : Math.max(0, first - BEFORE_MATCH);
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const cut = line.slice(start, start + SNIPPET_LENGTH);
  const isCut = start + SNIPPET_LENGTH < line.length;
  return `${start > 0 ? '… ' : ''}${isCut ? cut.replace(/\s+\S*$/, ' …') : cut}`;
}

/** Less than this many letters may take less room than the sign. */
const ROOM_OF_SIGN = 3;

/**
 * The first stretches, with a sign that more follows.
 * @param length how many characters there is room for
 */
export function cutAt(stretches: readonly Stretch[], length: number): Stretch[] {
  const text = stretches.map((stretch) => stretch.text).join('');
  let room = text.slice(0, Math.max(0, length - ROOM_OF_SIGN)).replace(/\s+\S*$/, '').length;
  const shown = stretches.map((stretch) => {
    const part = stretch.text.slice(0, room);
    room -= part.length;
    return {...stretch, text: part};
  });
  return [...shown.filter((stretch) => stretch.text.length > 0), {text: ' …', isMarked: false}];
}

/** The line of a section's text that says most about the query, highlighted. */
export function snippet(text: string, terms: ReadonlySet<string>): Stretch[] {
  const [best] = text
    .split('\n')
    .map((line) => ({line, count: matches(line, terms)}))
    .sort((one, other) => other.count - one.count);
  return highlight(crop(best?.line ?? '', terms), terms);
}
