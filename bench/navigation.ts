import {setTimeout as sleep} from 'node:timers/promises';
import {hydrated} from '../tests/support/site';
import {onStage, Visit, type Stage} from './browser';
import {measurements} from './bytes';
import {NAVIGATIONS, type BenchNavigation} from './pages';
import {requestsOf} from './resources';
import type {Measurement} from './results';
import {medians} from './statistics';

const IDLE_MS = 3000;
const HOVER_MS = 150;

interface Timed {
  clicked: number;
  shown: number;
}

/** Notes when the link is clicked, and when both the tab's title and the page's heading are new. */
function watchTitle(): void {
  const timed: Timed = {clicked: 0, shown: 0};
  Object.assign(window, {timed});
  const [oldTitle, oldHeading] = [document.title, document.querySelector('h1')?.textContent];
  addEventListener(
    'click',
    ({timeStamp}) => {
      timed.clicked = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (!timed.shown && heading && heading !== oldHeading && document.title !== oldTitle) {
      timed.shown = performance.now();
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

async function navigate({browser, origin, files}: Stage, {from, to}: BenchNavigation) {
  const visit = await Visit.start(browser);
  const {page} = visit;
  await visit.slowDown();
  await page.goto(origin + from.path, {waitUntil: 'load'});
  await hydrated(page);
  await sleep(IDLE_MS);
  await page.evaluate(watchTitle);
  const link = await page.locator(`.menu a[href="${to.path}"]`).first().boundingBox();
  if (!link) {
    throw new Error(`${from.name}: the sidebar shows no link to ${to.path}.`);
  }
  // The page under a link is loaded from the hover on.
  const mark = visit.count;
  await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2);
  await sleep(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (window as unknown as {timed: Timed}).timed.shown > 0, undefined, {polling: 200});
  await visit.quiet(500);
  const {clicked, shown} = await page.evaluate(() => (window as unknown as {timed: Timed}).timed);
  // What the new page asks for, also when it was fetched ahead; not what is fetched ahead for its own links.
  const needed = requestsOf(await visit.resources(mark));
  await visit.end();
  return {title: shown - clicked, navigation: files.sum(needed) / 1000};
}

/** Times clicks in the sidebar on a slow line and a slow processor; medians of so many runs. */
export function measureNavigation(build: string, runs: number): Promise<Measurement[]> {
  return onStage(build, async (stage) => {
    const measured: Measurement[] = [];
    for (const navigation of NAVIGATIONS) {
      const values = [];
      for (let run = 0; run < runs; run += 1) {
        values.push(await navigate(stage, navigation));
      }
      measured.push(...measurements(navigation.name, medians(values)));
    }
    return measured;
  });
}
