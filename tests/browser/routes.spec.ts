import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BASE, docsPath, DOCS_ROUTES, PAGES, ROUTES, VERSIONS} from '../pages';
import {hydrated, watch} from '../support/site';

const build = path.join(__dirname, '../../build');

const groups = [
  {name: 'pages outside of the docs', routes: ROUTES.filter((route) => !DOCS_ROUTES.includes(route))},
  ...VERSIONS.map((version) => ({name: version, routes: PAGES[version].map((page) => docsPath(version, page))})),
];

test('the list has 286 docs pages', () => {
  expect(DOCS_ROUTES).toHaveLength(286);
});

for (const {name, routes} of groups) {
  test(`every page works: ${name}`, async ({page}) => {
    test.setTimeout(180_000);
    const complaints = watch(page);
    const descriptions = new Set<string>();
    for (const route of routes) {
      const response = await page.goto(route);
      expect.soft(response?.status(), route).toBe(200);
      await hydrated(page);
      await expect.soft(page.locator('h1'), route).toHaveCount(1);
      expect.soft(await page.title(), route).toMatch(/\S \| TwistedBytes Interaction System$/);
      const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
      expect.soft(description.length, `${route}: description "${description}"`).toBeGreaterThanOrEqual(60);
      expect.soft(descriptions.has(description), `${route}: description is used twice`).toBe(false);
      descriptions.add(description);
      expect.soft(complaints.splice(0), route).toEqual([]);
    }
  });
}

test('an unknown path is answered with the not-found page', async ({page}) => {
  for (const route of [`${BASE}/nothing`, `${BASE}/docs/1.3.0/nothing/at/all`]) {
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
  }
});

test('no other page is published', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const isStub = (file: string): boolean => {
    const html = readFileSync(path.join(build, file), 'utf8');
    return html.includes('location.replace(') && html.includes('content="noindex"') && html.length < 2500;
  };
  const pages = files.filter((file) => !isStub(file)).map((file) => `${BASE}/${file.replace(/\.html$/, '')}`);
  const expected = [...ROUTES.map((route) => (route === `${BASE}/` ? `${BASE}/index` : route)), `${BASE}/404`];
  expect(pages.sort()).toEqual(expected.sort());
});

const landings = [
  {from: '/docs', to: '/docs/getting-started/introduction'},
  {from: '/docs/', to: '/docs/getting-started/introduction'},
  {from: '/docs/1.3.0', to: '/docs/1.3.0/getting-started/introduction'},
  {from: '/docs/1.9.0', to: '/docs/getting-started/introduction'},
  {from: '/docs/1.9.0/faq', to: '/docs/faq'},
  {from: '/docs/faq/', to: '/docs/faq'},
  {from: '/docs/1.0.0/faq/?a=1#top', to: '/docs/1.0.0/faq?a=1#top'},
  {from: '/changelog/', to: '/changelog'},
];
for (const {from, to} of landings) {
  test(`${from} leads to ${to}`, async ({page}) => {
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
    await expect(page.locator('h1')).toHaveText('FAQ');
    expect(complaints).toEqual([]);
  });
}
