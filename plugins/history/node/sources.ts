import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {currentId, type Redirects} from '../../kit/current-id';
import {readPages} from '../../kit/doc-path';
import {NO_PAGE, type HistoryData} from '../shared/history';

/** A sign for each text: the same for the same text, and NO_PAGE for none. */
export function signsOf(texts: readonly (string | undefined)[]): string {
  const distinct = [...new Set(texts)].filter((text) => text !== undefined);
  // Digits for the first ten.
  const signs = texts.map((text) => (text === undefined ? NO_PAGE : String.fromCodePoint(48 + distinct.indexOf(text))));
  return signs.join('');
}

/**
 * Compares the sources of each page. Line endings do not count, because readText makes them equal.
 * @param siteDir absolute path of the site
 * @param versions the names in versions.json
 * @param redirects ids of pages that have moved
 * @returns `HistoryData.texts`, sorted by id
 */
export function readTexts(siteDir: string, versions: readonly string[], redirects: Redirects): HistoryData['texts'] {
  const sources = versions.map((version) => {
    const pages = readPages(siteDir, version);
    return new Map(pages.map(([name, text]) => [currentId(name, redirects), text]));
  });
  const ids = [...new Set(sources.flatMap((pages) => [...pages.keys()]))].sort();
  return Object.fromEntries(ids.map((id) => [id, signsOf(sources.map((pages) => pages.get(id)))]));
}

/**
 * The title of each page by the id that it has today, from the newest version that has the page.
 * @param versions newest first
 */
export function titlesOf(versions: readonly Pick<LoadedVersion, 'docs'>[], redirects: Redirects) {
  const docs = versions.flatMap((version) => version.docs);
  return Object.fromEntries(docs.reverse().map(({id, title}) => [currentId(id, redirects), title]));
}
