// npm run bench:search: what the search costs a reader and how well it finds, measured on the built site.
// Options: --runs 7, how often each timing of the window is repeated.
import {readdirSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {encodeIndex, indexFile, parseIndex, parseTexts, TERMS_FILE, type LocatedPage} from '../plugins/search/reading';
import {findBrowser} from '../scripts/browser';
import {servePages} from '../scripts/pages-server';
import {BASE, VERSIONS} from '../tests/pages';
import {NAME_HELPER} from './browser';
import {FileTable} from './resources';
import {serveCompressed} from './server';
import {percentile} from './statistics';
import {QUERIES} from '../tests/search/queries';
import {builtEngine, place, share} from '../tests/search/relevance';

const {values} = parseArgs({options: {runs: {type: 'string', default: '7'}}});
const runs = Number(values.runs);
const BUILD = path.resolve('build');
const PAGE = `${BASE}/docs/getting-started/introduction`;
const CPU_SLOWDOWN = 4;
/** Slow 4G: 1.6 Mbit/s, 150 ms for each request. */
const SLOW_LINE = {latencyMs: 150, bytesPerMs: 200};
const HOVER_MS = 300;
const IDLE_MS = 3000;

type Row = Readonly<Record<string, string | number>>;

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.table(rows);
}

function read(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

function gzipped(content: string): number {
  return gzipSync(content, {level: 6}).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function assetWith(folder: string, start: string, text = ''): string {
  const file = readdirSync(path.join(BUILD, folder)).find(
    (name) => name.startsWith(start) && read(path.join(folder, name)).includes(text),
  );
  if (!file) {
    throw new Error(`The build has no ${folder}/${start}*. Build first: npm run build`);
  }
  return path.join(folder, file);
}

function origin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}

interface WorkerTimes {
  readonly load: number;
  readonly queries: readonly number[];
}

/**
 * Runs the worker's own script in a page, where the browser can slow it down, and times it.
 * @throws when the worker cannot answer: an answer that it refuses takes no time
 */
async function timeWorker(page: Page, rate: number, index: string, queries: readonly string[]): Promise<WorkerTimes> {
  await page.goto(`${origin(server)}${BASE}/${TERMS_FILE}`);
  await page.evaluate(
    ({text, terms, termsFile}) => {
      const replies = new Map<number, (reply: {fault?: string}) => void>();
      Object.assign(window, {
        fetch: (url: string) => Promise.resolve(new Response(url.endsWith(termsFile) ? terms : text)),
        postMessage: (reply: {id: number; fault?: string}) => replies.get(reply.id)?.(reply),
        ask: (id: number, question: object) =>
          new Promise<void>((resolve, reject) => {
            replies.set(id, ({fault}) => {
              if (fault === undefined) {
                resolve();
              } else {
                reject(new Error(`The worker cannot answer ${JSON.stringify(question)}: ${fault}.`));
              }
            });
            window.onmessage?.(new MessageEvent('message', {data: {id, question}}));
          }),
      });
    },
    {text: index, terms: read(TERMS_FILE), termsFile: TERMS_FILE},
  );
  await page.addScriptTag({url: `${origin(server)}${BASE}/${assetWith('assets/js', 'search-worker.')}`});
  await slowDown(page, rate);
  const times = await page.evaluate(async (asked) => {
    const {ask} = window as unknown as {ask: (id: number, question: object) => Promise<void>};
    window.onmessage?.(new MessageEvent('message', {data: {baseUrl: '/'}}));
    let id = 0;
    const time = async (question: object): Promise<number> => {
      const started = performance.now();
      await ask((id += 1), question);
      return performance.now() - started;
    };
    const load = await time({kind: 'prepare', version: 'measured'});
    const timed: number[] = [];
    for (const query of asked) {
      timed.push(await time({kind: 'find', version: 'measured', query}));
    }
    return {load, queries: timed};
  }, queries);
  await slowDown(page, 1);
  return times;
}

/** Every state of the box while the queries are typed. */
function keystrokes(): string[] {
  return Object.values(QUERIES)
    .flat()
    .flatMap(({query}) => Array.from(query, (_, end) => query.slice(0, end + 1)));
}

interface WorkerDelay {
  readonly load: number;
  readonly query: number;
}

/** The browser slows down pages only, so the worker's replies are held back by what it would need longer. */
async function delayWorker(page: Page, delay: WorkerDelay): Promise<void> {
  await page.addInitScript(({load, query}) => {
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      private ready = 0;
      override set onmessage(listener: (event: MessageEvent) => void) {
        super.onmessage = (event) => {
          this.ready ||= performance.now() + load;
          setTimeout(
            () => {
              listener(event);
            },
            Math.max(query, this.ready - performance.now()),
          );
        };
      }
    };
  }, delay);
}

async function openPage(browser: Browser, from: Server, delay: WorkerDelay): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const page = await context.newPage();
  await page.addInitScript(NAME_HELPER);
  await delayWorker(page, delay);
  await slowDown(page, CPU_SLOWDOWN);
  await page.goto(origin(from) + PAGE, {waitUntil: 'networkidle', timeout: 120_000});
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.evaluate(() => {
    const started = Object.assign(window, {opened: 0, typable: 0, firstHit: 0});
    document.addEventListener('focusin', ({target}) => {
      if (!started.typable && target instanceof HTMLInputElement) {
        started.typable = performance.now();
      }
    });
    window.addEventListener(
      'click',
      () => {
        started.opened = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      if (!started.firstHit && document.querySelector('.DocSearch-Hit')) {
        started.firstHit = performance.now();
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  return page;
}

/** Opens the search and types a word: ms from the click until there is a box to type in, and until the first result. */
async function timeOpening(page: Page, hover: number, isPasted = false): Promise<{typable: number; hit: number}> {
  await page.evaluate(() => Object.assign(window, {firstHit: 0, typable: 0}));
  const box = page.getByRole('button', {name: 'Search', exact: true}).first();
  await page.mouse.move(5, 500);
  const {x, y, width, height} = (await box.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(x + width / 2, y + height / 2);
  await sleep(hover);
  await page.mouse.down();
  await page.mouse.up();
  if (isPasted) {
    await page.keyboard.insertText('proximity');
  } else {
    await page.keyboard.type('proximity');
  }
  await page.waitForFunction(() => (window as unknown as {firstHit: number}).firstHit > 0, undefined, {polling: 50});
  return page.evaluate(() => {
    const {opened, typable, firstHit} = window as unknown as {opened: number; typable: number; firstHit: number};
    return {typable: typable - opened, hit: firstHit - opened};
  });
}

/** Types queries into the open window and times each keystroke until its results are painted. */
async function timeKeystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const state = Object.assign(window, {painted: [] as number[], typed: 0});
    document.addEventListener(
      'input',
      () => {
        state.typed = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      const {typed} = state;
      if (typed) {
        state.typed = 0;
        requestAnimationFrame(() => state.painted.push(performance.now() - typed));
      }
    }).observe(document.querySelector('.DocSearch-Dropdown') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  for (const query of ['migration guide', 'TBIA_InteractionContext', 'key does nothing', 'proximty', 'Max Range']) {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(query, {delay: 200});
  }
  await sleep(500);
  return page.evaluate(() => (window as unknown as {painted: number[]}).painted);
}

/** Pages of made-up words in the likeness of the real ones: each copy shares most words and has some of its own. */
function grow(version: string, times: number): LocatedPage[] {
  const index = parseIndex(read(indexFile(version)), version);
  return Array.from({length: times}, (_, copy) =>
    index.pages.map((entry): LocatedPage => {
      const texts = parseTexts(read(entry.texts));
      const alter = (text: string): string =>
        copy === 0
          ? text
          : text.replace(/\b[a-z]{5,}\b/g, (word) => (word.length % 5 === copy % 5 ? `${word}${copy}` : word));
      return {
        path: `${entry.path}-${copy}`,
        isShared: false,
        texts: `${entry.texts}-${copy}`,
        page: {
          title: '',
          categories: entry.categories,
          sections: entry.sections.map(([level, heading, anchor], section) => ({
            level,
            anchor,
            heading: alter(heading),
            lines: alter(texts[section] ?? '').split('\n'),
          })),
        },
      };
    }),
  ).flat();
}

let server: Server;

async function main(): Promise<void> {
  const [latest] = VERSIONS;

  print(
    'Relevance (queries of tests/search/queries.ts)',
    VERSIONS.map((version) => {
      const placed = place(builtEngine(BUILD, version), version);
      return {
        version,
        queries: placed.length,
        'first page': `${(share(placed, 1) * 100).toFixed(1)} %`,
        'first five': `${(share(placed, 5) * 100).toFixed(1)} %`,
        'index, gzip': kilobytes(gzipped(read(indexFile(version)))),
      };
    }),
  );
  const textFiles = parseIndex(read(indexFile(latest)), latest).pages.map(({texts}) => gzipped(read(texts)));
  print('Files, gzip', [
    {file: 'window script', size: kilobytes(gzipped(read(assetWith('assets/js', 'search.'))))},
    {file: 'worker', size: kilobytes(gzipped(read(assetWith('assets/js', 'search-worker.'))))},
    {file: 'terms of all versions', size: kilobytes(gzipped(read(TERMS_FILE)))},
    {file: 'texts of one page, median', size: kilobytes(percentile(textFiles, 0.5))},
    {file: 'texts of one page, largest', size: kilobytes(Math.max(...textFiles))},
  ]);

  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  server = await servePages(BUILD, `${BASE}/`, 0);
  const slow = await serveCompressed(new FileTable(BUILD, `${BASE}/`), SLOW_LINE);
  try {
    const page = await browser.newPage();
    await page.addInitScript(NAME_HELPER);
    const queries = keystrokes();
    const rename = (text: string): string => JSON.stringify({...(JSON.parse(text) as object), version: 'measured'});
    const real = rename(read(indexFile(latest)));
    const grown = JSON.stringify(encodeIndex('measured', grow(latest, 10)));
    const fast = await timeWorker(page, 1, real, queries);
    const throttled = await timeWorker(page, CPU_SLOWDOWN, real, queries);
    const large = await timeWorker(page, CPU_SLOWDOWN, grown, queries);
    await page.close();
    print(
      `Worker's computing time, every keystroke of the queries (${queries.length})`,
      [
        {name: 'this site, full speed', index: real, times: fast},
        {name: `this site, CPU ${CPU_SLOWDOWN}x slower`, index: real, times: throttled},
        {name: `ten times the pages, CPU ${CPU_SLOWDOWN}x slower`, index: grown, times: large},
      ].map(({name, index, times}) => ({
        name,
        'index, gzip': kilobytes(gzipped(index)),
        'index ready': milliseconds(times.load),
        'query, median': `${percentile(times.queries, 0.5).toFixed(1)} ms`,
        'query, p95': `${percentile(times.queries, 0.95).toFixed(1)} ms`,
      })),
    );

    const delay = {
      load: throttled.load - fast.load,
      query: percentile(throttled.queries, 0.95) - percentile(fast.queries, 0.95),
    };
    const first: number[] = [];
    const again: number[] = [];
    const pasted: number[] = [];
    const cold: number[] = [];
    const typable: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const opened = await openPage(browser, slow, delay);
      await sleep(IDLE_MS);
      first.push((await timeOpening(opened, HOVER_MS)).hit);
      await opened.keyboard.press('Escape');
      await sleep(1000);
      again.push((await timeOpening(opened, 0)).hit);
      await opened.keyboard.press('Escape');
      await sleep(1000);
      pasted.push((await timeOpening(opened, 0, true)).hit);
      await opened.context().close();
      const unhovered = await openPage(browser, slow, delay);
      await sleep(IDLE_MS);
      const times = await timeOpening(unhovered, 0);
      cold.push(times.hit);
      typable.push(times.typable);
      await unhovered.context().close();
    }
    const typing = await openPage(browser, server, delay);
    await timeOpening(typing, HOVER_MS);
    const typed = await timeKeystrokes(typing);
    await typing.context().close();
    print(
      'In the page, slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower',
      [
        {name: `first result of "proximity", ${HOVER_MS} ms of hover before`, times: first},
        {name: 'the same without hover', times: cold},
        {name: 'the same at the second opening', times: again},
        {name: 'at the third opening, the word in one piece', times: pasted},
        {name: 'a box to type in at the first opening, without hover', times: typable},
        {name: 'keystroke to painted results', times: typed},
      ].map(({name, times}) => ({
        name,
        runs: times.length,
        median: milliseconds(percentile(times, 0.5)),
        p95: milliseconds(percentile(times, 0.95)),
        worst: milliseconds(Math.max(...times)),
      })),
    );
  } finally {
    await browser.close();
    server.close();
    slow.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
