import type {Release} from '../../../src/data/releases';
import {checkPage, readContext} from '../check/all';
import {type Files, type DocsVersion, type Site, folderOf} from '../shared/site';
import {readSource} from '../shared/source';
import type {Inspect, Write} from './plan';

/**
 * Reads the site, and compares what docs:check says about each page before and after it is written.
 * @param releases the rows of releases.ts
 */
export function inspectWith(
  files: Files,
  releases: readonly Release[],
): {readonly site: Site; readonly inspect: Inspect} {
  const context = readContext(files, releases);
  const diagnosticsOf = (version: DocsVersion, path: string) => {
    const page = version.pages.get(path);
    return page ? checkPage(page, version, context) : [];
  };
  const inspect: Inspect = (writes) => {
    const pageOf = ({version, page, after}: Write) =>
      readSource(`${folderOf(version)}/${page}`, page, after, context.facts[version]);
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
          const known = new Set(diagnosticsOf(before, write.page).map(({message}) => message));
          return diagnosticsOf(after, write.page).filter(({message}) => !known.has(message));
        })
        .map(({line, message}) => ({line, reason: message})),
    );
  };
  return {site: context.site, inspect};
}
