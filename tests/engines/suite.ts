import path from 'node:path';
import {afterAll, beforeAll, describe, it} from 'vitest';
import {readSwitches} from '../../config/switches';
import releasedVersions from '../../versions.json';
import {isWide} from '../support/wide';
import type {Browser} from './browser';
import {JOURNEYS, type Journey} from './journeys';
import {renewed, type RenewedBrowser} from './renewed';
import {EMPTY, serveWithProbe, type TestServer} from './server';
import {Site} from './site';

const build = path.join(import.meta.dirname, '../../build');

const hasIndex = readSwitches(process.env, releasedVersions).algolia === undefined;

function isLeftOut({isLong = false, needsIndex = false}: Journey): boolean {
  return (isLong && !isWide) || (needsIndex && !hasIndex);
}

/** One browser serves many journeys: none of them finds what another has left. */
async function clearStorage(browser: Browser, {origin}: TestServer): Promise<void> {
  await browser.goto(origin + EMPTY);
  await browser.run(() => {
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {
      // Site data is blocked: there is none.
    }
  });
}

/**
 * Makes the journeys of readers tests in one browser.
 * @param name of the engine, and of what its reader prefers
 * @param start starts it; undefined skips all tests, where there is no such browser
 * @param journeys each begins with an empty storage
 */
export function describeJourneys(
  name: string,
  start: (() => Promise<Browser>) | undefined,
  journeys: readonly Journey[] = JOURNEYS,
): void {
  describe.skipIf(!start)(name, () => {
    let server: TestServer | undefined;
    let browser: RenewedBrowser | undefined;

    beforeAll(async () => {
      const pages = await serveWithProbe(build);
      server = pages;
      browser = start && (await renewed(start, (one) => clearStorage(one, pages)));
    });

    afterAll(async () => {
      await browser?.close();
      server?.close();
    });

    for (const journey of journeys) {
      it.skipIf(isLeftOut(journey))(journey.name, async () => {
        if (!server || !browser) {
          throw new Error(`${name} did not start.`);
        }
        const pages = server;
        await browser.run(journey.name, async (one) => {
          pages.behaviour = {};
          await journey.run(new Site(one, pages));
        });
      });
    }
  });
}
