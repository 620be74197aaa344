import {describeVersion} from '../shared/site';
import type {Change, Verdict} from './changes';
import type {ChangedPage} from './source';

/** One change of one page against one version. */
export interface Row {
  /** Path within the version. */
  readonly page: string;
  /** The page in the version, relative to the repository. */
  readonly file: string;
  /** 1 for the first change of its page. */
  readonly number: number;
  readonly change: Change;
  readonly version: string;
  readonly verdict: Verdict;
}

/** The changes of the source, with their numbers and texts. */
export function formatChanges(pages: readonly ChangedPage[]): string {
  const texts = pages.flatMap(({page, changes}) =>
    changes.map(({start, removed, added}, index) =>
      [
        `${page} #${index + 1}, line ${start + 1}`,
        ...removed.map((line) => `  - ${line}`),
        ...added.map((line) => `  + ${line}`),
      ].join('\n'),
    ),
  );
  return texts.join('\n') || '  none that can be carried';
}

/** One row per page, change and version, with their number by result below. */
export function formatTable(rows: readonly Row[], isApplied: boolean): string {
  const fits = isApplied ? 'applied' : 'would apply';
  const cells = rows.map(({page, number, version, verdict}) => [
    page,
    `#${number}`,
    describeVersion(version),
    verdict.status === 'fits' ? fits : verdict.status,
    'reason' in verdict ? verdict.reason : '',
  ]);
  const table = [['Page', 'Change', 'Version', 'Result', 'Why'], ...cells];
  const widthOf = (column: number): number => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widthOf(column))).join('  '));
  const counts = [fits, 'already there', 'not there', 'conflict'].map(
    (status) => `${cells.filter((row) => row[3] === status).length} ${status}`,
  );
  return [...lines.map((line) => line.trimEnd()), '', counts.join(', ')].join('\n');
}

/** Both texts of each conflict, for the person who decides. */
export function formatConflicts(rows: readonly Row[]): string {
  const indent = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join('\n') || '    (nothing)';
  return rows
    .flatMap(({page, number, version, change, verdict}) =>
      verdict.status === 'conflict'
        ? [
            `\nConflict: ${page} #${number} in ${describeVersion(version)}: ${verdict.reason}`,
            `  ${describeVersion(version)} says:`,
            indent(verdict.ours),
            '  the change says:',
            indent(change.added),
          ]
        : [],
    )
    .join('\n');
}
