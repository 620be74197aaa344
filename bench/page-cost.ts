import {setTimeout as sleep} from 'node:timers/promises';
import {onStage, Visit, type Stage} from './browser';
import {measurements} from './bytes';
import {TIMED_PAGES, type BenchPage} from './pages';
import {kindOf, transferredBytes} from './resources';
import type {Measurement} from './results';
import {medians} from './statistics';

const AFTER_LOAD_MS = 4000;
/** A task is long from here on, and blocks for the rest (web.dev/articles/tbt). */
const LONG_TASK_MS = 50;

/** A task of the main thread that took longer than 50 ms. Times in ms since the start of the navigation. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  readonly tasks: LongTask[];
}

/** Sums up the long tasks of a page that was loaded at `loaded` ms. */
export function summariseTasks(
  tasks: readonly LongTask[],
  loaded: number,
): {readonly tbt: number; readonly taskInLoad: number; readonly taskAfterLoad: number} {
  const longest = (some: readonly LongTask[]): number => Math.max(0, ...some.map(({duration}) => duration));
  return {
    tbt: tasks.reduce((sum, {duration}) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    taskInLoad: longest(tasks.filter(({start}) => start < loaded)),
    taskAfterLoad: longest(tasks.filter(({start}) => start >= loaded)),
  };
}

function observe(): void {
  const observed: Observed = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  Object.assign(window, {observed});
  const each = (type: string, handle: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(handle);
    }).observe({type, buffered: true});
  };
  each('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      observed.fcp = startTime;
    }
  });
  each('largest-contentful-paint', ({startTime}) => {
    observed.lcp = startTime;
  });
  each('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    observed.cls += hadRecentInput ? 0 : value;
  });
  each('longtask', ({startTime, duration}) => {
    observed.tasks.push({start: startTime, duration});
  });
}

async function loadPage({browser, origin}: Stage, page: BenchPage) {
  const visit = await Visit.start(browser);
  await visit.slowDown();
  await visit.page.addInitScript(observe);
  await visit.page.goto(origin + page.path, {waitUntil: 'load'});
  await sleep(AFTER_LOAD_MS);
  const {observed, loaded} = await visit.page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {observed: (window as unknown as {observed: Observed}).observed, loaded: entry?.loadEventEnd ?? 0};
  });
  await visit.quiet(500);
  const resources = await visit.resources();
  await visit.end();
  const {fcp, lcp, cls, tasks} = observed;
  const scripts = resources.filter(({url, isPrefetch}) => !isPrefetch && kindOf(url) === 'script');
  return {
    scripts: transferredBytes(scripts) / 1000,
    prefetched: transferredBytes(resources.filter(({isPrefetch}) => isPrefetch)) / 1000,
    bytes: transferredBytes(resources) / 1000,
    fcp,
    lcp,
    cls,
    ...summariseTasks(tasks, loaded),
  };
}

/** Clicks the switch of the colour mode again and again, as somebody does who gets no answer, and notes the first one. */
function clickUntilAnswered(): void {
  let observer: MutationObserver | undefined;
  const timer = setInterval(() => {
    const html = document.documentElement;
    const button = document.querySelector<HTMLElement>('.navbar button[class*="toggleButton"]');
    if (button && !observer) {
      observer = new MutationObserver(() => {
        clearInterval(timer);
        observer?.disconnect();
        html.dataset.answered = String(performance.now());
      });
      // The page's own first script has set it before.
      observer.observe(html, {attributeFilter: ['data-theme-choice']});
    }
    button?.click();
  }, 20);
}

/** Time from the navigation to the first click that the page answers, in ms. */
async function firstAnswer({browser, origin}: Stage, page: BenchPage): Promise<number> {
  const visit = await Visit.start(browser);
  await visit.slowDown();
  await visit.page.addInitScript(clickUntilAnswered);
  await visit.page.goto(origin + page.path, {waitUntil: 'commit'});
  const answered = visit.page.locator('html[data-answered]');
  await answered.waitFor({state: 'attached'});
  const time = Number(await answered.getAttribute('data-answered'));
  await visit.end();
  return time;
}

/** Times the cold load of pages of a built site on a slow line and a slow processor; medians of so many runs. */
export function measureCost(build: string, runs: number): Promise<Measurement[]> {
  return onStage(build, async (stage) => {
    const measured: Measurement[] = [];
    for (const page of TIMED_PAGES) {
      const values = [];
      for (let run = 0; run < runs; run += 1) {
        values.push({...(await loadPage(stage, page)), answered: await firstAnswer(stage, page)});
      }
      measured.push(...measurements(page.name, medians(values)));
    }
    return measured;
  });
}
