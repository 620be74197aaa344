import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {launch, newContext, openSlowPage} from './browser';
import {nameOf, PAGES} from './pages';
import {inTurns, type Row, type Sites, type Values} from './rows';

const AFTER_LOAD_MS = 4000;

/** What Chromium says of a paint, a long task or a layout shift. */
type Entry = PerformanceEntry & {readonly value?: number};

/** Runs in the page: collects the numbers as web.dev/articles/lcp, tbt and cls define them. */
function observe(): void {
  const observed = {'LCP, ms': 0, 'TBT, ms': 0, CLS: 0};
  Object.assign(window, {observed});
  new PerformanceObserver((list) => {
    for (const {entryType, startTime, duration, value = 0} of list.getEntries() as Entry[]) {
      observed['LCP, ms'] = entryType === 'largest-contentful-paint' ? startTime : observed['LCP, ms'];
      observed['TBT, ms'] += entryType === 'longtask' ? duration - 50 : 0;
      observed.CLS += value;
    }
  }).observe({entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift']});
}

async function loadPage(browser: Browser, address: string): Promise<Values> {
  await using context = await newContext(browser);
  const page = await openSlowPage(context);
  await page.addInitScript(observe);
  await page.goto(address, {waitUntil: 'load'});
  await sleep(AFTER_LOAD_MS);
  return await page.evaluate<Values>('window.observed');
}

/**
 * Runs in the page: clicks the switch of the color mode again and again, as somebody does who gets no answer, and notes
 * when the first click is answered.
 */
function clickUntilAnswered(): void {
  const button = (): HTMLElement | null => document.querySelector('.navbar button[class*="toggleButton"]');
  const timer = setInterval(() => button()?.click(), 20);
  const observer = new MutationObserver(() => {
    // The page's own first script sets the attribute before there is a button.
    if (button()) {
      clearInterval(timer);
      observer.disconnect();
      document.documentElement.dataset.answered = String(performance.now());
    }
  });
  observer.observe(document, {subtree: true, attributeFilter: ['data-theme-choice']});
}

async function clickEarly(browser: Browser, address: string): Promise<Values> {
  await using context = await newContext(browser);
  const page = await openSlowPage(context);
  await page.addInitScript(clickUntilAnswered);
  await page.goto(address, {waitUntil: 'commit'});
  const answered = await page.locator('html[data-answered]').getAttribute('data-answered');
  return {'first answered click, ms': Number(answered)};
}

/** Times the cold load of the pages, and the first click in a visit of its own. */
export async function measureCost(sites: Sites, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measure of [clickEarly, loadPage]) {
    await using browser = await launch();
    for (const page of PAGES) {
      rows.push(...(await inTurns(nameOf(page), sites, runs, ({origin}) => measure(browser, origin + page))));
    }
  }
  return rows;
}
