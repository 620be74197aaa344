import {describeVersion} from '../shared/site';
import type {Change, Verdict} from './changes';

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

/** Each change, below it what becomes of it in each version, and in the last line the numbers. */
export function formatReport(rows: readonly Row[], isApplied: boolean): string {
  const fits = isApplied ? 'applied' : 'would apply';
  const lines = rows.flatMap(({page, number, change: {start, removed, added}, version, verdict}, index) => {
    const head = [
      `${page} #${number}, line ${start + 1}`,
      ...removed.map((line) => `  - ${line}`),
      ...added.map((line) => `  + ${line}`),
    ];
    const status = verdict.status === 'fits' ? fits : verdict.status;
    const reason = 'reason' in verdict ? ` (${verdict.reason})` : '';
    const ours = 'ours' in verdict ? verdict.ours.map((line) => `          ${line}`) : [];
    const isFirst = rows[index - 1]?.change !== rows[index]?.change;
    return [...(isFirst ? head : []), `    ${describeVersion(version)}: ${status}${reason}`, ...ours];
  });
  const counts = ['fits', 'already there', 'not there', 'conflict'].map((status) => {
    const {length} = rows.filter(({verdict}) => verdict.status === status);
    return `${length} ${status === 'fits' ? fits : status}`;
  });
  return [...lines, '', counts.join(', ')].join('\n');
}
