import path from 'node:path';
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

const text = z.string();
const vitestFiles = z.object({
  testResults: z.array(
    z.object({name: text, status: text, assertionResults: z.array(z.object({fullName: text, status: text}))}),
  ),
});

/** Names the tests that failed in the report of Vitest's `json` reporter, and the files that cannot be loaded. */
export function failedVitest(report: unknown): string[] {
  return vitestFiles.parse(report).testResults.flatMap(({name, status, assertionResults}) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({fullName}) => `: ${fullName}`);
    return (status === 'failed' && failed.length === 0 ? [''] : failed).map((title) => path.basename(name) + title);
  });
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

const playwrightSuite = z.object({
  specs: z.array(z.object({file: text, title: text, tests: z.array(z.object({status: text}))})).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

/** Names the tests that failed at least once in the report of Playwright's `json` reporter. */
export function failedPlaywright(report: unknown): string[] {
  const namesOf = ({specs, suites}: PlaywrightSuite): string[] => [
    ...specs.flatMap(({file, title, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected' || status === 'flaky')
        .map(({status}) => `${file}: ${title}${status === 'flaky' ? ' (passed at the second attempt)' : ''}`),
    ),
    ...suites.flatMap(namesOf),
  ];
  return namesOf(playwrightSuite.parse(report));
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
