import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BASE, docsPath, DOCS_ROUTES, isWide, pagesOf, ROUTES, titleOf, VERSIONS} from '../pages';
import {builtDocuments, hydrated, overflow, readBuilt, watch} from '../support/site';

const NAME = 'TwistedBytes Interaction System';

const routesOf = (version: string, pages = pagesOf(version)): string[] => pages.map((page) => docsPath(version, page));

/** One page of each section: pages of a section are made alike, and the check of the build reads all. */
const samples = pagesOf(VERSIONS[0]).filter(
  (page, index, pages) => path.posix.dirname(page) !== path.posix.dirname(pages[index - 1] ?? ''),
);

/** What is opened in the browser. */
const groups: readonly (readonly [name: string, routes: readonly string[]])[] = [
  ['outside of the docs', ROUTES.filter((route) => !DOCS_ROUTES.includes(route))],
  ...(isWide
    ? VERSIONS.map((version) => [version, routesOf(version)] as const)
    : ([
        [VERSIONS[0], routesOf(VERSIONS[0], samples)],
        ['the oldest version', routesOf(VERSIONS.at(-1) ?? '', ['quick-start/using-active'])],
      ] as const)),
];

for (const [name, routes] of groups) {
  test(`pages work: ${name}`, {tag: name.startsWith('outside') ? '@every-browser' : []}, async ({page}) => {
    test.setTimeout(180_000);
    const complaints = watch(page);
    for (const [index, route] of routes.entries()) {
      await page.emulateMedia({colorScheme: index % 2 === 0 ? 'light' : 'dark'});
      await page.goto(route);
      await hydrated(page);
      await expect.soft(page.locator('h1'), route).toHaveCount(1);
      await page.setViewportSize({width: 360, height: 740});
      expect.soft(await overflow(page), `${route} at 360 px`).toBe(0);
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      await page.setViewportSize({width: 1350, height: 940});
      // A page that React renders otherwise than the server has, and a violation of the policy, are complaints, too.
      expect.soft(complaints.splice(0), route).toEqual([]);
    }
  });
}

/** The pages of the build: what is no stub, which leads to one. */
const published = new Map(
  builtDocuments()
    .map((file): [string, string] => [file, readBuilt(file)])
    .filter(([, html]) => !html.includes('location.replace(') || html.length > 2500)
    .map(([file, html]) => [`${BASE}/${file.replace(/(?:^index)?\.html$/, '')}`, html]),
);

test('each page of each version is published, and no other', () => {
  expect([...published.keys()].sort()).toEqual([...ROUTES, `${BASE}/404`].sort());
});

test('each page has one heading, a title and a description', () => {
  for (const route of ROUTES) {
    const html = published.get(route) ?? '';
    expect.soft(html.match(/<h1[ >]/g), route).toHaveLength(1);
    expect.soft(html, route).toMatch(new RegExp(`<title[^>]*>[^<]*\\S \\| ${NAME}<`));
    expect.soft(html, route).toMatch(/<meta(?=[^>]* name="?description\b)[^>]* content="[^"]{60,}"/);
  }
});

test('other addresses of a page lead to it', {tag: '@every-browser'}, async ({page}) => {
  const complaints = watch(page);
  const introduction = 'getting-started/introduction';
  for (const [from, to] of [
    ['/docs', docsPath(VERSIONS[0], introduction)],
    ['/docs/1.3.0', docsPath('1.3.0', introduction)],
    [`/docs/${VERSIONS[0]}/faq`, docsPath(VERSIONS[0], 'faq')],
    ['/docs/1.0.0/faq/?a=1#top', `${docsPath('1.0.0', 'faq')}?a=1#top`],
    ['/changelog/', `${BASE}/changelog`],
    ['/docs/faq.html', docsPath(VERSIONS[0], 'faq')],
    ['/docs/faq/index.html', docsPath(VERSIONS[0], 'faq')],
  ] as const) {
    await page.goto(BASE + from);
    await page.waitForURL(to);
    await hydrated(page);
  }
  await expect(page.locator('h1')).toHaveText(titleOf(VERSIONS[0], 'faq'));
  expect(complaints).toEqual([]);
});
