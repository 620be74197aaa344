import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';

/** The folder that `npm run build` writes. */
export const BUILD = path.join(__dirname, '../../build');

/** The text of a file of the build. */
export const readBuilt = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** The HTML files of the build, relative to its folder, with slashes. */
export function builtDocuments(): string[] {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => file.endsWith('.html'));
}

/** The request that a build with analytics makes. The proxy in `playwright.config.ts` stops the request. */
const TAG = 'https://www.googletagmanager.com/gtag/js?id=';
const ownTag = process.env.GTAG_TRACKING_ID ? TAG + process.env.GTAG_TRACKING_ID : undefined;

/**
 * Collects everything that the browser complains about: console messages of any kind, errors that nobody caught,
 * and requests that leave the site's host. Left out are what a test brings about, by opening a missing page or by aborting
 * requests, and the tag of a build with analytics.
 * @returns the list, which grows while the page lives
 */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  const documents = new Set<string | undefined>();
  const withoutHash = (url: string): string | undefined => url.split('#')[0];
  page.on('console', (message) => {
    const {url} = message.location();
    const isProvoked = documents.has(withoutHash(url)) ? /status of 404/ : /net::ERR_FAILED/;
    if (url !== ownTag && !isProvoked.test(message.text())) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    // DocSearch's window tries whether it may make a function of text, and goes on without. Firefox calls that an error.
    if (!error.message.includes('blocked a JavaScript eval')) {
      complaints.push(`uncaught: ${error.message}`);
    }
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.add(withoutHash(request.url()));
    }
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && request.url() !== ownTag) {
      complaints.push(`external request: ${request.url()}`);
    }
  });
  return complaints;
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Scripts of single pages, without those that every page needs and without the progress bar. */
const CHUNKS = /\/assets\/js\/(?!main|runtime|progress)[^/]+\.js$/;

/**
 * Holds back the files whose addresses match.
 * @returns a function that lets them through
 */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * Holds back the code of pages that is not loaded yet.
 * @returns a function that lets it through
 */
export function delayChunks(page: Page): Promise<() => void> {
  return holdBack(page, CHUNKS);
}

/** Records layout shifts from now on. @returns a function that sums those of the open page */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, {shifts: found});
    new PerformanceObserver((list) => {
      found.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & {readonly value: number}).value));
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((sum, one) => sum + one, 0));
}

/** Gives the open page letters of another size, as readers can in their browser. */
export function setLetters(page: Page, size: string): Promise<void> {
  return page.locator('html').evaluate((html, fontSize) => {
    html.style.fontSize = fontSize;
  }, size);
}

/** By how many CSS px the open page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Answers requests for the code of pages with 404, as a server does after a deploy that removed the files. */
export async function dropChunks(page: Page): Promise<void> {
  await page.route(CHUNKS, (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'}));
}

/** Opens disclosures, for tests that look at what is folded. */
export async function openFolds(folds: Locator): Promise<void> {
  await folds.evaluateAll((all) => {
    for (const fold of all) {
      fold.setAttribute('open', '');
    }
  });
}
