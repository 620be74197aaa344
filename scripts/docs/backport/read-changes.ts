import {didYouMean, formatDiagnostic} from '../shared/diagnostic';
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
 * Reads what is to be carried: what has changed since --base, or is not committed yet, or else the last commit.
 * @returns the revision that the pages are compared with, the pages, and the files that are no pages, or new, or gone
 * @throws when there is nothing, or a revision or a page does not exist
 */
export function readChanges(root: string, {from, base, only}: BackportOptions, site: Site) {
  const folder = folderOf(from);
  const since = base ?? (changedFiles(root, 'HEAD', [folder]).length > 0 ? 'HEAD' : 'HEAD^');
  const commit = findCommit(root, since);
  if (commit === undefined) {
    const hint = 'Try a branch, a tag or a commit: git log --oneline';
    throw new Error(`--base: there is no revision "${since}" here. ${hint}`);
  }
  const files = changedFiles(root, commit, [folder]);
  if (files.length === 0) {
    const hint = 'Correct a page there, or name another --from or an older --base.';
    throw new Error(`Nothing to carry: ${folder} has no change since ${since}. ${hint}`);
  }
  const idIn = (file: string): string => idOf(file.slice(folder.length + 1));
  const ids = files.map(idIn);
  const missing = only.find((id) => !ids.includes(id));
  if (missing !== undefined) {
    const hint = `${didYouMean(missing, ids)} Changed: ${ids.join(', ')}.`.trim();
    throw new Error(`--only: ${missing} has not changed in ${folder}. ${hint}`);
  }
  const pages: ChangedPage[] = [];
  const left: string[] = [];
  for (const file of files.filter((each) => only.length === 0 || only.includes(idIn(each)))) {
    const page = file.slice(folder.length + 1);
    const after = site.versions.find(({name}) => name === from)?.pages.get(page);
    const text = after && readAt(root, commit, file);
    const before = readSource(file, page, text ?? '');
    if (before.error) {
      const reason = formatDiagnostic(before.error);
      throw new Error(`A page could not be read as it was, so correct each version by hand: ${reason}`);
    }
    if (after && text !== undefined) {
      pages.push({page, base: before, changes: changesBetween(before, after)});
    } else {
      left.push(file);
    }
  }
  return {since, pages, left};
}
