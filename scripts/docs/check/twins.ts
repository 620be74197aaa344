import {changesBetween, isText, judge} from '../backport/changes';
import {type Diagnostic, shorten} from '../shared/diagnostic';
import {changedFiles, findCommit, readAt} from '../shared/git';
import {CURRENT, describeVersion, type Files, type Site} from '../shared/site';
import {readSource, wordsOf} from '../shared/source';

/** The pages that differ from the last commit, as they were in it. There are none where git has no commit. */
export function readChangedPages(root: string): Files {
  const files = findCommit(root, 'HEAD') === undefined ? [] : changedFiles(root, 'HEAD', ['docs', 'versioned_docs']);
  return new Map(files.map((file) => [file, readAt(root, 'HEAD', file) ?? '']));
}

/**
 * Twins: lines that were changed or removed in one version, and that docs:backport would change in another. And changes
 * that readers do not see: the history of a page compares sources.
 * Both can be meant, so these are warnings. Pages that cannot be read, then or now, have none.
 * @param changed the former texts of pages that have changed
 */
export function findTwins({versions}: Site, changed: Files): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  for (const {name, pages} of versions) {
    for (const page of pages.values()) {
      const before = readSource(page.file, page.path, changed.get(page.file) ?? page.source);
      if (before.source === page.source || before.error || page.error) {
        continue;
      }
      if (name !== CURRENT && wordsOf(page) === wordsOf(before)) {
        const message = `Only comments or layout have changed in ${name}, and readers will be told that the page has.`;
        const hint = 'Take the change back, or make it in every version.';
        warnings.push({file: page.file, line: 1, message, hint});
      }
      let shift = 0;
      for (const change of changesBetween(before, page)) {
        const {start, removed, added} = change;
        const having = versions.filter((version) => {
          const other = version.pages.get(page.path);
          return other && other !== page && judge(change, before, other).status === 'fits';
        });
        const text = removed.find(isText);
        if (text !== undefined && having.length > 0) {
          const names = having.map((version) => describeVersion(version.name)).join(', ');
          const message = `"${shorten(text, 70)}" was changed here in ${describeVersion(name)}, and is still in ${names}.`;
          const hint = `If it is wrong there, too: npm run docs:backport -- --from ${name}`;
          warnings.push({file: page.file, line: start + shift + 1, message, hint});
        }
        shift += added.length - removed.length;
      }
    }
  }
  return warnings;
}
