// Reads the built pages as a crawler does, without a browser.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import * as z from 'zod';
import {BASE, ROUTES, VERSIONS} from '../../tests/pages';

const build = path.join(__dirname, '../../build');
/** Addresses are relative to the manifest, so they need no base URL. */
const relative = z.string().regex(/^(?![a-z]+:|\/)/);
const manifestSchema = z.object({
  name: z.string(),
  start_url: relative,
  scope: relative,
  icons: z.array(z.object({src: relative, sizes: z.string()})),
});
/** Of a card on average. */
const MOST_BYTES = 10_500;
/** Of all cards: what each version may add to what is published. */
const MOST_BYTES_PER_VERSION = 300_000;

const fileOf = (route: string): string => path.join(build, `${route.slice(BASE.length + 1) || 'index'}.html`);

/** Contents of the meta elements of a page, by `property` or `name`. */
function metaOf(html: string): ReadonlyMap<string, string> {
  const tags = [...html.matchAll(/<meta\b(?:[^>"]|"[^"]*")*>/g)].map(([tag]) => tag);
  return new Map(
    tags.map((tag) => {
      const read = (name: string): string => {
        const {quoted, bare} =
          new RegExp(`\\b${name}=(?:"(?<quoted>[^"]*)"|(?<bare>[^\\s>]+))`).exec(tag)?.groups ?? {};
        return quoted ?? bare ?? '';
      };
      return [read('property') || read('name'), read('content')];
    }),
  );
}

test('every page has a card, which says what the page is', () => {
  const origins = new Set<string>();
  for (const route of ROUTES) {
    const meta = metaOf(readFileSync(fileOf(route), 'utf8'));
    const address = new URL(meta.get('og:image') ?? 'missing:');
    origins.add(address.origin);
    const png = readFileSync(path.join(build, address.pathname.slice(BASE.length)));
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
    expect(size, route).toEqual(['1200', '630']);
    expect([meta.get('og:image:width'), meta.get('og:image:height')], route).toEqual(size);
    expect(meta.get('og:image:alt'), route).toContain((meta.get('og:title') ?? '').split(' | ')[0] ?? 'a title');
    expect(meta.get('og:description')?.length, route).toBeGreaterThanOrEqual(60);
    expect(meta.get('twitter:card'), route).toBe('summary_large_image');
    expect(meta.get('og:type'), route).toBe('website');
  }
  expect([...origins]).toEqual(['https://twistedbytes-net.github.io']);
});

test('cards stay small', () => {
  const folder = path.join(build, 'assets/cards');
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(all / sizes.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(all).toBeLessThanOrEqual(MOST_BYTES_PER_VERSION * VERSIONS.length);
});

test('the head names icons that exist', () => {
  const html = readFileSync(fileOf(`${BASE}/`), 'utf8');
  const links = [...html.matchAll(/<link\b[^>]*\brel="?(icon|apple-touch-icon|manifest)\b[^>]*>/g)];
  expect(links.map(([, rel]) => rel).sort()).toEqual(['apple-touch-icon', 'icon', 'icon', 'manifest']);
  for (const [link] of links) {
    const href = /\bhref="?([^\s">]+)/.exec(link)?.[1] ?? '';
    expect(existsSync(path.join(build, href.slice(BASE.length))), href).toBe(true);
  }
});

test('the manifest names the site, stays below it, and names icons of the sizes that it says', () => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(build, 'site.webmanifest'), 'utf8')));
  expect(metaOf(readFileSync(fileOf(`${BASE}/`), 'utf8')).get('og:site_name')).toBe(manifest.name);
  expect(manifest.icons).toHaveLength(3);
  for (const {src, sizes} of manifest.icons) {
    const png = readFileSync(path.join(build, src));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].join('x'), src).toBe(sizes);
  }
});
