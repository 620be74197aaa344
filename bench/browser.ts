import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Browser, type Page, type Request} from '@playwright/test';
import {BROWSER_ARGUMENTS, findBrowser} from '../scripts/browser';
import {BASE} from '../tests/pages';
import {FileTable, type Resource} from './resources';
import {serveCompressed} from './server';

const VIEWPORT = {width: 1350, height: 940};

/** Slow 4G and a slow processor. */
export const EMULATION = {latency: 150, megabitsDown: 1.6, kilobitsUp: 750, cpuSlowdown: 4} as const;

/** The compiler that runs these scripts names functions with a helper that pages do not have. */
export const NAME_HELPER = 'globalThis.__name = (value) => value';

/** A built site on a local server, and a browser to visit it with. */
export interface Stage {
  readonly browser: Browser;
  /** Address of the host, without a slash at the end. */
  readonly origin: string;
  /** What the server sends. */
  readonly files: FileTable;
}

/** Serves a build as GitHub Pages does, starts Chromium, and stops both at the end. */
export async function onStage<Result>(build: string, act: (stage: Stage) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS]});
  try {
    const files = new FileTable(path.resolve(build), `${BASE}/`);
    const server = await serveCompressed(files);
    try {
      return await act({browser, files, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    await browser.close();
  }
}

async function describe(request: Request): Promise<Resource | undefined> {
  const headers = await request.allHeaders();
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  const response = await request.response();
  if (!response || !request.url().startsWith('http')) {
    return undefined;
  }
  const {responseBodySize, responseHeadersSize} = await request.sizes();
  return {
    url: request.url(),
    isPrefetch: purpose.includes('prefetch'),
    // A file from the cache has no body on the line, but Chromium tells the size of its stored head.
    transferred: responseBodySize > 0 ? responseBodySize + responseHeadersSize : 0,
  };
}

/** A fresh browser profile with one page, which writes down what it asks for. */
export class Visit {
  private readonly requests: Request[] = [];
  private open = 0;
  private lastChange = performance.now();

  private constructor(readonly page: Page) {
    const finish = (): void => {
      this.open -= 1;
      this.lastChange = performance.now();
    };
    page.on('request', (request) => {
      this.requests.push(request);
      this.open += 1;
      this.lastChange = performance.now();
    });
    page.on('requestfinished', finish);
    page.on('requestfailed', finish);
  }

  /** Opens an empty page. Nothing is intercepted, because that would switch the browser's cache off. */
  static async start(browser: Browser): Promise<Visit> {
    const context = await browser.newContext({viewport: VIEWPORT});
    const page = await context.newPage();
    await page.addInitScript(NAME_HELPER);
    return new Visit(page);
  }

  /** Makes line and processor slow. */
  async slowDown(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: EMULATION.latency,
      downloadThroughput: (EMULATION.megabitsDown * 1024 * 1024) / 8,
      uploadThroughput: (EMULATION.kilobitsUp * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: EMULATION.cpuSlowdown});
  }

  /** How many requests there were until now; a mark for `resources`. */
  get count(): number {
    return this.requests.length;
  }

  /** Waits until nothing was asked for or answered for so many milliseconds. */
  async quiet(milliseconds: number): Promise<void> {
    const limit = performance.now() + 60_000;
    while (this.open > 0 || performance.now() - this.lastChange < milliseconds) {
      if (performance.now() > limit) {
        throw new Error(`${this.page.url()} does not come to rest.`);
      }
      await sleep(50);
    }
  }

  /** What was asked for since a mark, with its size on the line. */
  async resources(since = 0): Promise<Resource[]> {
    const described = await Promise.all(this.requests.slice(since).map(describe));
    return described.filter((resource) => resource !== undefined);
  }

  /** Closes the page and forgets the profile. */
  async end(): Promise<void> {
    await this.page.context().close();
  }
}
