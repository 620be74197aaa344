import {normalise, words, wordTerms} from '../shared/terms';

/** Of a line that is cut, this part at most comes before the first word that was found. */
const BEFORE_MATCH = 0.3;

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
function crop(line: string, terms: ReadonlySet<string>, length: number): string {
  const first = words(line).find(({text}) => isFound(text, terms))?.start ?? 0;
  const wanted = line.length <= length ? 0 : Math.max(0, first - Math.round(length * BEFORE_MATCH));
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const cut = line.slice(start, start + length);
  const isCut = start + length < line.length;
  return `${start > 0 ? '… ' : ''}${isCut ? cut.replace(/\s+\S*$/, ' …') : cut}`;
}

/**
 * The line of a section's text that says most about the query, highlighted.
 * @param length how many characters of a long line are shown
 */
export function snippet(text: string, terms: ReadonlySet<string>, length: number): Stretch[] {
  const [best] = text
    .split('\n')
    .map((line) => ({line, count: matches(line, terms)}))
    .sort((one, other) => other.count - one.count);
  return highlight(crop(best?.line ?? '', terms, length), terms);
}
