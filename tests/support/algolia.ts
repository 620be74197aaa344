import type {Page, Route} from '@playwright/test';

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

/** A page in the index of the stand-in. */
interface AlgoliaRecord {
  readonly url: string;
  readonly page: string;
  /** Heading of the section; without it the record is the page itself. */
  readonly section?: string;
  readonly content: string;
}

/** One search that reached the stand-in. */
export interface AlgoliaQuery {
  readonly host: string;
  readonly appId: string | null;
  readonly apiKey: string | null;
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: unknown;
}

function mark(text: string, query: string): object {
  const value = text.replace(new RegExp(query, 'i'), (found) => `<mark>${found}</mark>`);
  const isFound = value !== text;
  return {value, matchLevel: isFound ? 'full' : 'none', matchedWords: isFound ? [query] : []};
}

function hitOf({url, page, section, content}: AlgoliaRecord, query: string): object {
  const hierarchy = {
    lvl0: 'Documentation',
    lvl1: page,
    lvl2: section ?? null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked = {
    hierarchy: Object.fromEntries(
      Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, mark(text, query)]] : [])),
    ),
    content: mark(content, query),
  };
  const [address = '', anchor] = url.split('#');
  return {
    objectID: url,
    url,
    url_without_anchor: address,
    anchor: anchor ?? null,
    type: 'content',
    content,
    hierarchy,
    _highlightResult: marked,
    _snippetResult: marked,
  };
}

interface Body {
  readonly requests: readonly {readonly indexName: string; readonly query: string; readonly facetFilters?: unknown}[];
}

/** How the stand-in answers a search. */
export type AlgoliaAnswer = readonly AlgoliaRecord[] | {readonly status: number; readonly message: string};

/**
 * Stands in for Algolia: answers the searches that a page sends to any of its hosts, in Algolia's format.
 * @returns the searches that arrived; the list grows while the page lives
 */
export async function standInForAlgolia(page: Page, answer: AlgoliaAnswer): Promise<AlgoliaQuery[]> {
  const arrived: AlgoliaQuery[] = [];
  await page.route(/^https:\/\/[^/]*\.algolia(?:net\.com|\.net)\//i, async (route: Route) => {
    const request = route.request();
    const {hostname, searchParams} = new URL(request.url());
    const headers = request.headers();
    const read = (name: string): string | null => headers[name] ?? searchParams.get(name);
    const {requests} = request.postDataJSON() as Body;
    for (const {indexName, query, facetFilters} of requests) {
      const [appId, apiKey] = [read('x-algolia-application-id'), read('x-algolia-api-key')];
      arrived.push({host: hostname, appId, apiKey, indexName, query, facetFilters});
    }
    const json =
      'status' in answer
        ? answer
        : {
            results: requests.map(({indexName, query}) => ({
              index: indexName,
              query,
              params: '',
              hits: answer.map((record) => hitOf(record, query)),
              nbHits: answer.length,
              nbPages: 1,
              page: 0,
              hitsPerPage: 20,
              processingTimeMS: 1,
              exhaustiveNbHits: true,
            })),
          };
    await route.fulfill({
      status: 'status' in answer ? answer.status : 200,
      headers: {'access-control-allow-origin': '*'},
      json,
    });
  });
  return arrived;
}
