import type {Page} from '@playwright/test';

/** The switches for a build with Algolia, with the names of an application that does not exist. */
export const ALGOLIA_ENV = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'tbia-docs',
} as const;

/** One search, as Algolia's client sends it. */
interface AlgoliaQuery {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: unknown;
}

/**
 * Answers what a page asks of any of Algolia's hosts with one hit, in Algolia's format.
 * @param url where the hit leads
 * @returns the searches that arrived, with the host that was asked; the list grows while the page lives
 */
export async function standInForAlgolia(page: Page, url: string, title: string): Promise<unknown[]> {
  const arrived: unknown[] = [];
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const marked = (value: string) => ({value, matchLevel: 'none', matchedWords: []});
  const quoted = {hierarchy: {lvl0: marked('Documentation'), lvl1: marked(title)}};
  const hit = {
    ...{objectID: url, url, url_without_anchor: url, anchor: null, type: 'lvl1', content: null},
    hierarchy: {lvl0: 'Documentation', lvl1: title, ...levels},
    _highlightResult: quoted,
    _snippetResult: quoted,
  };
  await page.route(/^https:\/\/[^/]*\.algolia(?:net\.com|\.net)\//i, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: readonly AlgoliaQuery[]};
    const {hostname: host} = new URL(route.request().url());
    arrived.push(...requests.map(({indexName, query, facetFilters}) => ({host, indexName, query, facetFilters})));
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: requests.map(({indexName, query}) => ({index: indexName, query, hits: [hit], nbHits: 1}))},
    });
  });
  return arrived;
}
