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
  readonly page: string;
  readonly hunk: Hunk;
  readonly version: string;
  readonly verdict: Verdict | {readonly status: 'page absent'; readonly note: string};
}

/** A page of a version with the text that it would get. */
export interface Write {
  readonly version: string;
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
 * @param textOf the page of a version; undefined when the version does not have it
 */
export function makePlan(
  sources: readonly ChangedSource[],
  versions: readonly string[],
  textOf: (version: string, page: string) => string | undefined,
  merge: Merge,
  inspect: Inspect,
): Plan {
  const rows = sources.flatMap((source) => {
    const base = source.base.split('\n');
    return versions.flatMap((version): Row[] => {
      const target = textOf(version, source.page)?.split('\n');
      const judged = source.hunks.map((hunk) => ({
        page: source.page,
        hunk,
        version,
        verdict: target ? judge(hunk, base, target, merge) : ({status: 'page absent', note: ''} as const),
      }));
      return target ? refuseOverlaps(judged, target) : judged;
    });
  });
  const sorted = sortRows(rows, sources, versions);
  const checked = refuseBroken(sorted, collectWrites(sorted, textOf), inspect);
  return {rows: checked, writes: collectWrites(checked, textOf)};
}

function sortRows(rows: readonly Row[], sources: readonly ChangedSource[], versions: readonly string[]): Row[] {
  const order = (row: Row): number[] => [
    sources.findIndex(({page}) => page === row.page),
    row.hunk.number,
    versions.indexOf(row.version),
  ];
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...rows].sort((a, b) => compare(order(a), order(b)));
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

function collectWrites(rows: readonly Row[], textOf: (version: string, page: string) => string | undefined): Write[] {
  const edits = new Map<string, {version: string; page: string; edits: Edit[]}>();
  for (const {version, page, verdict} of rows) {
    if (verdict.status === 'applied') {
      const key = `${version}/${page}`;
      const entry = edits.get(key) ?? {version, page, edits: []};
      entry.edits.push(verdict.edit);
      edits.set(key, entry);
    }
  }
  return [...edits.values()].map(({version, page, edits: list}) => {
    const before = textOf(version, page) ?? '';
    return {version, page, before, after: applyEdits(before.split('\n'), list).join('\n')};
  });
}

/** A hunk may read well and still be wrong in a version: a link to a page that it does not have, a name that came later. */
function refuseBroken(rows: readonly Row[], writes: readonly Write[], inspect: Inspect): Row[] {
  const findings = inspect(writes);
  return rows.map((row) => {
    const {verdict} = row;
    const index = writes.findIndex(({version, page}) => version === row.version && page === row.page);
    const write = writes[index];
    if (verdict.status !== 'applied' || !write) {
      return row;
    }
    const after = write.after.split('\n');
    const broken = findings[index]?.find(({line}) => verdict.edit.lines.includes(after[line - 1] ?? ''));
    const {start, end} = verdict.edit;
    return broken
      ? {...row, verdict: {status: 'conflict', note: broken.reason, ours: write.before.split('\n').slice(start, end)}}
      : row;
  });
}
