import {CURRENT} from '../shared/versions';
import type {Hunk} from './hunks';
import type {ChangedSource, Row} from './plan';

/** The table of a dry run: one row per page, hunk and version. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({page, hunk, version, verdict}) => [
    page,
    `#${hunk.number}`,
    version === CURRENT ? 'docs/' : version,
    verdict.status,
    verdict.note,
  ]);
  const table = [['Page', 'Hunk', 'Version', 'Result', 'Why'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The hunks of a change, with their numbers and texts. */
export function formatHunks(sources: readonly ChangedSource[]): string {
  return sources
    .flatMap(({page, hunks}) =>
      hunks.map((hunk) => `${page} #${hunk.number}, line ${hunk.start + 1}\n${formatHunk(hunk)}`),
    )
    .join('\n');
}

const WIDTH = 140;

function formatHunk({removed, added}: Hunk): string {
  // Lines are whole paragraphs: what counts is the place where they differ.
  const [before = '', after = ''] = [removed[0], added[0]];
  const from = removed.length === 1 && added.length === 1 ? Math.max(0, samePart(before, after) - WIDTH / 2) : 0;
  const lines = [
    ...removed.map((line) => `  - ${excerpt(line, from)}`),
    ...added.map((line) => `  + ${excerpt(line, from)}`),
  ];
  return lines.length > 8 ? [...lines.slice(0, 7), `  … ${lines.length - 7} more lines`].join('\n') : lines.join('\n');
}

/** How many characters two lines share at their beginning. */
function samePart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

/** A part of a long line. */
function excerpt(line: string, from: number): string {
  const start = line.length > WIDTH ? from : 0;
  const end = start + WIDTH;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

/** Both texts of each conflict in full, for the person who decides. */
export function formatConflicts(rows: readonly Row[]): string {
  return rows
    .flatMap(({page, hunk, version, verdict}) => {
      if (verdict.status !== 'conflict') {
        return [];
      }
      const indent = (lines: readonly string[]): string =>
        lines.map((line) => `    ${line}`).join('\n') || '    (nothing)';
      return [
        `Conflict: ${page} #${hunk.number} in ${version === CURRENT ? 'docs/' : version}: ${verdict.note}`,
        `  ${version === CURRENT ? 'docs/' : version} says:`,
        indent(verdict.ours),
        '  the change says:',
        indent(hunk.added),
      ];
    })
    .join('\n');
}
