import {isText, judgeChanges} from '../backport/changes';
import {type Report, shorten} from '../shared/diagnostic';
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
 * Both can be meant, so these are warnings. A page that could not be read before has none.
 * @param changed the former texts of pages that have changed
 */
export function checkTwins({pages, versions}: Site, changed: Files, report: Report): void {
  for (const {page, version} of pages) {
    const before = readSource(page.file, page.path, changed.get(page.file) ?? page.source);
    if (before.source === page.source || before.error) {
      continue;
    }
    const name = describeVersion(version.name);
    if (version.name !== CURRENT && wordsOf(page) === wordsOf(before)) {
      const message = `Only comments or layout have changed in ${name}, and readers will be told that the page has.`;
      report(page.file, 1, message, 'Take the change back, or make it in every version.');
    }
    const others = versions.filter((other) => other !== version);
    for (const {line, removed, results} of judgeChanges(before, page, others)) {
      const having = results.filter(({verdict}) => verdict.status === 'fits');
      const text = removed.find(isText);
      if (text !== undefined && having.length > 0) {
        const names = having.map((result) => describeVersion(result.version)).join(', ');
        const message = `"${shorten(text, 70)}" was changed here in ${name}, and is still in ${names}.`;
        const hint = `If it is wrong there, too: npm run docs:backport -- --from ${version.name}`;
        report(page.file, line, message, hint);
      }
    }
  }
}
