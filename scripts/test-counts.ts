import {z} from 'zod';

/** How many checks of a suite passed and failed. Skipped ones do not count. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const number = z.number('The report lacks a number.');
const vitestReport = z.object({numPassedTests: number, numFailedTests: number, numFailedTestSuites: number});
const playwrightReport = z.object({
  stats: z.object({expected: number, unexpected: number, flaky: number}),
  errors: z.array(z.unknown()).default([]),
});

/** Counts the tests in the report of Vitest's `json` reporter. A file that cannot be loaded is a failure. */
export function countVitest(report: unknown): Count {
  const {numPassedTests, numFailedTests, numFailedTestSuites} = vitestReport.parse(report);
  return {passed: numPassedTests, failed: numFailedTests || Math.min(numFailedTestSuites, 1)};
}

/** Of browsers' tests, as many may need a second attempt on a busy machine. More are a fault of the site or of tests. */
export const MOST_FLAKY = 3;

/**
 * Counts the tests in the report of Playwright's `json` reporter. A few that pass at the second attempt have passed;
 * where they are many, all of them have failed.
 */
export function countPlaywright(report: unknown): Count {
  const {stats, errors} = playwrightReport.parse(report);
  const [flakyPassed, flakyFailed] = stats.flaky > MOST_FLAKY ? [0, stats.flaky] : [stats.flaky, 0];
  return {passed: stats.expected + flakyPassed, failed: stats.unexpected + flakyFailed + errors.length};
}

/**
 * How long each part took, one line for each, and all together.
 * @param total in seconds; less than the sum, since some parts run side by side
 */
export function durationTable(
  parts: readonly {readonly name: string; readonly seconds: number}[],
  total: number,
): string {
  return [...parts, {name: 'in all', seconds: total}]
    .map(({name, seconds}) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');
}
