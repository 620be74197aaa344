import {describeVersion} from '../shared/site';
import type {ChangedSource, Row} from './plan';

/** The table of a dry run: one row per page, hunk and version. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({page, hunk, version, verdict: {status, note}}) => [
    page,
    `#${hunk.number}`,
    describeVersion(version),
    status,
    note,
  ]);
  const table = [['Page', 'Hunk', 'Version', 'Result', 'Why'], ...cells];
  const widthOf = (column: number): number => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The hunks of a change, with their numbers and texts. */
export function formatHunks(sources: readonly ChangedSource[]): string {
  return sources
    .flatMap(({page, hunks}) =>
      hunks.map(({number, start, removed, added}) =>
        [
          `${page} #${number}, line ${start + 1}`,
          ...removed.map((line) => `  - ${line}`),
          ...added.map((line) => `  + ${line}`),
        ].join('\n'),
      ),
    )
    .join('\n');
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
        `Conflict: ${page} #${hunk.number} in ${describeVersion(version)}: ${verdict.note}`,
        `  ${describeVersion(version)} says:`,
        indent(verdict.ours),
        '  the change says:',
        indent(hunk.added),
      ];
    })
    .join('\n');
}
