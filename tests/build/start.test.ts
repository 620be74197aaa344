// The development server, with the pages of the newest version: another router, another link and another head run
// there than in the published site.
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {BROWSER_ARGUMENTS, findBrowser} from '../../scripts/browser';
import {BASE, VERSIONS} from '../pages';
import {hydrated, watch} from '../support/site';
import {docusaurus, startServer} from '../support/build';
import {copySite} from '../support/site-copy';

const [NEWEST, OLDER = ''] = VERSIONS;
const FOLDER = `versioned_docs/version-${NEWEST}`;
const PAGE = 'quick-start/using-active';

let folder: string;
let browser: Browser;
let server: ChildProcess;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = copySite();
  const port = 20_000 + (process.pid % 20_000);
  const started = Date.now();
  server = startServer(folder, port, {DOCS_ONLY_VERSIONS: NEWEST});
  await vi.waitFor(
    async () => {
      expect((await fetch(`http://127.0.0.1:${port}${BASE}/`)).ok).toBe(true);
    },
    {timeout: 120_000, interval: 250},
  );
  browser = await chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS]});
  page = await browser.newPage({viewport: {width: 1350, height: 940}});
  complaints = watch(page);
  await page.goto(`http://127.0.0.1:${port}${BASE}/docs/${PAGE}`, {timeout: 120_000});
  await hydrated(page);
  await page.locator('article h1').waitFor();
  console.log(`npm start: first page after ${((Date.now() - started) / 1000).toFixed(1)} s`);
});

afterAll(async () => {
  await browser.close();
  server.kill();
  if (server.exitCode === null) {
    await once(server, 'exit');
  }
  rmSync(path.dirname(folder), {recursive: true, force: true});
});

/** What the bundler's own client says of itself is not a complaint. */
const ofTheSite = (): string[] =>
  complaints.filter(
    (line) => !/^console (?:info|log|debug): .*(?:\[HMR\]|\[webpack-dev-server\]|React DevTools)/s.test(line),
  );

it('shows a page with its figures, and follows a name to the place that explains it', async () => {
  const picture = page.locator('article .tbia-figure img:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const name = page.locator('article a[data-name]:not([href^="#"])').first();
  const href = (await name.getAttribute('href')) ?? '';
  await name.hover();
  await page.locator('[role="tooltip"]').waitFor();
  await name.click();
  await page.waitForURL((url) => url.href.endsWith(href));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await page.waitForURL(new RegExp(`/docs/${PAGE}$`));
  expect(ofTheSite()).toEqual([]);
});

it('says in the search that the build makes the index', async () => {
  await page.keyboard.press('Control+k');
  const note = page.getByText('The build makes the search index, so there is none here.');
  await note.waitFor();
  await page.getByRole('dialog').getByText('npm run preview').waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({state: 'detached'});
  // The console says, too, that what has come is no index.
  complaints.length = 0;
});

it('goes on while a build of another version generates its files', async () => {
  const other = {DOCS_ONLY_VERSIONS: OLDER, DOCUSAURUS_EXIT_AFTER_LOADING: 'true'};
  expect(await docusaurus(['build'], other, folder)).toMatchObject({isGreen: true});
  await page.reload();
  await hydrated(page);
  await page.locator('article h1').waitFor();
  expect(ofTheSite()).toEqual([]);
});

it('shows an edit without loading the page anew', async () => {
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  appendFileSync(path.join(folder, FOLDER, `${PAGE}.mdx`), '\nThis sentence was added while the server runs.\n');
  await page.locator('article', {hasText: 'This sentence was added while the server runs.'}).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
