import {load} from '../kit/load';
import {oneLine} from '../kit/words';

/** The kinds of passages. A `row` is one of a table, and a `figure` is its caption and its text. */
type Kind = 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'figure';

/** A part of a page in the words that readers see. */
export interface Passage {
  readonly kind: Kind;
  /** The cells of a row; for other passages, one text. */
  readonly cells: readonly string[];
  /** For a row, the first row of its table; undefined for the first row itself. */
  readonly header?: readonly string[] | undefined;
}

/** A line of Markdown in the words that readers see: no marks, no targets of links. */
function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\(https?:[^)\s]*\)/g, '$1')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part.slice(1, -1) : part.replace(/\\(.)|\*/g, '$1')))
    .join('')
    .trim();
}

/** What a line begins with: its margin, and a mark that says what it is. */
const START = /^[ >]*(#+ |[-*] |\d+\. |\|)?/;

/** Fenced code, whose fences are indented like its lines; a figure; or a line. */
const BLOCK = /^(?<margin>[ >]*)```.*\n(?<code>(?:.*\n)*?)[ >]*```.*$|^> \*\*Figure: .*(?:\n>.*)*|^.*$/gm;

/** The kind of a line that is neither code nor part of a figure or table, by its mark. */
function kindOf(mark: string): Kind {
  if (mark === '') {
    return 'paragraph';
  }
  return mark.startsWith('#') ? 'heading' : 'item';
}

/** The passages of a page's Markdown: each paragraph, item, row and heading is one line, code is fenced, a figure quoted. */
export function readMarkdown(markdown: string): Passage[] {
  const passages: Passage[] = [];
  let header: readonly string[] | undefined;
  for (const {0: block, groups} of markdown.replace(/^---\n.*?\n---\n/s, '').matchAll(BLOCK)) {
    const [start = '', mark = ''] = START.exec(block) ?? [];
    const rest = block.slice(start.length);
    if (groups?.code !== undefined) {
      const lines = groups.code.split('\n').slice(0, -1);
      passages.push({kind: 'code', cells: [lines.map((line) => line.slice(groups.margin?.length)).join('\n')]});
    } else if (block.startsWith('> **Figure: ')) {
      const lines = block.split('\n').map((line) => plainWords(line.replace(START, '')));
      passages.push({kind: 'figure', cells: [lines.join('\n')]});
    } else if (mark === '|') {
      const cells = rest
        .replace(/\|$/, '')
        .split(/(?<!\\)\|/)
        .map(plainWords);
      if (cells.some((cell) => cell !== '-')) {
        passages.push({kind: 'row', cells, header});
        header ??= cells;
      }
    } else if ((mark + rest).trim() !== '') {
      passages.push({kind: kindOf(mark), cells: [plainWords(rest)]});
    }
    header = mark === '|' ? header : undefined;
  }
  return passages;
}

/**
 * The lines of each section of a page. A section begins with a heading, and the first one with the title. The second line of
 * a figure, its alternative text, is left out, because the lines below it say the same.
 */
export function sectionLines(passages: readonly Passage[]): string[][] {
  const sections: string[][] = [];
  for (const {kind, cells} of passages) {
    if (kind === 'heading') {
      sections.push([]);
    } else {
      const lines = cells.filter(Boolean).join(' · ').split('\n').map(oneLine).filter(Boolean);
      sections.at(-1)?.push(...lines.filter((_line, index) => kind !== 'figure' || index !== 1));
    }
  }
  return sections;
}

/**
 * Fetches the passages of a page, once for all callers.
 * @param address of the Markdown
 * @throws when the Markdown does not arrive
 */
export const loadMarkdown = (address: string): Promise<Passage[]> =>
  load(address, async (response) => readMarkdown(await response.text()));
