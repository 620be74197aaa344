// The safety net of a large change: records what readers have in a build, and prints how two records differ.
//   npm run record -- make BUILD FOLDER      npm run record -- compare OLD NEW
// A record is a folder: record.json.br has texts, screenshots/ has pictures.
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {createTwoFilesPatch} from 'diff';
import {findBrowser} from '../../scripts/browser';
import {servePages} from '../../scripts/pages-server';
import {BASE, docsPath, pagesOf, ROUTES, VERSIONS} from '../pages';
import {QUERIES} from '../search/queries';
import {builtIndex} from '../search/relevance';
import {open} from '../support/site';

const KINDS = ['addresses', 'twins', 'headings', 'history', 'tips', 'search'] as const;
/** Texts by the name of what has them, for each kind. */
type Texts = Record<(typeof KINDS)[number], Record<string, string>>;

/** The pages that are photographed. */
const SHOWN = `,changelog,roadmap,no-such-page,docs/1.8.1/faq,docs/1.0.0/quick-start/using-active,docs/faq,
  docs/getting-started/introduction,docs/getting-started/installation,docs/quick-start/using-passive,
  docs/quick-start/using-active,docs/quick-start/using-object-timed,docs/architecture/overview,
  docs/architecture/interact-active,docs/features/proximity-interactions,docs/integration_guides/lyra`
  .split(',')
  .map((name) => name.trim());
const LOOKS = [1350, 390].flatMap((width) => (['dark', 'light'] as const).map((theme) => [width, theme] as const));

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Every address with its title, canonical address and target, and every text that is no page. */
function readFiles(build: string, {addresses, twins}: Texts): void {
  for (const name of readdirSync(build, {recursive: true, encoding: 'utf8'}).sort()) {
    if (/\.(?:md|txt)$/.test(name)) {
      twins[name] = readFileSync(path.join(build, name), 'utf8');
    } else if (name.endsWith('.html')) {
      const html = readFileSync(path.join(build, name), 'utf8');
      const parts = [/<title[^>]*>([^<]*)/, /rel="?canonical"? href="?([^">\s]*)/, /refresh"? content="[^=]*=([^"]*)/];
      addresses[name] = parts.map((part) => oneLine(part.exec(html)?.[1])).join(' | ');
    }
  }
}

/** The headings of a page, what it says of its history, and the tips that its version has not shown yet. */
async function readPage(page: Page, route: string, {headings, history, tips}: Texts): Promise<void> {
  const ids = await page.locator('main :is(h1, h2, h3, h4)').evaluateAll((all) => all.map(({id}) => id));
  headings[route] = ids.filter(Boolean).join('\n');
  const head = page.locator('main header:has(h1) + *').first();
  history[route] = (await head.count()) > 0 ? oneLine(await head.textContent()) : '';
  const version = VERSIONS.find((name) => pagesOf(name).some((id) => docsPath(name, id) === route)) ?? '';
  const links = page.locator('a[data-name]');
  const names = await links.evaluateAll((all) => {
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    return all.map((link) => link.checkVisibility() && `${link.textContent} ${link.getAttribute('href') ?? ''}`);
  });
  for (const [index, name] of names.entries()) {
    const key = `${version} ${String(name)}`;
    if (name && !(key in tips)) {
      // A key first: what is focused after a click shows no tip.
      await page.keyboard.press('Shift');
      await links.nth(index).focus();
      const tip = page.getByRole('tooltip').textContent({timeout: 2000});
      tips[key] = oneLine(await tip.catch(() => 'none'));
      await page.keyboard.press('Escape');
    }
  }
}

/** The first five pages that the search of each version finds for the queries of the tests. */
async function readSearch(build: string, {search}: Texts): Promise<void> {
  for (const version of VERSIONS) {
    const find = await builtIndex(build, version);
    for (const {query} of QUERIES) {
      const hits = find(query).pages.slice(0, 5);
      search[`${version} ${query}`] = hits.map(({page}) => page.path).join('\n');
    }
  }
}

async function photograph(page: Page, name: string, folder: string): Promise<void> {
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    const file = `${name.replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
    await page.screenshot({path: path.join(folder, 'screenshots', file), fullPage: true});
  }
}

async function make(build: string, folder: string): Promise<void> {
  const texts = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Texts;
  readFiles(build, texts);
  await readSearch(build, texts);
  const server = await servePages(path.resolve(build), `${BASE}/`, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = await browser.newPage({viewport: {width: 1350, height: 900}, reducedMotion: 'reduce', baseURL: origin});
  for (const route of ROUTES) {
    await open(page, route);
    await readPage(page, route, texts);
  }
  for (const name of SHOWN) {
    await open(page, `${BASE}/${name}`);
    await photograph(page, name, folder);
  }
  await browser.close();
  server.close();
  writeFileSync(path.join(folder, 'record.json.br'), brotliCompressSync(JSON.stringify(texts)));
}

function readTexts(place: string): Texts {
  const file = place.endsWith('.br') ? place : `${place}/record.json.br`;
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Texts;
}

/** Prints what is new, gone or other, with the first lines of each difference. */
function compare(old: string, now: string): void {
  const [before, after] = [readTexts(old), readTexts(now)];
  for (const kind of KINDS) {
    const names = [...new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])])].sort();
    const changed = names.filter((name) => before[kind][name] !== after[kind][name]);
    console.log(`== ${kind}: ${String(names.length)} in all, ${String(changed.length)} differ`);
    for (const name of changed) {
      const texts = [before[kind][name] ?? '(not there)', after[kind][name] ?? '(gone)'] as const;
      const lines = createTwoFilesPatch('', '', ...texts, '', '', {context: 0})
        .split('\n')
        .slice(4);
      console.log([name, ...lines.filter((line) => /^[-+]/.test(line)).slice(0, 12)].join('\n'));
    }
  }
  const shot = (folder: string, name: string): string => readFileSync(`${folder}/screenshots/${name}`, 'latin1');
  const shots = [old, now].every((folder) => existsSync(`${folder}/screenshots`))
    ? readdirSync(`${now}/screenshots`)
    : [];
  const other = shots.filter((name) => shot(old, name) !== shot(now, name));
  console.log(['== screenshots that differ', ...other].join('\n'));
}

const [command, one = '', two = ''] = process.argv.slice(2);
if (command === 'make') {
  void make(one, two);
} else {
  compare(one, two);
}
