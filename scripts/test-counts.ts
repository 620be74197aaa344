/** How many checks of a suite passed and failed. Skipped ones do not count. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

function numberAt(json: unknown, ...keys: readonly string[]): number {
  let value = json;
  for (const key of keys) {
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof value !== 'number') {
    throw new Error(`The report has no number at ${keys.join('.')}.`);
  }
  return value;
}

/** Counts the tests in the report of Vitest's `json` reporter. A file that cannot be loaded is a failure. */
export function countVitest(report: unknown): Count {
  const files = numberAt(report, 'numFailedTestSuites') > 0 && numberAt(report, 'numFailedTests') === 0 ? 1 : 0;
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + files,
  };
}

/** Of browsers' tests, as many may need a second attempt on a busy machine. More are a fault of the site or of tests. */
export const MOST_FLAKY = 3;

/** A suite in the report of Playwright's `json` reporter, as far as it is read here. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {readonly status: string}[];
  }[];
}

function flakyIn({suites = [], specs = []}: PlaywrightSuite): string[] {
  const own = specs
    .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
    .map(({file, line, title}) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

/** The tests of Playwright's `json` report that passed at the second attempt only, as `file:line title`. */
export function flakyTests(report: unknown): string[] {
  return flakyIn(report as PlaywrightSuite);
}

/**
 * Counts the tests in the report of Playwright's `json` reporter. A few that pass at the second attempt have passed;
 * where they are many, all of them have failed.
 */
export function countPlaywright(report: unknown): Count {
  const errors = (report as {errors?: readonly unknown[]}).errors?.length ?? 0;
  const flaky = numberAt(report, 'stats', 'flaky');
  const [flakyPassed, flakyFailed] = flaky > MOST_FLAKY ? [0, flaky] : [flaky, 0];
  return {
    passed: numberAt(report, 'stats', 'expected') + flakyPassed,
    failed: numberAt(report, 'stats', 'unexpected') + flakyFailed + errors,
  };
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
