import {fencesOf, isFenced} from '../../../plugins/kit/fences';
import type {Page} from './page';

/** A line of a page that readers see as text: no front matter, no fenced block. */
export interface ProseLine {
  /** Line in the page, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A table of a page. Cells hold their Markdown, without the spaces round it. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly {readonly line: number; readonly cells: readonly string[]}[];
}

// Several checks read the same pages.
const known = new WeakMap<Pick<Page, 'text'>, ProseLine[]>();

/** The lines of a page that hold text. Prose has one paragraph per line, so that a line is a paragraph or a row. */
export function proseOf(page: Pick<Page, 'text'>): readonly ProseLine[] {
  const lines = known.get(page) ?? readProse(page.text);
  known.set(page, lines);
  return lines;
}

function readProse(source: string): ProseLine[] {
  const lines = source.split('\n');
  const fences = fencesOf(lines);
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  return lines.flatMap((text, index) =>
    index >= start && text.trim() !== '' && !isFenced(index, fences) ? [{line: index + 1, text}] : [],
  );
}

/** The tables among the lines of a page. */
export function tablesOf(lines: readonly ProseLine[]): Table[] {
  const tables: {header: string[]; rows: {line: number; cells: string[]}[]}[] = [];
  for (const [index, {line, text}] of lines.entries()) {
    const above = lines[index - 1];
    const isInTable = above?.line === line - 1 && isRow(above.text) && isRow(text);
    if (isInTable && /^[|\s:-]+$/.test(text)) {
      tables.push({header: cellsOf(above.text), rows: []});
    } else if (isInTable) {
      tables.at(-1)?.rows.push({line, cells: cellsOf(text)});
    }
  }
  return tables;
}

const isRow = (text: string): boolean => text.trimStart().startsWith('|');

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The names in a text: what stands in code or in bold. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*/g)].map(([, code, bold]) => code ?? bold ?? '');
}
