import {changedFiles, findCommit, isRepository, readAt} from '../shared/git';
import {UserError} from '../shared/problem';
import {isPage} from '../shared/site';
import {placeOf} from '../shared/versions';
import type {ChangedPage} from './twins';

/**
 * The pages that differ from `base`, with their texts there. New pages are not among them: they replace nothing.
 * @param base a revision; by default HEAD, and nothing has changed where there is no repository or no commit
 * @throws UserError when a revision is named that does not exist
 */
export function readChangedPages(root: string, base: string | undefined): ChangedPage[] {
  const commit = isRepository(root) ? findCommit(root, base ?? 'HEAD') : undefined;
  if (commit === undefined) {
    if (base !== undefined) {
      throw new UserError(
        `--base: there is no revision "${base}" here. Try a branch, a tag or a commit: git log --oneline`,
      );
    }
    return [];
  }
  const changed = changedFiles(root, commit, undefined, ['docs', 'versioned_docs']);
  const texts = readAt(
    root,
    commit,
    changed.map(({file}) => file),
  );
  return changed.flatMap(({file, status}) => {
    const place = placeOf(file);
    const before = texts.get(file);
    return place && before !== undefined && isPage(place.page) && status !== 'deleted'
      ? [{version: place.version, path: place.page, before}]
      : [];
  });
}
