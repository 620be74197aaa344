import path from 'node:path';
import {afterAll, beforeAll, describe, it} from 'vitest';
import {readSwitches} from '../../config/switches';
import releasedVersions from '../../versions.json';
import {isWide} from '../support/wide';
import type {Browser} from './browser';
import {JOURNEYS, type Journey} from './journeys';
import {renewed, type RenewedBrowser} from './renewed';
import {serveWithProbe} from './server';
import {Site} from './site';

const build = path.join(import.meta.dirname, '../../build');

const hasIndex = readSwitches(process.env, releasedVersions).algolia === undefined;

function isLeftOut({isLong = false, needsIndex = false}: Journey): boolean {
  return (isLong && !isWide) || (needsIndex && !hasIndex);
}

/**
 * Makes the journeys of readers tests in one browser.
 * @param name of the engine, and of what its reader prefers
 * @param start starts it; undefined skips all tests, where there is no such browser
 * @param journeys each has a server of its own: for the browser that is another site, without storage and cached files
 */
export function describeJourneys(
  name: string,
  start: (() => Promise<Browser>) | undefined,
  journeys: readonly Journey[] = JOURNEYS,
): void {
  describe.skipIf(!start)(name, () => {
    let browser: RenewedBrowser | undefined;

    beforeAll(async () => {
      browser = start && (await renewed(start, (one) => one.goto('about:blank')));
    });

    afterAll(() => browser?.close());

    for (const journey of journeys) {
      it.skipIf(isLeftOut(journey))(journey.name, async () => {
        if (!browser) {
          throw new Error(`${name} did not start.`);
        }
        const server = await serveWithProbe(build);
        try {
          await browser.run(journey.name, async (one) => {
            server.behaviour = {};
            await journey.run(new Site(one, server));
          });
        } finally {
          server.close();
        }
      });
    }
  });
}
