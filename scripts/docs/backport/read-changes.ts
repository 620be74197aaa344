import {nearest} from '../../../plugins/kit/nearest';
import {formatDiagnostic} from '../shared/diagnostic';
import {changedFiles, findCommit, readAt} from '../shared/git';
import {folderOf, idOf, type Site} from '../shared/site';
import {readSource, type Source} from '../shared/source';
import {type Change, changesBetween} from './changes';
import type {BackportOptions} from './options';

/** A page of the version that a correction comes from. */
export interface ChangedPage {
  /** Path within the version. */
  readonly page: string;
  /** As it was before. */
  readonly base: Source;
  readonly changes: readonly Change[];
}

/**
 * Reads what is to be carried.
 * @returns since when pages have changed, in words; the pages; and the files that are not carried
 * @throws when there is nothing, or a revision or a page does not exist
 */
export function readChanges(
  root: string,
  {from, base, only}: BackportOptions,
  site: Site,
): {since: string; pages: ChangedPage[]; left: string[]} {
  const folder = folderOf(from);
  const {since, commit} = findBase(root, folder, base);
  const files = changedFiles(root, commit, [folder]).map((file) => file.slice(folder.length + 1));
  const ids = files.map(idOf);
  const missing = only.find((id) => !ids.includes(id));
  if (files.length === 0) {
    const hint = 'Correct a page there, or name another --from or an older --base.';
    throw new Error(`Nothing to carry: ${folder} has no change ${since}. ${hint}`);
  }
  if (missing !== undefined) {
    const guess = nearest(missing, ids);
    const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
    throw new Error(`--only: ${missing} has not changed in ${folder}.${hint} Changed: ${ids.join(', ')}.`);
  }
  const pages: ChangedPage[] = [];
  const left: string[] = [];
  for (const page of files.filter((file) => only.length === 0 || only.includes(idOf(file)))) {
    const file = `${folder}/${page}`;
    const after = site.versions.find(({name}) => name === from)?.pages.get(page);
    const old = after && readAt(root, commit, file);
    if (!after || old === undefined) {
      left.push(file);
      continue;
    }
    const before = readSource(file, page, old);
    if (before.error) {
      const reason = formatDiagnostic(before.error);
      throw new Error(`A page could not be read as it was, so correct each version by hand: ${reason}`);
    }
    pages.push({page, base: before, changes: changesBetween(before, after)});
  }
  return {since, pages, left};
}

/** What the pages are compared with: what --base names, else the last commit, or the one before when nothing is new. */
function findBase(root: string, folder: string, base: string | undefined): {since: string; commit: string} {
  const commit = findCommit(root, base ?? 'HEAD');
  if (commit === undefined) {
    const hint = 'Try a branch, a tag or a commit: git log --oneline';
    throw new Error(`--base: there is no revision "${base ?? 'HEAD'}" here. ${hint}`);
  }
  if (base !== undefined) {
    return {since: `since ${base}`, commit};
  }
  const parent = changedFiles(root, commit, [folder]).length > 0 ? undefined : findCommit(root, 'HEAD^');
  return parent === undefined
    ? {since: 'that is not committed yet', commit}
    : {since: 'in the working tree or the last commit', commit: parent};
}
