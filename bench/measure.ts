// What is measured of a site.
import {readdirSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {servePages} from '../scripts/pages-server';
import {BASE} from '../tests/pages';
import {docusaurus} from '../tests/support/build';

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

/** All files of the build in a folder, not compressed. */
export function weighFiles(folder: string): Values {
  const build = path.join(folder, 'build');
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).map((name) => statSync(path.join(build, name)));
  return {'output, MB': files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6};
}

/** An empty page with an empty cache, a slow line and a processor four times slower. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return page;
}

/**
 * The cold load of a page: bytes as GitHub Pages sends them, compressed and without what is fetched ahead for a link, and
 * what web.dev/articles/lcp and tbt define.
 */
export async function load(browser: Browser, address: string): Promise<Values> {
  await using page = await openPage(browser);
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, {entries});
    const entryTypes = ['navigation', 'resource', 'largest-contentful-paint', 'longtask'];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({entryTypes});
  });
  await page.goto(address, {waitUntil: 'load'});
  await sleep(REST_MS);
  const entries = JSON.parse(await page.evaluate('JSON.stringify(entries)')) as PerformanceResourceTiming[];
  const kB = (isCounted: (entry: PerformanceResourceTiming) => boolean): number =>
    entries.filter(isCounted).reduce((sum, {encodedBodySize}) => sum + encodedBodySize / 1000, 0);
  const longTasks = entries.filter(({entryType}) => entryType === 'longtask');
  return {
    'scripts, kB': kB(({initiatorType}) => initiatorType === 'script'),
    'style sheet, kB': kB(({name}) => name.endsWith('.css')),
    'HTML, kB': kB(({entryType}) => entryType === 'navigation'),
    'largest paint, ms': entries.findLast(({entryType}) => entryType === 'largest-contentful-paint')?.startTime ?? 0,
    'blocking, ms': longTasks.reduce((sum, {duration}) => sum + duration - 50, 0),
  };
}

/** The time at which the switch of the color mode first reacts, if it is clicked every 20 ms. */
export async function firstClick(browser: Browser, address: string): Promise<Values> {
  await using page = await openPage(browser);
  await page.goto(address, {waitUntil: 'commit'});
  const click = (): number => {
    document.querySelector<HTMLElement>('.navbar button[class*="toggleButton"]')?.click();
    const {themeChoice = 'system'} = document.documentElement.dataset;
    return themeChoice === 'system' ? 0 : performance.now();
  };
  const answered = await page.waitForFunction(click, undefined, {polling: 20});
  return {'click answered, ms': await answered.jsonValue()};
}

/** From a click in the sidebar to the frame that has the new heading and all pictures in view. */
export async function navigate(browser: Browser, from: string, to: string): Promise<Values> {
  await using page = await openPage(browser);
  await page.goto(from, {waitUntil: 'load'});
  await sleep(REST_MS);
  const painted = page.evaluate(async () => {
    const heading = document.querySelector('h1')?.textContent;
    const click = await new Promise<Event>((resolve) => {
      addEventListener('click', resolve, {capture: true});
    });
    while (
      document.querySelector('h1')?.textContent === heading ||
      Array.from(document.images).some(
        (image) => !image.complete && image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
      )
    ) {
      if (performance.now() - click.timeStamp > 30_000) {
        throw new Error('The page did not come within 30 s.');
      }
      await new Promise(requestAnimationFrame);
    }
    // A timer that a frame sets runs after its paint.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - click.timeStamp;
  });
  const link = page.locator(`.menu a[href="${to}"]`).first();
  await link.hover();
  await sleep(150);
  await link.click();
  return {'sidebar click to painted page, ms': await painted};
}
