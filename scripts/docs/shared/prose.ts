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
  const lines: ProseLine[] = [];
  const all = source.split('\n');
  const start = all[0] === '---' ? all.indexOf('---', 1) + 1 : 0;
  let fence: string | undefined;
  for (const [index, text] of all.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark !== undefined) {
      fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
    } else if (index >= start && fence === undefined && text.trim() !== '') {
      lines.push({line: index + 1, text});
    }
  }
  return lines;
}

/** The tables among the lines of a page. */
export function tablesOf(lines: readonly ProseLine[]): Table[] {
  const tables: Table[] = [];
  let above: ProseLine | undefined;
  let rows: {line: number; cells: string[]}[] | undefined;
  for (const each of lines) {
    const isRow = each.text.trimStart().startsWith('|');
    const rowAbove = above?.line === each.line - 1 ? above : undefined;
    if (!isRow || !rowAbove) {
      rows = undefined;
    }
    if (isRow && rowAbove && /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(each.text)) {
      rows = [];
      tables.push({header: cellsOf(rowAbove.text), rows});
    } else {
      rows?.push({line: each.line, cells: cellsOf(each.text)});
    }
    above = isRow ? each : undefined;
  }
  return tables;
}

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

/** Cuts a paragraph into its sentences. A full stop within a name or a number ends nothing. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?][)*]*)\s+(?=[\p{Lu}`*[(])/u);
}
