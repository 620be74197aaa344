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

/** Fenced code: its fences are indented like its lines. */
const CODE = /^(?<margin>[ >]*)```.*\n(?<code>(?:.*\n)*?)[ >]*```.*$/;
const FIGURE = /^(?<figure>> \*\*Figure: .*(?:\n>.*)*)/;
const TABLE = /^(?<table>[ >]*\|.*(?:\n[ >]*\|.*)*)/;
/** Any other line, with the mark of a heading or an item before its words. */
const LINE = /^[ >]*(?:(?<heading>#+ )|(?<item>[-*] |\d+\. ))?(?<words>[^ >\n].*)$/;
const BLOCK = new RegExp([CODE, FIGURE, TABLE, LINE].map(({source}) => source).join('|'), 'gm');

function cellsOf(row: string): string[] {
  const cells = row.replace(/^[ >]*\||\|$/g, '').split(/(?<!\\)\|/);
  return cells.map(plainWords);
}

/** The rows of a table. Its second line only says that the first one is the head. */
function rowsOf(table: string): Passage[] {
  const [header = [], , ...rows] = table.split('\n').map(cellsOf);
  return [{kind: 'row', cells: header}, ...rows.map((cells): Passage => ({kind: 'row', cells, header}))];
}

/** The passages of a page's Markdown: each paragraph, item, row and heading is one line, code is fenced, a figure quoted. */
export function readMarkdown(markdown: string): Passage[] {
  const blocks = markdown.replace(/^---\n.*?\n---\n/s, '').matchAll(BLOCK);
  return Array.from(blocks, ({groups = {}}): Passage | Passage[] => {
    const {margin = '', code, figure, table, heading, item, words = ''} = groups;
    if (code !== undefined) {
      const lines = code.split('\n').slice(0, -1);
      return {kind: 'code', cells: [lines.map((line) => line.slice(margin.length)).join('\n')]};
    }
    if (figure !== undefined) {
      const lines = figure.split('\n').map((line) => plainWords(LINE.exec(line)?.groups?.words ?? ''));
      return {kind: 'figure', cells: [lines.join('\n')]};
    }
    if (table !== undefined) {
      return rowsOf(table);
    }
    const kind = item === undefined ? 'paragraph' : 'item';
    return {kind: heading === undefined ? kind : 'heading', cells: [plainWords(words)]};
  }).flat();
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
