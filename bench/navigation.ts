import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {hydrated} from '../tests/support/site';
import {launch, newContext, openSlowPage} from './browser';
import {CLICKS, nameOf} from './pages';
import {inTurns, type Row, type Site, type Sites, type Values} from './rows';

/** Both sites fetch ahead what the links in view lead to. */
const IDLE_MS = 3000;
const HOVER_MS = 150;

/** How often a click is timed: one differs more from the next than one load does. */
export const ofClicks = (runs: number): number => 2 * runs + 1;

/** Runs in the page: waits for a click, then for the frame with the new title, heading and pictures in view. */
function watchClick(): void {
  const [oldTitle, oldHeading] = [document.title, document.querySelector('h1')?.textContent];
  const isLoaded = (image: HTMLImageElement): boolean => {
    const {top, width} = image.getBoundingClientRect();
    return image.complete || width === 0 || top > innerHeight;
  };
  const isShown = (): boolean => {
    const heading = document.querySelector('h1')?.textContent;
    const isNew = document.title !== oldTitle && heading !== undefined && heading !== oldHeading;
    return isNew && [...document.images].every(isLoaded);
  };
  const onClick = ({timeStamp}: MouseEvent): void => {
    // A timer that a frame sets runs after its paint.
    const note = (): void => {
      document.documentElement.dataset.painted = String(performance.now() - timeStamp);
    };
    const look = (): unknown => (isShown() ? setTimeout(note) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, {capture: true, once: true});
}

async function followLink(browser: Browser, from: string, to: string): Promise<Values> {
  await using context = await newContext(browser);
  const page = await openSlowPage(context);
  await page.goto(from, {waitUntil: 'load'});
  await hydrated(page);
  await sleep(IDLE_MS);
  await page.evaluate(watchClick);
  const link = page.locator(`.menu a[href="${to}"]`).first();
  await link.hover();
  await sleep(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  const painted = await page.locator('html[data-painted]').getAttribute('data-painted');
  return {'click to painted page, ms': Number(painted)};
}

/** Times clicks in the sidebar on a slow line and a slow processor. */
export async function measureNavigation(sites: Sites, runs: number): Promise<Row[]> {
  await using browser = await launch();
  const rows: Row[] = [];
  for (const [from, to] of CLICKS) {
    const follow = ({origin}: Site): Promise<Values> => followLink(browser, origin + from, to);
    rows.push(...(await inTurns(`${nameOf(from)} to ${nameOf(to)}`, sites, ofClicks(runs), follow)));
  }
  return rows;
}
