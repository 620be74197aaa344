import type {Hunk} from './hunks';
import {judge, type Verdict} from './judge';
import {applyEdits, type Edit, overlaps} from './lines';
import type {Merge} from './merge';

/** A page of the source that has changed. */
export interface ChangedSource {
  /** Path within the version. */
  readonly page: string;
  readonly base: string;
  readonly hunks: readonly Hunk[];
}

/** One row of the table: one hunk of one page against one version. */
export interface Row {
  /** Path within the version. */
  readonly page: string;
  readonly hunk: Hunk;
  readonly version: string;
  readonly verdict: Verdict | {readonly status: 'page absent'; readonly note: string};
}

/** A page of a version with the text that it would get. */
export interface Write {
  readonly version: string;
  /** Path within the version. */
  readonly page: string;
  readonly before: string;
  readonly after: string;
}

/** What a backport would do. */
export interface Plan {
  readonly rows: readonly Row[];
  readonly writes: readonly Write[];
}

/**
 * What a written page would break in its version: the line (from 1) and the reason.
 * All writes are given together, since one page may link to what another one gets.
 */
export type Inspect = (writes: readonly Write[]) => readonly (readonly {line: number; reason: string}[])[];

/**
 * Judges every hunk against every version, and works out the texts.
 * @param textOf the text of a page in a version; undefined when the version does not have it
 */
export function makePlan(
  sources: readonly ChangedSource[],
  versions: readonly string[],
  textOf: (version: string, page: string) => string | undefined,
  merge: Merge,
  inspect: Inspect,
): Plan {
  const judged = sources.flatMap((source) =>
    versions.map((version) => judgePage(source, version, textOf(version, source.page), merge)),
  );
  const writes = judged.flatMap(writesOf);
  const findings = inspect(writes);
  const checked = judged.map((target) => {
    const index = writes.findIndex(({version, page}) => version === target.version && page === target.page);
    const write = writes[index];
    return write ? {...target, rows: refuseBroken(target.rows, write, findings[index] ?? [])} : target;
  });
  const rows = sources.flatMap(({page, hunks}) =>
    hunks.flatMap((_, index) => checked.flatMap((target) => (target.page === page ? (target.rows[index] ?? []) : []))),
  );
  return {rows, writes: checked.flatMap(writesOf)};
}

/** A page of a version, with a row for each hunk of its source. */
interface Target {
  readonly version: string;
  readonly page: string;
  readonly before: string;
  readonly rows: readonly Row[];
}

function judgePage(
  {page, base, hunks}: ChangedSource,
  version: string,
  before: string | undefined,
  merge: Merge,
): Target {
  if (before === undefined) {
    const verdict = {status: 'page absent', note: ''} as const;
    return {version, page, before: '', rows: hunks.map((hunk) => ({page, hunk, version, verdict}))};
  }
  const [source, target] = [base.split('\n'), before.split('\n')];
  const rows = hunks.map((hunk): Row => ({page, hunk, version, verdict: judge(hunk, source, target, merge)}));
  return {version, page, before, rows: refuseOverlaps(rows, target)};
}

/** Two hunks of one page may land on the same lines of a version: then only the first is carried. */
function refuseOverlaps(rows: readonly Row[], target: readonly string[]): Row[] {
  const accepted: Edit[] = [];
  return rows.map((row) => {
    if (row.verdict.status !== 'applied') {
      return row;
    }
    const {edit} = row.verdict;
    if (accepted.some((other) => overlaps(edit, other))) {
      const ours = target.slice(edit.start, edit.end);
      return {...row, verdict: {status: 'conflict', note: 'another hunk changes the same lines', ours}};
    }
    accepted.push(edit);
    return row;
  });
}

function writesOf({version, page, before, rows}: Target): Write[] {
  const edits = rows.flatMap(({verdict}) => (verdict.status === 'applied' ? [verdict.edit] : []));
  const after = applyEdits(before.split('\n'), edits).join('\n');
  return edits.length > 0 ? [{version, page, before, after}] : [];
}

/** A hunk may read well and still be wrong in a version: a link to a page that it does not have, a name that came later. */
function refuseBroken(rows: readonly Row[], write: Write, findings: ReturnType<Inspect>[number]): Row[] {
  const after = write.after.split('\n');
  return rows.map((row) => {
    if (row.verdict.status !== 'applied') {
      return row;
    }
    const {start, end, lines} = row.verdict.edit;
    const broken = findings.find(({line}) => lines.includes(after[line - 1] ?? ''));
    const ours = write.before.split('\n').slice(start, end);
    return broken ? {...row, verdict: {status: 'conflict', note: broken.reason, ours}} : row;
  });
}
