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

/** Counts the tests in the report of Playwright's `json` reporter. A flaky test is a failure. */
export function countPlaywright(report: unknown): Count {
  const errors = (report as {errors?: readonly unknown[]}).errors?.length ?? 0;
  return {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky') + errors,
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
