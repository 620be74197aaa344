// What is measured of a site.
import {execFileSync} from 'node:child_process';
import {readdirSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page, Request} from '@playwright/test';
import {servePages} from '../scripts/pages-server';
import {BASE} from '../tests/pages';
import {hydrated} from '../tests/support/site';

/** Numbers by name with unit. 1 kB is 1000 bytes. */
export type Values = Readonly<Record<string, number>>;

/** Slow 4G: 150 ms, 1.6 Mbit/s. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000};
/** After this time a page that is not touched loads nothing more. */
const REST_MS = 4000;

/** Serves the build in a folder as GitHub Pages does, until the program ends. @returns the origin */
export async function serveSite(folder: string): Promise<string> {
  const server = await servePages(path.join(folder, 'build'), `${BASE}/`, 0);
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens an empty page with an empty cache, does something there and closes it. */
async function inPage<Result>(
  browser: Browser,
  isSlow: boolean,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext({viewport: {width: 1350, height: 940}});
  // The compiler that runs this file names functions with a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  return await work(page);
}

/** What a page loads, compressed as GitHub Pages sends it, without what is fetched ahead for a link. */
export function weigh(browser: Browser, address: string): Promise<Values> {
  return inPage(browser, false, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(address, {waitUntil: 'load'});
    await sleep(REST_MS);
    const sizes: Record<string, number> = {};
    for (const request of requests) {
      const {'sec-purpose': purpose = ''} = await request.allHeaders();
      if (!purpose.includes('prefetch')) {
        const {responseBodySize} = await request.sizes();
        const type = request.resourceType();
        sizes[type] = (sizes[type] ?? 0) + Math.max(0, responseBodySize) / 1000;
      }
    }
    const {script = 0, stylesheet = 0, document = 0} = sizes;
    return {'scripts, kB': script, 'style sheet, kB': stylesheet, 'HTML, kB': document};
  });
}

/** All files of the build in a folder, not compressed. */
export function weighFiles(folder: string): Values {
  const build = path.join(folder, 'build');
  const entries = readdirSync(build, {recursive: true, encoding: 'utf8'}).map((name) =>
    statSync(path.join(build, name)),
  );
  return {'output, MB': entries.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0) / 1e6};
}

/** The cold load of a page, as web.dev/articles/lcp, tbt and cls define it. */
export function load(browser: Browser, address: string): Promise<Values> {
  return inPage(browser, true, async (page) => {
    await page.addInitScript(() => {
      const found = {'largest paint, ms': 0, 'blocking, ms': 0, 'layout shift': 0};
      Object.assign(window, {found});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {entryType, startTime, duration} = entry;
          found['largest paint, ms'] =
            entryType === 'largest-contentful-paint' ? startTime : found['largest paint, ms'];
          found['blocking, ms'] += entryType === 'longtask' ? duration - 50 : 0;
          found['layout shift'] += (entry as {readonly value?: number}).value ?? 0;
        }
      }).observe({entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift']});
    });
    await page.goto(address, {waitUntil: 'load'});
    await sleep(REST_MS);
    return page.evaluate<Values>('window.found');
  });
}

/** When the switch of the color mode answers somebody who clicks it again and again, every 20 ms. */
export function firstClick(browser: Browser, address: string): Promise<Values> {
  return inPage(browser, true, async (page) => {
    await page.addInitScript(() => {
      const button = (): HTMLElement | null => document.querySelector('.navbar button[class*="toggleButton"]');
      const timer = setInterval(() => button()?.click(), 20);
      new MutationObserver((_changes, observer) => {
        // The page's own first script sets the attribute before there is a button.
        if (button()) {
          clearInterval(timer);
          observer.disconnect();
          document.documentElement.dataset.answered = String(performance.now());
        }
      }).observe(document, {subtree: true, attributeFilter: ['data-theme-choice']});
    });
    await page.goto(address, {waitUntil: 'commit'});
    const answered = await page.locator('html[data-answered]').getAttribute('data-answered');
    return {'click answered, ms': Number(answered)};
  });
}

/** From a click in the sidebar to the frame that has the new title, heading and all pictures in view. */
export function navigate(browser: Browser, from: string, to: string): Promise<Values> {
  return inPage(browser, true, async (page) => {
    await page.goto(from, {waitUntil: 'load'});
    await hydrated(page);
    await sleep(REST_MS);
    await page.evaluate(() => {
      const read = (): (string | undefined)[] => [document.title, document.querySelector('h1')?.textContent];
      const old = read();
      const isLoaded = (image: HTMLImageElement): boolean =>
        image.complete || image.offsetWidth === 0 || image.getBoundingClientRect().top > innerHeight;
      const isShown = (): boolean =>
        read().every((text, index) => text !== old[index]) && [...document.images].every(isLoaded);
      addEventListener(
        'click',
        ({timeStamp}) => {
          // A timer that a frame sets runs after its paint.
          const note = (): void => {
            document.documentElement.dataset.painted = String(performance.now() - timeStamp);
          };
          const look = (): unknown => (isShown() ? setTimeout(note) : requestAnimationFrame(look));
          requestAnimationFrame(look);
        },
        {capture: true, once: true},
      );
    });
    const link = page.locator(`.menu a[href="${to}"]`).first();
    await link.hover();
    await sleep(150);
    await link.click();
    const painted = await page.locator('html[data-painted]').getAttribute('data-painted');
    return {'sidebar click to painted page, ms': Number(painted)};
  });
}

/**
 * Builds the site in a folder, with nothing from an earlier build.
 * @throws when the build fails; its output says why
 */
export function buildSite(folder: string): Values {
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const run = (name: string): unknown =>
    execFileSync(process.execPath, [command, name], {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  run('clear');
  const start = performance.now();
  run('build');
  return {'build, s': (performance.now() - start) / 1000};
}
