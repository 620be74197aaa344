import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {currentId, type Redirects} from '../../kit/current-id';
import {readPages} from '../../kit/doc-path';
import {NO_PAGE} from '../shared/history';

/** The revision of each text, as a character: the same for the same text, and NO_PAGE for none. */
export function revisionsOf(texts: readonly (string | undefined)[]): string {
  const distinct = [...new Set(texts)].filter((text) => text !== undefined);
  // `0` and what follows it: digits for the first ten.
  const revisionOf = (text: string): string => String.fromCodePoint(48 + distinct.indexOf(text));
  return texts.map((text) => (text === undefined ? NO_PAGE : revisionOf(text))).join('');
}

/**
 * Compares the sources of each page. Line endings don't count, because readText makes them equal.
 * @param siteDir absolute path of the site
 * @param versions the names in versions.json
 * @param redirects ids of pages that have moved
 * @returns `HistoryData.revisions`, sorted by id
 */
export function readRevisions(siteDir: string, versions: readonly string[], redirects: Redirects) {
  const sources = versions.map((version) => {
    const pages = readPages(siteDir, version);
    return new Map(pages.map(([name, text]) => [currentId(name, redirects), text]));
  });
  const ids = [...new Set(sources.flatMap((pages) => [...pages.keys()]))].sort();
  return Object.fromEntries(ids.map((id) => [id, revisionsOf(sources.map((pages) => pages.get(id)))]));
}

/**
 * The title of each page by the id that it has today, from the newest version that has the page.
 * @param versions newest first
 */
export function titlesOf(versions: readonly Pick<LoadedVersion, 'docs'>[], redirects: Redirects) {
  const docs = versions.flatMap((version) => version.docs);
  return Object.fromEntries(docs.reverse().map(({id, title}) => [currentId(id, redirects), title]));
}
