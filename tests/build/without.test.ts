// After an upgrade of Docusaurus, a part of the site that no longer fits can be left out until it is adapted: every
// switch of DOCS_WITHOUT gives a site that works.
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {BROWSER_ARGUMENTS, findBrowser} from '../../scripts/browser';
import {servePages} from '../../scripts/pages-server';
import {OUTPUT_CHANGES} from '../../config/switches';
import {BASE} from '../pages';
import {hydrated, watch} from '../support/site';
import {SiteCopy} from '../support/site-copy';
import {isWide} from '../support/wide';

/** The way out when much has moved: everything at once. Each one alone is built where there is time. */
const BUILDS = [OUTPUT_CHANGES, ...(isWide ? OUTPUT_CHANGES.map((change) => [change]) : [])];

let browser: Browser;
let site: SiteCopy | undefined;
let server: Server | undefined;

beforeAll(async () => {
  browser = await chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS]});
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  site?.remove();
});

afterAll(() => browser.close());

/** What a reader does first, on any build. Returns what the browser complained about. */
async function visit(url: string): Promise<string[]> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  page.setDefaultTimeout(15_000);
  const complaints = watch(page);
  await page.goto(`${url}/`);
  await hydrated(page);
  await page.locator('nav.navbar').getByRole('link', {name: 'Documentation', exact: true}).first().click();
  await page.waitForURL(`${url}/docs/getting-started/introduction`);
  await page.goto(`${url}/docs/getting-started/introduction`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.locator('aside').getByRole('link', {name: 'Sample getting-started/installation'}).click();
  await page.waitForURL(`${url}/docs/getting-started/installation`);
  await page.locator('h1', {hasText: 'Sample getting-started/installation'}).waitFor();
  expect(await page.title()).toContain('Sample getting-started/installation');
  expect(await page.evaluate(() => 'isSamePage' in window), 'without loading the site anew').toBe(true);
  const menu = page.locator('nav.navbar').getByRole('button', {name: '1.9.0'});
  await menu.click();
  await page.locator('nav.navbar .dropdown--show').getByRole('link', {name: '1.0.0'}).click();
  await page.waitForURL(`${url}/docs/1.0.0/getting-started/installation`);
  await page.locator('article', {hasText: 'in 1.0.0'}).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('installation');
  await page.getByRole('option').first().waitFor();
  await page.close();
  return complaints;
}

it.each(BUILDS.map((switches) => switches.join()))('a site without %s works', async (switches) => {
  site = new SiteCopy(['1.9.0', '1.0.0']);
  const {isGreen, output} = await site.run(['build'], {DOCS_WITHOUT: switches});
  expect(isGreen, output).toBe(true);
  server = await servePages(path.join(site.folder, 'build'), `${BASE}/`, 0);
  expect(await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`)).toEqual([]);
});
