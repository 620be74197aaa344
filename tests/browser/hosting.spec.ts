import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BASE, docsPath, DOCS_ROUTES, hasPage, pagesOf, ROUTES, VERSIONS} from '../pages';
import {BUILD, builtDocuments, readBuilt} from '../support/site';

const origin = 'https://twistedbytes-net.github.io';
const latest = VERSIONS[0];

const read = (route: string): string =>
  readBuilt(`${route === `${BASE}/` ? 'index' : route.slice(BASE.length + 1)}.html`);
const attribute = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(({groups}) => groups?.value ?? '');
const canonicalsOf = (html: string): string[] =>
  attribute(html, /<link[^>]*?rel="?canonical"?[^>]*?href="?(?<value>[^" >]+)/g);

/** What the canonical address of each page must be, written down from the list of pages. */
const canonicals = new Map<string, string>([
  ...ROUTES.filter((route) => !DOCS_ROUTES.includes(route)).map((route) => [route, route] as const),
  ...VERSIONS.flatMap((version) =>
    pagesOf(version).map(
      (page) => [docsPath(version, page), docsPath(hasPage(latest, page) ? latest : version, page)] as const,
    ),
  ),
]);

test('each page has one canonical address: its twin in the latest version, else itself', () => {
  for (const [route, canonical] of canonicals) {
    const html = read(route);
    expect.soft(canonicalsOf(html), route).toEqual([origin + canonical]);
    expect
      .soft(attribute(html, /<meta[^>]*?property="?og:url"?[^>]*?content="?(?<value>[^" >]+)/g), route)
      .toEqual([origin + canonical]);
    expect.soft(html, route).not.toContain('noindex');
  }
});

test('the sitemap has the pages outside of the docs and those of the latest version, and no others', () => {
  const urls = [...readBuilt('sitemap.xml').matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
    ({groups}) => groups?.url ?? '',
  );
  const latestRoutes = pagesOf(latest).map((page) => docsPath(latest, page));
  const own = [...ROUTES.filter((route) => !DOCS_ROUTES.includes(route)), ...latestRoutes].map(
    (route) => origin + route,
  );
  expect(urls.sort()).toEqual(own.sort());
});

test('documents send at most the origin to other sites and connect to none before they need it', () => {
  for (const file of builtDocuments()) {
    const html = readBuilt(file);
    expect.soft(html, file).toMatch(/<meta name="?referrer"? content="?strict-origin-when-cross-origin"?/);
    expect.soft(html, file).not.toMatch(/rel="?(?:preconnect|dns-prefetch)/);
  }
  expect(existsSync(path.join(BUILD, '.nojekyll'))).toBe(true);
});

test('each page has a stub for its address with a slash, and each stub leads to a page', () => {
  const stubs = builtDocuments().filter((file) => readBuilt(file).includes('location.replace('));
  for (const file of stubs) {
    const html = readBuilt(file);
    const [link = ''] = attribute(html, /<a href="(?<value>[^"]+)"/g);
    const {href, pathname} = new URL(link, `${origin}${BASE}/${file}`);
    expect.soft(link, file).toMatch(/^(?:\.\.\/|docs\/)/);
    expect.soft(ROUTES, file).toContain(pathname);
    expect.soft(canonicalsOf(html), file).toEqual([href]);
    expect.soft(html, file).toContain('<meta name="robots" content="noindex">');
  }
  for (const route of ROUTES.filter((candidate) => candidate !== `${BASE}/`)) {
    expect.soft(stubs, route).toContain(`${route.slice(BASE.length + 1)}/index.html`);
  }
});
