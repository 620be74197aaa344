import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Request} from '@playwright/test';
import {hydrated} from '../tests/support/site';
import {launch, newContext} from './browser';
import {nameOf, PAGES} from './pages';
import {inTurns, type Row, type Site, type Sites, type Values} from './rows';

/** Longer than every delay after which a page loads something on its own. */
const IDLE_MS = 3000;
const SCROLLED_MS = 1000;

/** Runs in the page, a screen at a time: pictures come when they are in view. */
async function scrollToEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
    scrollTo({top, behavior: 'instant'});
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** A request as it came over the line. */
interface Sent {
  readonly url: string;
  /** Playwright's name for what the page wants it for. */
  readonly type: string;
  /** Fetched ahead, for a link that the reader may follow. */
  readonly isAhead: boolean;
  /** Of the body, compressed; 0 when it came from the cache. */
  readonly bytes: number;
}

/** Sums up what a page itself needs in kB, each file once, and nothing that was only fetched ahead. */
function kilobytes(sent: readonly Sent[], type?: string): number {
  const isNeeded = (one: Sent): boolean => !one.isAhead && (type === undefined || one.type === type);
  const needed = new Set(sent.filter(isNeeded).map(({url}) => url));
  // A file that was fetched ahead before the page needed it has its bytes in the first of two requests.
  const sizes = [...needed].map((url) => Math.max(...sent.filter((one) => one.url === url).map(({bytes}) => bytes)));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

async function describe(request: Request): Promise<Sent> {
  const {'sec-purpose': purpose = ''} = await request.allHeaders();
  const {responseBodySize} = await request.sizes();
  return {
    url: request.url(),
    type: request.resourceType(),
    isAhead: purpose.includes('prefetch'),
    bytes: Math.max(0, responseBodySize),
  };
}

async function weighPage(browser: Browser, address: string): Promise<Values> {
  await using context = await newContext(browser);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, {waitUntil: 'load'});
  await hydrated(page);
  await sleep(IDLE_MS);
  const untouched = await Promise.all(requests.map(describe));
  await page.evaluate(scrollToEnd);
  await sleep(SCROLLED_MS);
  const scrolled = await Promise.all(requests.map(describe));
  return {
    'scripts, kB': kilobytes(untouched, 'script'),
    'style sheet, kB': kilobytes(untouched, 'stylesheet'),
    'HTML, kB': kilobytes(untouched, 'document'),
    'page with pictures, kB': kilobytes(scrolled),
  };
}

function weighFiles({folder}: Site): Promise<Values> {
  const sizes = readdirSync(path.join(folder, 'build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => statSync(path.join(parentPath, name)).size);
  return Promise.resolve({'output, MB': sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6});
}

/** Weighs what a browser loads of each page, compressed as GitHub Pages sends it, and the files of the whole site. */
export async function measureBytes(sites: Sites): Promise<Row[]> {
  await using browser = await launch();
  const weigh = (page: string): Promise<Row[]> =>
    inTurns(nameOf(page), sites, 1, ({origin}) => weighPage(browser, origin + page));
  const pages = await Promise.all(PAGES.map(weigh));
  return [...pages.flat(), ...(await inTurns('whole site', sites, 1, weighFiles))];
}
