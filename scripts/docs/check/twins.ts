import {changesBetween, isText, judge} from '../backport/changes';
import {changedFiles, findCommit, readAt} from '../shared/git';
import type {Report} from '../shared/diagnostic';
import {CURRENT, describeVersion, type Site, splitDocsFile} from '../shared/site';
import {readSource, type Source} from '../shared/source';

/** A page that has changed since the last commit. */
export interface ChangedPage {
  readonly version: string;
  /** Path within the version. */
  readonly path: string;
  /** Its text in that commit. */
  readonly before: string;
}

/** The pages that differ from the last commit and were in it. There are none where git has no commit. */
export function readChangedPages(root: string): ChangedPage[] {
  const commit = findCommit(root, 'HEAD');
  const files = commit === undefined ? [] : changedFiles(root, commit, ['docs', 'versioned_docs']);
  return files.flatMap((file) => {
    const place = splitDocsFile(file);
    const before = place && readAt(root, 'HEAD', file);
    return place && before !== undefined ? [{version: place.version, path: place.page, before}] : [];
  });
}

/**
 * Twins: lines that were changed or removed in one version, and that docs:backport would change in another. And changes
 * that readers do not see: the history of a page compares sources.
 * Both can be meant, so these are warnings. Pages that cannot be read, then or now, have none.
 */
export function findTwins({versions}: Site, changed: readonly ChangedPage[], report: Report): void {
  for (const {version, path, before} of changed) {
    const page = versions.find(({name}) => name === version)?.pages.get(path);
    const old = readSource(page?.file ?? '', path, before);
    if (!page || page.error || old.error) {
      continue;
    }
    if (version !== CURRENT && page.source !== before && wordsOf(page) === wordsOf(old)) {
      const message = `Only comments or layout have changed in ${describeVersion(version)}, and readers will be told that the page has.`;
      report(page.file, 1, message, 'Take the change back, or make it in every version.');
    }
    let shift = 0;
    for (const change of changesBetween(old, page)) {
      const {start, removed, added} = change;
      const having = versions.filter(({pages}) => {
        const other = pages.get(path);
        return other && other !== page && judge(change, old, other).status === 'fits';
      });
      const text = removed.find(isText)?.trim();
      if (text !== undefined && having.length > 0) {
        const shown = text.length > 70 ? `${text.slice(0, 69)}…` : text;
        const names = having.map(({name}) => describeVersion(name)).join(', ');
        const message = `"${shown}" was changed here in ${describeVersion(version)}, and is still in ${names}.`;
        const hint = `If it is wrong there, too: npm run docs:backport -- --from ${version}`;
        report(page.file, start + shift + 1, message, hint);
      }
      shift += added.length - removed.length;
    }
  }
}

const wordsOf = ({typed}: Source): string => typed.replace(/-{2,}/g, '-').replace(/\s+/g, ' ').trim();
