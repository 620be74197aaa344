// What the files of the build say. No test here needs a browser.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {releases} from '../../src/data/releases';
import {BASE, docsPath, DOCS_ROUTES, hasPage, pagesOf, ROUTES, VERSIONS} from '../pages';
import {BUILD, builtDocuments, readBuilt} from '../support/site';

const NAME = 'TwistedBytes Interaction System';
const origin = 'https://twistedbytes-net.github.io';
const latest = VERSIONS[0];
const OUTSIDE = ROUTES.filter((route) => !DOCS_ROUTES.includes(route));

const isStub = (html: string): boolean => html.includes('location.replace(') && html.length <= 2500;
const routeOf = (file: string): string => `${BASE}/${file.replace(/(?:^index)?\.html$/, '')}`;
const fileOf = (route: string): string =>
  route === `${BASE}/` ? 'index.html' : `${route.slice(BASE.length + 1)}.html`;

/** The address that is canonical for each page, written down from the list of pages. */
const canonicals: readonly (readonly [route: string, canonical: string])[] = [
  ...OUTSIDE.map((route) => [route, route] as const),
  ...VERSIONS.flatMap((version) =>
    pagesOf(version).map(
      (page) => [docsPath(version, page), docsPath(hasPage(latest, page) ? latest : version, page)] as const,
    ),
  ),
];

test('each page of each version is published and has its stub for a slash, and no other', () => {
  const documents = builtDocuments();
  const stubs = new Set(documents.filter((file) => isStub(readBuilt(file))));
  const pages = documents.filter((file) => !stubs.has(file)).map(routeOf);
  expect(pages.sort()).toEqual([...ROUTES, `${BASE}/404`].sort());
  const withSlash = ROUTES.filter((route) => route !== `${BASE}/`).map((route) => fileOf(`${route}/index`));
  expect(withSlash.filter((file) => !stubs.has(file))).toEqual([]);
});

test('each page has one heading, a title, a description, and one canonical address: its twin in the latest version', () => {
  for (const [route, canonical] of canonicals) {
    const html = readBuilt(fileOf(route));
    expect.soft(html.match(/<h1[ >]/g), route).toHaveLength(1);
    expect.soft(html, route).toMatch(new RegExp(`<title[^>]*>[^<]*\\S \\| ${NAME}<`));
    expect.soft(html, route).toMatch(/<meta(?=[^>]* name="?description\b)[^>]* content="[^"]{60,}"/);
    expect.soft(html.match(/rel="?canonical\b/g), route).toHaveLength(1);
    expect.soft(html, route).toMatch(new RegExp(`rel="?canonical"?[^>]* href="?${origin}${canonical}[" >]`));
    expect.soft(html, route).toMatch(new RegExp(`property="?og:url"?[^>]* content="?${origin}${canonical}[" >]`));
    expect.soft(html, route).not.toContain('noindex');
  }
});

test('the sitemap has the pages outside of the docs and those of the latest version, and no others', () => {
  const urls = Array.from(readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);
  const routes = [...OUTSIDE, ...pagesOf(latest).map((page) => docsPath(latest, page))];
  expect(urls.sort()).toEqual(routes.map((route) => origin + route).sort());
});

/** The hosts of services that the switches of a build bring: csp.test.ts proves which. */
const SERVICES =
  / https:\/\/(?:www\.googletagmanager|\*\.(?:analytics\.google|google-analytics)|[\w-]+\.algolia(?:net)?)\.\w+/g;

test('every document has the same policy first in its head, and connects to no other site', () => {
  const policies = new Set<string>();
  for (const file of builtDocuments()) {
    const html = readBuilt(file);
    const [, policy = ''] =
      /^(?:<!doctype html>)?\s*<html[^>]*>\s*<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/i.exec(
        html,
      ) ?? [];
    policies.add(policy.replaceAll(SERVICES, ''));
    // Within the first 1024 bytes.
    expect.soft(Buffer.from(html).indexOf('charset='), file).toBeLessThan(1015);
    expect.soft(html, file).toMatch(/<meta name="?referrer"? content="?strict-origin-when-cross-origin"?/);
    expect.soft(html, file).not.toMatch(/rel="?(?:preconnect|dns-prefetch)/);
  }
  expect(policies.size).toBe(1);
  const [policy = ''] = policies;
  const others = policy.split(';').filter((directive) => /unsafe|\*|https?:/.test(directive));
  expect(others).toEqual(["style-src 'self' 'unsafe-inline'", "img-src 'self' data: https:"]);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
  // GitHub Pages leaves out some files without it.
  expect(existsSync(path.join(BUILD, '.nojekyll'))).toBe(true);
});

/** Width and height of a picture of the built site, as its first bytes say. */
function sizeOfPng(file: string): string {
  const png = readFileSync(path.join(BUILD, file));
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

test('the card that links show, and the icons of the manifest, have the sizes that are said', () => {
  const html = readBuilt('docs/1.3.0/faq.html');
  const contentOf = (name: string): string => {
    const [, quoted, plain = ''] =
      new RegExp(` (?:property|name)=${name} content=(?:"([^"]+)"|(\\S+))`).exec(html) ?? [];
    return quoted ?? plain;
  };
  const size = `${contentOf('og:image:width')}x${contentOf('og:image:height')}`;
  expect(size).toBe('1200x630');
  expect(contentOf('og:image')).toContain(`${origin}${BASE}/`);
  expect(sizeOfPng(contentOf('og:image').slice(`${origin}${BASE}`.length))).toBe(size);
  expect(contentOf('og:image:alt')).not.toBe('');
  expect(contentOf('twitter:card')).toBe('summary_large_image');

  const {icons} = JSON.parse(readBuilt('site.webmanifest')) as {icons: readonly {src: string; sizes: string}[]};
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.map(({src}) => sizeOfPng(src))).toEqual(icons.map(({sizes}) => sizes));
});

// atom.test.ts proves what an entry has, and the check of the build that it leads to its heading.
test('the changelog announces and links a feed with every release', () => {
  const changelog = readBuilt('changelog.html');
  const address = `${BASE}/changelog/atom.xml`;
  expect(changelog).toMatch(new RegExp(`<link[^>]*application/atom\\+xml[^>]* href="?${address}`));
  expect(changelog).toMatch(new RegExp(`<a[^>]* href="?${address}`));
  expect(readBuilt('changelog/atom.xml').match(/<entry>/g)).toHaveLength(releases.length);
});

test('no script of the client has the code of Prism', () => {
  const scripts = readdirSync(path.join(BUILD, 'assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(200);
  const isPrism = (file: string): boolean =>
    /disableWorkerMessageHandler|before-tokenize/.test(readBuilt(`assets/js/${file}`));
  expect(scripts.filter(isPrism)).toEqual([]);
});
