import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../src/data/releases';
import {type CheckContext, readContext} from '../check/all';
import {UserError} from '../shared/command';
import {dirtyFiles, git} from '../shared/git';
import {folderOf, readReleased, readTree} from '../shared/site';
import {type Change, judge, type Page, readPage, type Verdict} from './changes';
import {findNewFaults, type Write} from './inspect';
import {readOptions, USAGE} from './options';
import {formatChanges, formatConflicts, formatTable, type Row} from './report';
import {type ChangedPage, readChanges} from './source';

/**
 * docs:backport.
 * @param root the top folder of the repository
 * @param releases the rows of releases.ts
 * @param print where the lines of its report go
 * @returns the exit code: 1 when --apply was stopped by a conflict
 * @throws UserError when the command line, the revision or the working tree stands in the way
 */
export function backport(
  root: string,
  args: readonly string[],
  releases: readonly Release[],
  print: (text: string) => void,
): number {
  const files = readTree(root);
  const options = readOptions(args, readReleased(files.get('versions.json')));
  if (options.help) {
    print(USAGE);
    return 0;
  }
  const {since, pages, left} = readChanges(root, options);
  const {rows, writes} = makePlan(pages, options.to, readContext(files, releases));
  const conflicts = rows.filter(({verdict}) => verdict.status === 'conflict');
  refuseDirtyFiles(root, [...writes, ...conflicts]);

  print(`Changes of ${folderOf(options.from)} ${since}:`);
  print(formatChanges(pages));
  left.forEach((file) => {
    print(`Not carried: ${file}`);
  });
  print(`\n${formatTable(rows, options.apply && conflicts.length === 0)}`);
  print(formatConflicts(conflicts));
  if (options.apply && conflicts.length > 0) {
    const free = options.to.filter((version) => !conflicts.some((row) => row.version === version));
    print('Nothing is written: leave the conflicts out with --to or --only, and correct these pages by hand.');
    print(free.length > 0 ? `Versions without a conflict: --to ${free.join(',')}` : 'Each version has a conflict.');
    return 1;
  }
  if (writes.length === 0) {
    print('There is nothing to write.');
  } else if (options.apply) {
    writeAll(root, writes);
    print(`Written: ${writes.length} pages. Look at them with git diff.`);
  } else {
    print('Nothing is written yet: run the same with --apply.');
  }
  return 0;
}

/** Judges every change against every version, and works out the texts. */
function makePlan(
  pages: readonly ChangedPage[],
  versions: readonly string[],
  context: CheckContext,
): {rows: Row[]; writes: Write[]} {
  const textOf = (version: string, page: string): string | undefined =>
    context.site.versions.find(({name}) => name === version)?.pages.get(page)?.source;
  const targets = pages.flatMap(({page, base, changes}) =>
    versions.map((version) => {
      const text = textOf(version, page);
      const target = text === undefined ? undefined : readPage(text);
      const verdicts = refuseOverlaps(
        changes.map((change): Verdict =>
          target ? judge(change, base, target) : {status: 'not there', reason: 'no such page'},
        ),
      );
      const edits = verdicts.flatMap((verdict) => (verdict.status === 'fits' ? [verdict.edit] : []));
      const write = target && edits.length > 0 ? {version, page, text: edit(target, edits)} : undefined;
      return {version, page, changes, verdicts, write};
    }),
  );
  const writes = targets.flatMap(({write}) => write ?? []);
  const faults = findNewFaults(writes, context);
  const rows = targets.flatMap(({version, page, changes, verdicts, write}) =>
    changes.map((change, index): Row => {
      const verdict = verdicts[index] ?? {status: 'already there'};
      const lines = write?.text.split('\n') ?? [];
      const fault = faults.find(
        ({file, line}) => file === `${folderOf(version)}/${page}` && change.added.includes(lines[line - 1] ?? ''),
      );
      return {
        ...{page, number: index + 1, change, version},
        verdict:
          fault && verdict.status === 'fits'
            ? {status: 'conflict', reason: fault.message, ours: verdict.edit.removed}
            : verdict,
      };
    }),
  );
  return {rows, writes};
}

/** Two changes of one page may land on the same place of a version: then only the first one fits. */
function refuseOverlaps(verdicts: readonly Verdict[]): Verdict[] {
  const taken: Change[] = [];
  const endOf = ({start, removed}: Change): number => start + removed.length;
  return verdicts.map((verdict) => {
    if (verdict.status !== 'fits') {
      return verdict;
    }
    const {edit: own} = verdict;
    const isTaken = taken.some(
      (other) => own.start === other.start || (own.start < endOf(other) && other.start < endOf(own)),
    );
    taken.push(own);
    return isTaken ? {status: 'conflict', reason: 'another change has the same place', ours: own.removed} : verdict;
  });
}

/** Replaces lines of a page, from its end to its beginning, so that the places stay right. */
function edit({lines}: Page, edits: readonly Change[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, {start, removed, added}) => text.toSpliced(start, removed.length, ...added), [...lines])
    .join('\n');
}

/** Writes all pages or none: git can take back what a failure has written. Each page keeps its line endings. */
export function writeAll(root: string, writes: readonly Write[]): void {
  const files = writes.map(({version, page}) => `${folderOf(version)}/${page}`);
  try {
    writes.forEach(({text}, index) => {
      const file = path.join(root, files[index] ?? '');
      const isWindows = readFileSync(file, 'utf8').includes('\r\n');
      writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
    });
  } catch (error) {
    git(root, ['restore', '--', ...files]);
    throw error;
  }
}

/** Only pages that this run would write or argue about count: one that has the text already may be uncommitted. */
function refuseDirtyFiles(root: string, targets: readonly {readonly version: string; readonly page: string}[]): void {
  const files = targets.map(({version, page}) => `${folderOf(version)}/${page}`);
  const dirty = files.length > 0 ? dirtyFiles(root, [...new Set(files)]) : [];
  if (dirty.length > 0) {
    throw new UserError(
      `These pages have changes of their own that are not committed:\n${dirty.map((file) => `  ${file}`).join('\n')}\n` +
        'Commit or stash them first, so that what is carried can be told from them.',
    );
  }
}
