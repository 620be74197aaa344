import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../../plugins/kit/nearest';
import {changedFiles, findCommit, git, isRepository, readAt} from '../shared/git';
import {UserError} from '../shared/problem';
import {isPage} from '../shared/site';
import {folderOf} from '../shared/versions';
import type {BackportOptions} from './options';
import {type Hunk, readHunks} from './hunks';
import type {ChangedSource} from './plan';

/** What has changed in the version that a correction comes from. */
export interface SourceChange {
  /** In words: since when. */
  readonly since: string;
  readonly pages: readonly ChangedSource[];
  /** Files that are not carried, each with the reason. */
  readonly left: readonly {readonly file: string; readonly reason: string}[];
}

/**
 * Reads the change that is to be carried.
 * @throws UserError when there is none, or a revision or a page does not exist
 */
export function readSource(root: string, {from, base, only}: BackportOptions): SourceChange {
  if (!isRepository(root)) {
    throw new UserError('docs:backport compares with git, and this is not the top folder of a git repository.');
  }
  const folder = folderOf(from);
  const {commit, to, since} = findRange(root, folder, base);
  const changed = changedFiles(root, commit, to, [folder]);
  if (changed.length === 0) {
    throw new UserError(
      `Nothing to carry: ${folder} has no change ${since}. Correct a page there, or name an older --base or another --from.`,
    );
  }
  const wanted = selectPages(
    root,
    folder,
    changed.map(({file}) => file),
    only,
  );
  const texts = readAt(
    root,
    commit,
    changed.map(({file}) => file),
  );
  const newTexts =
    to === undefined
      ? undefined
      : readAt(
          root,
          to,
          changed.map(({file}) => file),
        );
  const pages: ChangedSource[] = [];
  const left: {file: string; reason: string}[] = [];
  for (const {file, status} of changed) {
    const page = file.slice(folder.length + 1);
    if (wanted && !wanted.has(page)) {
      continue;
    }
    if (status !== 'changed') {
      left.push({
        file,
        reason: status === 'added' ? 'is new: copy it where it belongs' : 'was removed: remove it where it has to go',
      });
      continue;
    }
    if (!isPage(page)) {
      left.push({file, reason: 'is not a page: copy it where it belongs'});
      continue;
    }
    const before = texts.get(file) ?? '';
    const after = newTexts?.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    const hunks = readHunks(diffOf(root, commit, to, file), before.split('\n'), after.split('\n'));
    pages.push({page, base: before, hunks: selectHunks(page, hunks, wanted?.get(page))});
  }
  return {since, pages, left};
}

function findRange(
  root: string,
  folder: string,
  base: string | undefined,
): {commit: string; to?: string; since: string} {
  const commit = findCommit(root, base ?? 'HEAD');
  if (commit === undefined) {
    throw new UserError(
      base === undefined
        ? 'This repository has no commit yet: there is nothing to compare with.'
        : `--base: there is no revision "${base}" here. Try a branch, a tag or a commit: git log --oneline -- ${folder}`,
    );
  }
  if (base !== undefined) {
    return {commit, since: `since ${base}`};
  }
  if (changedFiles(root, commit, undefined, [folder]).length > 0) {
    return {commit, since: 'that is not committed yet'};
  }
  const parent = findCommit(root, 'HEAD^');
  if (parent === undefined) {
    throw new UserError(`Nothing to carry: ${folder} has no change, and the last commit is the first one.`);
  }
  return {commit: parent, to: commit, since: 'in the working tree or the last commit'};
}

function diffOf(root: string, commit: string, to: string | undefined, file: string): string {
  const range = to === undefined ? [commit] : [commit, to];
  const flags = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv', '--diff-algorithm=histogram'];
  return git(root, ['diff', ...flags, ...range, '--', file]);
}

/** The pages that `--only` names, with their hunks; undefined when it names none. */
function selectPages(
  root: string,
  folder: string,
  changed: readonly string[],
  only: BackportOptions['only'],
): Map<string, number[]> | undefined {
  if (only.length === 0) {
    return undefined;
  }
  const changedPages = changed.map((file) => file.slice(folder.length + 1));
  const all = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', folder])
    .split('\0')
    .filter(Boolean)
    .map((file) => file.slice(folder.length + 1));
  const plain = (page: string): string => page.replace(/\.mdx?$/, '');
  const selected = new Map<string, number[]>();
  for (const {page, hunk} of only) {
    const found = changedPages.find((path) => plain(path) === page);
    if (found === undefined) {
      const guess = nearest(page, [...changedPages, ...all].map(plain));
      throw new UserError(
        all.some((path) => plain(path) === page)
          ? `--only: ${page} has not changed in ${folder}. Changed: ${changedPages.map(plain).join(', ')}.`
          : `--only: ${folder} has no page "${page}".${guess === undefined ? '' : ` Did you mean ${guess}?`}`,
      );
    }
    selected.set(found, [...(selected.get(found) ?? []), ...(hunk === undefined ? [] : [hunk])]);
  }
  return selected;
}

function selectHunks(page: string, hunks: readonly Hunk[], numbers: readonly number[] | undefined): readonly Hunk[] {
  if (!numbers || numbers.length === 0) {
    return hunks;
  }
  const missing = numbers.find((number) => !hunks.some((hunk) => hunk.number === number));
  if (missing !== undefined) {
    throw new UserError(`--only: ${page} has ${hunks.length} hunks, and no hunk ${missing}.`);
  }
  return hunks.filter(({number}) => numbers.includes(number));
}
