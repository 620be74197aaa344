import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from '../scripts/browser';
import {servePages} from '../scripts/pages-server';
import {BASE} from '../tests/pages';
import type {Site} from './rows';

const VIEWPORT = {width: 1350, height: 940};
/** Slow 4G: 1.6 Mbit/s, 150 ms. */
const LINE = {latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8};
const CPU_SLOWDOWN = 4;

/** The compiler that runs these scripts names functions with a helper that pages do not have. */
const NAME_HELPER = 'globalThis.__name = (value) => value';

/** Serves the build of a site as GitHub Pages does, until the program ends. */
export async function serveSite(folder: string): Promise<Site> {
  const server = await servePages(path.join(folder, 'build'), `${BASE}/`, 0);
  server.unref();
  return {folder, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

/** Starts Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS]});
}

/** Opens a fresh profile. No request is intercepted in it, because that would switch the browser's cache off. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({viewport: VIEWPORT});
  await context.addInitScript(NAME_HELPER);
  return context;
}

/** Opens an empty page on a slow line and a slow processor. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {offline: false, ...LINE});
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  return page;
}
