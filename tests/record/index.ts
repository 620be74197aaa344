// The safety net of a large change: records what readers have in a build, and prints how two records differ.
//   npm run record -- make FOLDER [--build build]     npm run record -- compare OLD NEW     npm run record -- pack FOLDER FILE
// A record is a folder with record.json and screenshots/. `pack` makes one file of its texts, which `compare` reads too.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {createTwoFilesPatch} from 'diff';
import {servePages} from '../../scripts/pages-server';
import {BASE, docsPath, pagesOf, ROUTES, VERSIONS} from '../pages';
import {QUERIES} from '../search/queries';

/** Kinds of what readers have; in each a text by the name of what has it. */
type Record_ = Record<'addresses' | 'twins' | 'headings' | 'history' | 'tips' | 'search', Record<string, string>>;

const [LATEST] = VERSIONS;
const LOOKED_AT = [
  ...['', 'changelog', 'roadmap', 'no-such-page'].map((page) => `${BASE}/${page}`),
  ...['introduction', 'installation'].map((page) => docsPath(LATEST, `getting-started/${page}`)),
  ...['using-passive', 'using-active', 'using-object-timed'].map((page) => docsPath(LATEST, `quick-start/${page}`)),
  ...['architecture/overview', 'architecture/interact-active', 'features/proximity-interactions', 'faq'].map((page) =>
    docsPath(LATEST, page),
  ),
  docsPath(LATEST, 'integration_guides/lyra'),
  docsPath('1.8.1', 'faq'),
  docsPath('1.0.0', 'quick-start/using-active'),
];

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

function readFiles(folder: string): Pick<Record_, 'addresses' | 'twins'> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => file.split(path.sep).join('/'));
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const addresses = files.sort().flatMap((file): [string, string][] => {
    if (!file.endsWith('.html')) {
      // What a bundler names by its content says nothing of what readers have.
      return file.startsWith('assets/') || !file.includes('.') ? [] : [[file, 'file']];
    }
    const html = read(file);
    const first = (pattern: RegExp): string => words(pattern.exec(html)?.[1]);
    const target = first(/http-equiv="?refresh"?\s+content="\d+; ?url=([^"]*)"/i);
    return [[file, `${first(/<title[^>]*>([^<]*)/)} | ${first(/rel="?canonical"? href="?([^">\s]*)/)} | ${target}`]];
  });
  const twins = files.filter((file) => /\.(?:md|txt)$/.test(file)).map((file): [string, string] => [file, read(file)]);
  return {addresses: Object.fromEntries(addresses), twins: Object.fromEntries(twins)};
}

/** Does the work for all items, four at a time, each in a tab of its own. */
async function inTabs<Item>(browser: Browser, items: readonly Item[], work: (page: Page, item: Item) => Promise<void>) {
  const waiting = [...items];
  const tab = async (): Promise<void> => {
    const page = await browser.newPage({viewport: {width: 1350, height: 900}});
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(page, item);
    }
    await page.close();
  };
  await Promise.all([tab(), tab(), tab(), tab()]);
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
};

/** Tips of the names that this version has not shown yet. */
async function readTips(page: Page, version: string, tips: Record<string, string>): Promise<void> {
  const names = page.locator('a[data-name]');
  const keys = await names.evaluateAll((links) => {
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    return links.map((link) =>
      link.checkVisibility() ? `${link.textContent} ${link.getAttribute('href') ?? ''}` : '',
    );
  });
  for (const [index, name] of keys.entries()) {
    const key = `${version} ${name}`;
    if (name !== '' && !(key in tips)) {
      tips[key] = 'none';
      await page.keyboard.press('Shift');
      await names.nth(index).focus();
      const tip = page.getByRole('tooltip');
      tips[key] = (await tip.textContent({timeout: 2000}).catch(() => 'none')) ?? 'none';
      await page.keyboard.press('Escape');
    }
  }
}

async function ask(page: Page, query: string): Promise<string> {
  const hits = (): Promise<string> =>
    page.locator('.DocSearch-Hit a').evaluateAll((links) => {
      const pages = links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
      return [...new Set(pages)].slice(0, 5).join('\n');
    });
  await page.locator('.DocSearch-Input').fill(query);
  let [before, now] = ['-', ''];
  while (before !== now) {
    before = now || '-';
    await page.waitForTimeout(350);
    now = (await hits()) || '-';
  }
  return now;
}

async function make(build: string, out: string): Promise<void> {
  const record: Record_ = {...readFiles(build), headings: {}, history: {}, tips: {}, search: {}};
  mkdirSync(path.join(out, 'screenshots'), {recursive: true});
  const server = await servePages(build, `${BASE}/`, 0);
  const host = `http://127.0.0.1:${String((server.address() as {port: number}).port)}`;
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  const versions = VERSIONS.filter((version) =>
    existsSync(path.join(build, `${docsPath(version, 'faq').slice(BASE.length)}.html`)),
  );
  const published = ROUTES.filter((route) =>
    existsSync(path.join(build, `${route.slice(BASE.length) || 'index'}.html`.replace('/.html', '/index.html'))),
  );
  await inTabs(browser, published, async (page, route) => {
    await open(page, host + route);
    const ids = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map(({id}) => id).filter(Boolean));
    record.headings[route] = ids.join('\n');
    const head = page.locator('main header:has(h1) + *');
    record.history[route] = (await head.count()) > 0 ? words(await head.first().textContent()) : '';
    const version = versions.find((name) => pagesOf(name).some((id) => docsPath(name, id) === route));
    await readTips(page, version ?? 'none', record.tips);
  });
  await inTabs(browser, versions, async (page, version) => {
    await open(page, host + docsPath(version, 'faq'));
    await page.keyboard.press('Control+k');
    for (const {query} of Object.values(QUERIES).flat()) {
      record.search[`${version} ${query}`] = await ask(page, query);
    }
  });
  const looks = LOOKED_AT.flatMap((route) =>
    [1350, 390].flatMap((width) => (['dark', 'light'] as const).map((theme) => ({route, width, theme}))),
  );
  await inTabs(browser, looks, async (page, {route, width, theme}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await open(page, host + route);
    const name = `${route.slice(BASE.length + 1).replaceAll('/', '-') || 'home'}-${String(width)}-${theme}.png`;
    await page.screenshot({path: path.join(out, 'screenshots', name), fullPage: true});
  });
  await browser.close();
  server.close();
  writeFileSync(path.join(out, 'record.json'), JSON.stringify(record, null, 1));
}

function read(place: string): Record_ {
  const text = place.endsWith('.br')
    ? brotliDecompressSync(readFileSync(place))
    : readFileSync(path.join(place, 'record.json'));
  return JSON.parse(text.toString()) as Record_;
}

/** Prints what is new, gone or other, with the first lines of each difference. */
function compare(old: string, now: string): void {
  const [before, after] = [read(old), read(now)];
  for (const kind of Object.keys(after) as (keyof Record_)[]) {
    const keys = [...new Set([...Object.keys(before[kind]), ...Object.keys(after[kind])])].sort();
    const changed = keys.filter((key) => before[kind][key] !== after[kind][key]);
    console.log(`== ${kind}: ${String(keys.length)} in all, ${String(changed.length)} differ`);
    for (const key of changed) {
      const patch = createTwoFilesPatch(
        'old',
        'new',
        before[kind][key] ?? '(not there)',
        after[kind][key] ?? '(gone)',
        '',
        '',
        {context: 0},
      );
      console.log(
        `${key}\n${patch
          .split('\n')
          .filter((line) => /^[-+](?![-+]{2} )/.test(line))
          .slice(0, 12)
          .join('\n')}`,
      );
    }
  }
  const shots = (place: string): string => path.join(place, 'screenshots');
  if (existsSync(shots(old))) {
    const same = (name: string): boolean =>
      existsSync(path.join(shots(old), name)) &&
      readFileSync(path.join(shots(old), name)).equals(readFileSync(path.join(shots(now), name)));
    console.log(
      `== screenshots that differ\n${readdirSync(shots(now))
        .filter((name) => !same(name))
        .join('\n')}`,
    );
  }
}

const {
  positionals: [command, one = '', two = ''],
  values,
} = parseArgs({allowPositionals: true, options: {build: {type: 'string', default: 'build'}}});
if (command === 'make') {
  void make(path.resolve(values.build), one);
} else if (command === 'pack') {
  writeFileSync(two, brotliCompressSync(JSON.stringify(read(one))));
} else {
  compare(one, two);
}
