// What is measured of a site.
import {readdirSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {servePages} from '../scripts/pages-server';
import {BASE} from '../tests/pages';
import {docusaurus} from '../tests/support/build';
import {hydrated} from '../tests/support/site';

/** Numbers by name with unit. 1 kB is 1000 bytes. */
export type Values = Readonly<Record<string, number>>;

/** Slow 4G: 150 ms, 1.6 Mbit/s. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000};
/** After this time, a page that nobody touches has loaded everything. */
const REST_MS = 4000;

/** Serves the build in a folder as GitHub Pages does, until the program ends. @returns the address of its home page */
export async function serveSite(folder: string): Promise<string> {
  const server = await servePages(path.join(folder, 'build'), `${BASE}/`, 0);
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}/`;
}

/** Opens an empty page with an empty cache, a slow line and a slow processor, does something there and closes it. */
async function inPage<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  await using context = await browser.newContext({viewport: {width: 1350, height: 940}});
  // The compiler that runs this file names functions with a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return await work(page);
}

/** All files of the build in a folder, not compressed. */
export function weighFiles(folder: string): Values {
  const build = path.join(folder, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).map((name) => statSync(path.join(build, name)));
  return {'output, MB': files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6};
}

/**
 * The cold load of a page: bytes as GitHub Pages sends them, compressed and without what is fetched ahead for a link, and
 * what web.dev/articles/lcp and tbt define.
 */
export function load(browser: Browser, address: string): Promise<Values> {
  return inPage(browser, async (page) => {
    await page.addInitScript(() => {
      const found = {'largest paint, ms': 0, 'blocking, ms': 0};
      Object.assign(window, {found});
      new PerformanceObserver((list) => {
        for (const {entryType, startTime, duration} of list.getEntries()) {
          if (entryType === 'longtask') {
            found['blocking, ms'] += duration - 50;
          } else {
            found['largest paint, ms'] = startTime;
          }
        }
      }).observe({entryTypes: ['largest-contentful-paint', 'longtask']});
    });
    await page.goto(address, {waitUntil: 'load'});
    await sleep(REST_MS);
    return page.evaluate(() => {
      const entries = performance.getEntries() as PerformanceResourceTiming[];
      const kB = (isCounted: (entry: PerformanceResourceTiming) => boolean): number =>
        entries.filter(isCounted).reduce((sum, {encodedBodySize}) => sum + encodedBodySize / 1000, 0);
      return {
        'scripts, kB': kB(({initiatorType}) => initiatorType === 'script'),
        'style sheet, kB': kB(({name}) => name.endsWith('.css')),
        'HTML, kB': kB(({entryType}) => entryType === 'navigation'),
        ...(window as unknown as {found: Values}).found,
      };
    });
  });
}

/** The time at which the switch of the color mode first reacts, if it is clicked every 20 ms. */
export function firstClick(browser: Browser, address: string): Promise<Values> {
  return inPage(browser, async (page) => {
    await page.goto(address, {waitUntil: 'commit'});
    const click = (): number => {
      document.querySelector<HTMLElement>('.navbar button[class*="toggleButton"]')?.click();
      const {themeChoice = 'system'} = document.documentElement.dataset;
      return themeChoice === 'system' ? 0 : performance.now();
    };
    const answered = await page.waitForFunction(click, undefined, {polling: 20});
    return {'click answered, ms': await answered.jsonValue()};
  });
}

/** From a click in the sidebar to the frame that has the new title, heading and all pictures in view. */
export function navigate(browser: Browser, from: string, to: string): Promise<Values> {
  return inPage(browser, async (page) => {
    await page.goto(from, {waitUntil: 'load'});
    await hydrated(page);
    await sleep(REST_MS);
    await page.evaluate(() => {
      addEventListener('click', ({timeStamp}) => performance.mark('click', {startTime: timeStamp}), {capture: true});
    });
    const old = [await page.title(), await page.locator('h1').textContent()] as const;
    const isPainted = ([title, heading]: typeof old): number | Promise<number> => {
      const isLoaded = (image: HTMLImageElement): boolean =>
        image.complete || image.offsetWidth === 0 || image.getBoundingClientRect().top > innerHeight;
      const isNew = document.title !== title && document.querySelector('h1')?.textContent !== heading;
      if (!isNew || ![...document.images].every(isLoaded)) {
        return 0;
      }
      // A timer that a frame sets runs after its paint.
      const afterPaint = new Promise((resolve) => setTimeout(resolve));
      return afterPaint.then(() => performance.measure('painted', 'click').duration);
    };
    const painted = page.waitForFunction(isPainted, old, {polling: 'raf'});
    const link = page.locator(`.menu a[href="${to}"]`).first();
    await link.hover();
    await sleep(150);
    await link.click();
    return {'sidebar click to painted page, ms': await (await painted).jsonValue()};
  });
}

/**
 * Builds the site in a folder, with nothing from an earlier build.
 * @throws when the build fails; the message is its output
 */
export async function buildSite(folder: string): Promise<Values> {
  await docusaurus(['clear'], {}, folder);
  const start = performance.now();
  const {isGreen, output} = await docusaurus(['build'], {}, folder);
  if (!isGreen) {
    throw new Error(output);
  }
  return {'build, s': (performance.now() - start) / 1000};
}
