import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../src/data/releases';
import {dirtyFiles, git} from '../shared/git';
import {UserError} from '../shared/command';
import {type Files, readTree, readReleased, folderOf} from '../shared/site';
import {inspectWith} from './inspect';
import {withGitMerge} from './merge';
import {readOptions, USAGE} from './options';
import {makePlan, type Plan, type Row, type Write} from './plan';
import {readSource} from './source';
import {formatConflicts, formatHunks, formatTable} from './table';

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
  const {since, pages, left} = readSource(root, options);
  const {site, inspect} = inspectWith(files, releases);
  const textOf = (version: string, page: string): string | undefined =>
    site.versions.find(({name}) => name === version)?.pages.get(page)?.source;
  const plan = withGitMerge((merge) => makePlan(pages, options.to, textOf, merge, inspect));
  refuseDirtyTargets(root, plan, files);

  print(`Changes of ${folderOf(options.from)} ${since}:`);
  print(formatHunks(pages) || '  none that can be carried');
  for (const {file, reason} of left) {
    print(`Not carried: ${file} ${reason}.`);
  }
  print('');
  print(formatTable(plan.rows));
  const conflicts = plan.rows.filter(({verdict}) => verdict.status === 'conflict');
  if (conflicts.length > 0) {
    print('');
    print(formatConflicts(conflicts));
  }
  print('');
  print(summarise(plan.rows));
  if (!options.apply) {
    print(plan.writes.length > 0 ? 'Nothing is written yet: run the same with --apply.' : 'There is nothing to write.');
    return 0;
  }
  if (conflicts.length > 0) {
    print('Nothing is written: leave the conflicts out with --to or --only, and correct these pages by hand.');
    const free = options.to.filter((version) => !conflicts.some((row) => row.version === version));
    print(free.length > 0 ? `Versions without a conflict: --to ${free.join(',')}` : 'Each version has a conflict.');
    return 1;
  }
  writeAll(root, plan.writes);
  print(
    plan.writes.length > 0
      ? `Written: ${plan.writes.length} pages. Look at them with git diff.`
      : 'There is nothing to write.',
  );
  return 0;
}

/** Replaces the text of a file, which keeps its own line endings. */
function replaceText(file: string, text: string): void {
  const isWindows = readFileSync(file, 'utf8').includes('\r\n');
  writeFileSync(file, isWindows ? text.replaceAll('\n', '\r\n') : text);
}

/** Writes all pages or none: they have no changes of their own, so that git can take back what a failure has written. */
export function writeAll(root: string, writes: readonly Write[]): void {
  const files = writes.map(({version, page}) => `${folderOf(version)}/${page}`);
  try {
    writes.forEach(({after}, index) => {
      replaceText(path.join(root, files[index] ?? ''), after);
    });
  } catch (error) {
    git(root, ['restore', '--', ...files]);
    throw error;
  }
}

function summarise(rows: readonly Row[]): string {
  const counts = new Map<string, number>();
  for (const {verdict} of rows) {
    counts.set(verdict.status, (counts.get(verdict.status) ?? 0) + 1);
  }
  const order = ['applied', 'already there', 'conflict', 'page absent', 'differs on purpose'];
  return order.map((status) => `${counts.get(status) ?? 0} ${status}`).join(', ');
}

/** Only pages that this run would write or argue about count: one that has the text already may be uncommitted. */
function refuseDirtyTargets(root: string, {rows}: Plan, files: Files): void {
  const targets = rows
    .filter(({verdict: {status}}) => status === 'applied' || status === 'conflict')
    .map(({version, page}) => `${folderOf(version)}/${page}`)
    .filter((file) => files.has(file));
  const dirty = targets.length > 0 ? dirtyFiles(root, [...new Set(targets)]) : [];
  if (dirty.length > 0) {
    throw new UserError(
      `These pages have changes of their own that are not committed:\n${dirty.map((file) => `  ${file}`).join('\n')}\n` +
        'Commit or stash them first, so that what is carried can be told from them.',
    );
  }
}
