import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BASE, docsPath, DOCS_ROUTES, pagesOf, ROUTES, titleOf, VERSIONS} from '../pages';
import {BUILD, builtDocuments, hydrated, watch, watchTakeover} from '../support/site';
import {isWide} from '../support/wide';

interface Group {
  readonly name: string;
  /** Opened in the browser. */
  readonly opened: readonly string[];
  /** Read as the server sends them: they are made like those of the latest version. */
  readonly read: readonly string[];
}

const INTRODUCTION = 'getting-started/introduction';

const OUTSIDE = 'pages outside of the docs';

const groups: readonly Group[] = [
  {
    name: OUTSIDE,
    opened: ROUTES.filter((route) => !DOCS_ROUTES.includes(route)),
    read: [],
  },
  ...VERSIONS.map((version, index) => {
    const isOpened = (page: string): boolean => isWide || index === 0 || page === INTRODUCTION;
    const routes = (isChosen: (page: string) => boolean): string[] =>
      pagesOf(version)
        .filter(isChosen)
        .map((page) => docsPath(version, page));
    return {name: version, opened: routes(isOpened), read: routes((page) => !isOpened(page))};
  }),
];

/** What every page has, from its HTML, minified or not: one heading, a title with the site's name, and a description. */
function headOf(html: string): {readonly headings: number; readonly title: string; readonly description: string} {
  const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
  const [, description = ''] = /<meta(?=[^>]* name="?description\b)[^>]* content="([^"]*)"/.exec(html) ?? [];
  return {headings: html.match(/<h1[ >]/g)?.length ?? 0, title, description};
}

for (const {name, opened, read} of groups) {
  test(`every page works: ${name}`, {tag: name === OUTSIDE ? '@every-browser' : []}, async ({page}) => {
    test.setTimeout(180_000);
    const complaints = watch(page);
    const changes = await watchTakeover(page);
    const descriptions = new Set<string>();
    const checkHead = (route: string, html: string): void => {
      const {headings, title, description} = headOf(html);
      expect.soft(headings, `${route}: headings of the first level`).toBe(1);
      expect.soft(title, route).toMatch(/\S \| TwistedBytes Interaction System$/);
      expect.soft(description.length, `${route}: description "${description}"`).toBeGreaterThanOrEqual(60);
      expect.soft(descriptions.has(description), `${route}: description is used twice`).toBe(false);
      descriptions.add(description);
    };
    for (const [index, route] of opened.entries()) {
      await page.emulateMedia({colorScheme: index % 2 === 0 ? 'light' : 'dark'});
      const response = await page.goto(route);
      expect.soft(response?.status(), route).toBe(200);
      await hydrated(page);
      checkHead(route, await page.content());
      expect.soft(await changes(), route).toEqual([]);
      // A violation of the page's policy is a complaint, too.
      expect.soft(complaints.splice(0), route).toEqual([]);
    }
    for (const route of read) {
      const response = await page.request.get(route);
      expect.soft(response.status(), route).toBe(200);
      checkHead(route, await response.text());
    }
  });
}

test('an unknown path is answered with the not-found page', {tag: '@every-browser'}, async ({page}) => {
  for (const route of [`${BASE}/nothing`, `${BASE}/docs/1.3.0/nothing/at/all`]) {
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
  }
});

test('no other page is published', () => {
  const isStub = (file: string): boolean => {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    return html.includes('location.replace(') && html.includes('content="noindex"') && html.length < 2500;
  };
  const pages = builtDocuments()
    .filter((file) => !isStub(file))
    .map((file) => `${BASE}/${file.replace(/\.html$/, '')}`);
  const expected = [...ROUTES.map((route) => (route === `${BASE}/` ? `${BASE}/index` : route)), `${BASE}/404`];
  expect(pages.sort()).toEqual(expected.sort());
});

const landings = [
  {from: '/docs', to: '/docs/getting-started/introduction'},
  {from: '/docs/', to: '/docs/getting-started/introduction'},
  {from: '/docs/1.3.0', to: '/docs/1.3.0/getting-started/introduction'},
  {from: `/docs/${VERSIONS[0]}`, to: '/docs/getting-started/introduction'},
  {from: `/docs/${VERSIONS[0]}/faq`, to: '/docs/faq'},
  {from: '/docs/faq/', to: '/docs/faq'},
  {from: '/docs/1.0.0/faq/?a=1#top', to: '/docs/1.0.0/faq?a=1#top'},
  {from: '/changelog/', to: '/changelog'},
];
for (const {from, to} of landings) {
  test(`${from} leads to ${to}`, {tag: from.includes('?') ? '@every-browser' : []}, async ({page}) => {
    const complaints = watch(page);
    await page.goto(BASE + from);
    await page.waitForURL(BASE + to);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

for (const suffix of ['.html', '/index.html']) {
  test(`the address of a page may end in ${suffix}`, async ({page}) => {
    const complaints = watch(page);
    await page.goto(`${BASE}/docs/faq${suffix}`);
    await page.waitForURL(`${BASE}/docs/faq`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(titleOf(VERSIONS[0], 'faq'));
    expect(complaints).toEqual([]);
  });
}
