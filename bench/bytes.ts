import {setTimeout as sleep} from 'node:timers/promises';
import {hydrated} from '../tests/support/site';
import {onStage, Visit, type Stage} from './browser';
import type {MetricName} from './metrics';
import {SIZED_PAGES, type BenchPage} from './pages';
import {folderSize, mainScriptSize, prefetchesOf, requestsOf, type Resource} from './resources';
import type {Measurement} from './results';

/** Longer than every delay after which the site loads something on its own. */
const IDLE_MS = 3000;
const QUIET_MS = 1000;

/** What one page asked for. */
export interface PageRequests {
  /** Source of the page as it was sent. */
  readonly html: string;
  /** Until the page came to rest, untouched. */
  readonly untouched: readonly Resource[];
  /** Until the end of the page had been scrolled into view. */
  readonly scrolled: readonly Resource[];
}

/** Sizes of a page in kB, out of its requests. `size` gives the bytes of all files at the given addresses. */
export function sizesOf(
  {html, untouched, scrolled}: PageRequests,
  size: (urls: readonly string[]) => number,
): Partial<Record<MetricName, number>> {
  const scripts = requestsOf(untouched, 'script');
  const isInHtml = (url: string): boolean => html.includes(new URL(url).pathname);
  const sizes = {
    scripts,
    scriptsInHtml: scripts.filter(isInHtml),
    scriptsLater: scripts.filter((url) => !isInHtml(url)),
    prefetched: prefetchesOf(untouched),
    css: requestsOf(untouched, 'style'),
    html: requestsOf(untouched, 'page'),
    page: requestsOf(scrolled),
  };
  return Object.fromEntries(Object.entries(sizes).map(([metric, urls]) => [metric, size(urls) / 1000]));
}

async function scrollToEnd(visit: Visit): Promise<void> {
  await visit.page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}

async function visitPage({browser, origin}: Stage, {path: pagePath}: BenchPage): Promise<PageRequests> {
  const visit = await Visit.start(browser);
  const response = await visit.page.goto(origin + pagePath, {waitUntil: 'load'});
  await hydrated(visit.page);
  await sleep(IDLE_MS);
  await visit.quiet(QUIET_MS);
  const untouched = await visit.resources();
  await scrollToEnd(visit);
  await visit.quiet(QUIET_MS);
  const scrolled = await visit.resources();
  const html = (await response?.text()) ?? '';
  await visit.end();
  return {html, untouched, scrolled};
}

/** Numbers about the build as a whole: main.js in kB, all files in MB. */
export function siteSizes(build: string): {readonly main: number; readonly output: number} {
  return {main: mainScriptSize(build) / 1000, output: folderSize(build) / 1e6};
}

async function pageSizes(stage: Stage, page: BenchPage): Promise<Partial<Record<MetricName, number>>> {
  const requests = await visitPage(stage, page);
  return sizesOf(requests, (urls) => stage.files.sum(urls));
}

/** Scripts of a page that loads and rests, in kB, gzipped. */
export async function scriptsOfPage(build: string, page: BenchPage): Promise<number> {
  const {scripts = NaN} = await onStage(build, (stage) => pageSizes(stage, page));
  return scripts;
}

/** Measures the bytes of every kind of page in a built site: what a browser loads until it rests. */
export async function measureBytes(build: string): Promise<Measurement[]> {
  const measurePage = async (stage: Stage, page: BenchPage): Promise<Measurement[]> =>
    measurements(page.name, await pageSizes(stage, page));
  const pages = await onStage(build, (stage) => Promise.all(SIZED_PAGES.map((page) => measurePage(stage, page))));
  return [...pages.flat(), ...measurements('whole site', siteSizes(build))];
}

/** Names the numbers of one subject. */
export function measurements(subject: string, values: Partial<Record<MetricName, number>>): Measurement[] {
  return Object.entries(values).map(([metric, value]) => ({subject, metric, value}));
}
