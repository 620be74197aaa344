import type {Reporter, TestCase, TestModule} from 'vitest/node';
import {MOST_FLAKY} from '../../scripts/test-counts';

/** The parts of a test of Vitest that tell how it passed. */
type Ended = Pick<TestCase, 'fullName' | 'diagnostic'>;

/** The names of the tests that passed at the second attempt only. */
export function secondAttempts(tests: Iterable<Ended>): string[] {
  return [...tests].filter((test) => test.diagnostic()?.flaky === true).map(({fullName}) => fullName);
}

/** A reporter of Vitest: names the tests that passed at the second attempt only. Where they are many, the run has failed. */
export default class SecondAttempts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = secondAttempts(modules.flatMap(({children}) => [...children.allTests('passed')]));
    names.forEach((name) => {
      console.log(`Passed at the second attempt only: ${name}`);
    });
    if (names.length > MOST_FLAKY) {
      console.error(`${names.length} tests needed a second attempt, more than ${MOST_FLAKY}.`);
      process.exitCode = 1;
    }
  }
}
