import path from 'node:path';
import {nearest} from '../../../plugins/kit/nearest';
import {readText} from '../../../plugins/kit/read-text';
import {UserError} from '../shared/command';
import {changedFiles, findCommit, isRepository, readAt} from '../shared/git';
import {folderOf, idOf, isPage} from '../shared/site';
import {type Change, changesBetween, type Page, readPage} from './changes';
import type {BackportOptions} from './options';

/** A page of the version that a correction comes from. */
export interface ChangedPage {
  /** Path within the version. */
  readonly page: string;
  /** As it was before. */
  readonly base: Page;
  readonly changes: readonly Change[];
}

/**
 * Reads what is to be carried.
 * @returns since when pages have changed, in words; the pages; and the files that are not carried, each with the reason
 * @throws UserError when there is nothing, or a revision or a page does not exist
 */
export function readChanges(
  root: string,
  {from, base, only}: BackportOptions,
): {since: string; pages: ChangedPage[]; left: string[]} {
  if (!isRepository(root)) {
    throw new UserError('docs:backport compares with git, and this is not the top folder of a git repository.');
  }
  const folder = folderOf(from);
  const {since, commit, to} = findRange(root, folder, base);
  const files = changedFiles(root, commit, to, [folder]);
  if (files.length === 0) {
    throw new UserError(
      `Nothing to carry: ${folder} has no change ${since}. Correct a page there, or name another --from or an older --base.`,
    );
  }
  const changed = files.map(({file}) => idOf(file.slice(folder.length + 1)));
  const missing = only.find((id) => !changed.includes(id));
  if (missing !== undefined) {
    const guess = nearest(missing, changed);
    throw new UserError(
      `--only: ${missing} has not changed in ${folder}.${guess === undefined ? '' : ` Did you mean ${guess}?`} Changed: ${changed.join(', ')}.`,
    );
  }
  const wanted = files.filter((_, index) => only.length === 0 || only.includes(changed[index] ?? ''));
  const carried = wanted.filter(({file, status}) => status === 'changed' && isPage(file.slice(folder.length + 1)));
  const names = carried.map(({file}) => file);
  const before = readAt(root, commit, names);
  const after = to === undefined ? undefined : readAt(root, to, names);
  return {
    since,
    pages: names.map((file) => {
      const page = readPage(before.get(file) ?? '');
      const changes = changesBetween(page, readPage(after?.get(file) ?? readText(path.join(root, file))));
      return {page: file.slice(folder.length + 1), base: page, changes};
    }),
    left: wanted
      .filter(({file}) => !names.includes(file))
      .map(
        ({file, status}) =>
          `${file} ${status === 'deleted' ? 'was removed: remove it' : 'is no changed page: copy it'} where it belongs.`,
      ),
  };
}

function findRange(root: string, folder: string, base = 'HEAD'): {since: string; commit: string; to?: string} {
  const commit = findCommit(root, base);
  if (commit === undefined) {
    throw new UserError(
      `--base: there is no revision "${base}" here. Try a branch, a tag or a commit: git log --oneline -- ${folder}`,
    );
  }
  if (base !== 'HEAD') {
    return {since: `since ${base}`, commit};
  }
  const parent = changedFiles(root, commit, undefined, [folder]).length > 0 ? undefined : findCommit(root, 'HEAD^');
  return parent === undefined
    ? {since: 'that is not committed yet', commit}
    : {since: 'in the working tree or the last commit', commit: parent, to: commit};
}
