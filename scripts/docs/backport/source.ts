import path from 'node:path';
import {nearest} from '../../../plugins/kit/nearest';
import {readText} from '../../../plugins/kit/read-text';
import {UserError} from '../shared/command';
import {formatDiagnostic} from '../shared/diagnostic';
import {changedFiles, commitOf, findCommit, isRepository, readAt} from '../shared/git';
import {folderOf, idOf, isPage} from '../shared/site';
import {readSource} from '../shared/source';
import {type Change, changesBetween, linesOf, type Page} from './changes';
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
    const hint = 'Correct a page there, or name another --from or an older --base.';
    throw new UserError(`Nothing to carry: ${folder} has no change ${since}. ${hint}`);
  }
  const changed = files.map(({file, status}) => {
    const page = file.slice(folder.length + 1);
    return {file, page, id: idOf(page), status, isCarried: status === 'changed' && isPage(page)};
  });
  const ids = changed.map(({id}) => id);
  const missing = only.find((id) => !ids.includes(id));
  if (missing !== undefined) {
    const guess = nearest(missing, ids);
    const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
    throw new UserError(`--only: ${missing} has not changed in ${folder}.${hint} Changed: ${ids.join(', ')}.`);
  }
  const wanted = changed.filter(({id}) => only.length === 0 || only.includes(id));
  const read = (file: string, page: string, text: string): Page => {
    const source = readSource(file, page, text);
    if (source.error) {
      const reason = formatDiagnostic(source.error);
      throw new UserError(`A page cannot be read, as it is or as it was, so correct each version by hand: ${reason}`);
    }
    return linesOf(source);
  };
  return {
    since,
    pages: wanted
      .filter(({isCarried}) => isCarried)
      .map(({file, page}) => {
        const before = read(file, page, readAt(root, commit, file));
        const after = read(file, page, to === undefined ? readText(path.join(root, file)) : readAt(root, to, file));
        return {page, base: before, changes: changesBetween(before, after)};
      }),
    left: wanted
      .filter(({isCarried}) => !isCarried)
      .map(({file, status}) => {
        const what = status === 'deleted' ? 'was removed: remove it' : 'is no changed page: copy it';
        return `${file} ${what} where it belongs.`;
      }),
  };
}

function findRange(root: string, folder: string, base = 'HEAD'): {since: string; commit: string; to?: string} {
  const commit = commitOf(root, base);
  if (base !== 'HEAD') {
    return {since: `since ${base}`, commit};
  }
  const parent = changedFiles(root, commit, undefined, [folder]).length > 0 ? undefined : findCommit(root, 'HEAD^');
  return parent === undefined
    ? {since: 'that is not committed yet', commit}
    : {since: 'in the working tree or the last commit', commit: parent, to: commit};
}
