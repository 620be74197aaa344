import {expect, test as base} from '@playwright/test';
import {watch} from './site';

interface Complaints {
  /** What the browser has complained of in this test. What a test provokes, it takes out of the list. */
  readonly complaints: string[];
  /** Complaints that tests provoke, for `test.use`. */
  readonly provoked: RegExp | undefined;
}

/** Playwright's `test`, which fails when the browser complains of the page. */
export const test = base.extend<Complaints>({
  provoked: [undefined, {option: true}],
  complaints: [
    async ({page, provoked}, use) => {
      const complaints = watch(page);
      await use(complaints);
      expect(complaints.filter((line) => !provoked?.test(line))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
