import type {Page} from '@playwright/test';

/** What switches the search to Algolia at build, with the names of an application that does not exist. */
export const ALGOLIA_ENV = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'tbia-docs',
} as const;

/** The hosts of the application, in the order in which Algolia's client asks them; all but the first are in reserve. */
export const ALGOLIA_HOSTS: readonly string[] = [
  `${ALGOLIA_ENV.ALGOLIA_APP_ID}-dsn.algolia.net`,
  ...[1, 2, 3].map((n) => `${ALGOLIA_ENV.ALGOLIA_APP_ID}-${n}.algolianet.com`),
];

/** One search that reached the stand-in. */
export interface AlgoliaQuery {
  readonly host: string;
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: unknown;
}

interface Body {
  readonly requests: readonly Omit<AlgoliaQuery, 'host'>[];
}

/**
 * Answers what a page asks of any of Algolia's hosts with one hit, in Algolia's format.
 * @param url where the hit leads
 * @returns the searches that arrived; the list grows while the page lives
 */
export async function standInForAlgolia(page: Page, url: string, title: string): Promise<AlgoliaQuery[]> {
  const arrived: AlgoliaQuery[] = [];
  await page.route(/^https:\/\/[^/]*\.algolia(?:net\.com|\.net)\//i, async (route) => {
    const {requests} = route.request().postDataJSON() as Body;
    const host = new URL(route.request().url()).hostname;
    arrived.push(...requests.map(({indexName, query, facetFilters}) => ({host, indexName, query, facetFilters})));
    const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    const hierarchy = {lvl0: 'Documentation', lvl1: title, ...levels};
    const marked = {value: title, matchLevel: 'none', matchedWords: []};
    const quoted = {hierarchy: {lvl0: {...marked, value: 'Documentation'}, lvl1: marked}};
    const hit = {
      objectID: url,
      url,
      url_without_anchor: url,
      anchor: null,
      type: 'lvl1',
      content: null,
      hierarchy,
      _highlightResult: quoted,
      _snippetResult: quoted,
    };
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: requests.map(({indexName, query}) => ({index: indexName, query, hits: [hit], nbHits: 1}))},
    });
  });
  return arrived;
}
