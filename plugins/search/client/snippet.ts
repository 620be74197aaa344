import {normalise, words, wordTerms} from '../shared/terms';

/** Of a line that is cut, this part at most comes before the first word that was found. */
const BEFORE_MATCH = 0.3;

/** A stretch of text that is marked or not. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A line of Markdown as its words: `· ` between the cells of a table, no marks, no addresses. */
function plain(line: string): string {
  const isRow = /^\|.*\|$/.test(line);
  const cells = isRow ? line.slice(1, -1).split(/(?<!\\)\|/) : [line.replace(/^(?:[>\s]|[-*] |\d+\. )+/, '')];
  return cells
    .map((cell) =>
      cell
        .replace(/!?\[((?:[^\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
        .replace(/\*\*|`/g, '')
        .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
        .trim(),
    )
    .filter((cell) => cell && !/^[-:]+$/.test(cell))
    .join(' · ');
}

/** The lines of each section of a page, from its Markdown: a section begins with a heading, the first with the title. */
export function sectionLines(markdown: string): string[][] {
  const sections: string[][] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    const bare = line.replace(/^[>\s]+/, '');
    if (/^(?:```|~~~)/.test(bare)) {
      isCode = !isCode;
    } else if (!isCode && /^#{1,6} /.test(bare)) {
      sections.push([]);
    } else {
      sections.at(-1)?.push(isCode ? line.trim() : plain(line.trim()));
    }
  }
  return sections;
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
 * The line of a section that says most about the query, highlighted.
 * @param length how many characters of a long line are shown
 */
export function snippet(lines: readonly string[], terms: ReadonlySet<string>, length: number): Stretch[] {
  const [best = ''] = lines.filter(Boolean).sort((one, other) => matches(other, terms) - matches(one, terms));
  return highlight(crop(best, terms, length), terms);
}
