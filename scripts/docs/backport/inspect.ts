import type {Release} from '../../../src/data/releases';
import {checkPage, pageContext} from '../check/all';
import {readPage} from '../shared/page';
import type {Files} from '../shared/read-tree';
import type {DocsVersion, Site} from '../shared/site';
import {folderOf} from '../shared/versions';
import type {Inspect, Write} from './plan';

/**
 * Reads the site, and compares what docs:check says about each page before and after it is written.
 * @param releases the rows of releases.ts
 */
export function inspectWith(
  files: Files,
  releases: readonly Release[],
): {readonly site: Site; readonly inspect: Inspect} {
  const context = pageContext(files, releases);
  const wrongsOf = (version: DocsVersion, path: string) => {
    const page = version.pages.get(path);
    return page ? checkPage(page, version, context) : [];
  };
  const inspect: Inspect = (writes) => {
    const pageOf = ({version, page, after}: Write) =>
      readPage(`${folderOf(version)}/${page}`, page, after, context.facts[version]);
    const written = context.site.versions.map((version) => {
      const pages = writes
        .filter((each) => each.version === version.name)
        .map((each) => [each.page, pageOf(each)] as const);
      return {before: version, after: {...version, pages: new Map([...version.pages, ...pages])}};
    });
    return writes.map((write) =>
      written
        .filter(({before}) => before.name === write.version)
        .flatMap(({before, after}) => {
          const known = new Set(wrongsOf(before, write.page).map(({wrong}) => wrong));
          return wrongsOf(after, write.page).filter(({wrong}) => !known.has(wrong));
        })
        .map(({line, wrong}) => ({line, reason: wrong})),
    );
  };
  return {site: context.site, inspect};
}
