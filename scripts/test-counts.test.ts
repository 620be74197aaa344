import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest} from './test-counts';

describe('countVitest', () => {
  it('counts tests', () => {
    const report = {numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 3};
    expect(countVitest(report)).toEqual({passed: 5, failed: 2});
  });
  it('counts a file that does not load', () => {
    expect(countVitest({numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1})).toEqual({passed: 5, failed: 1});
  });
  it('refuses another kind of report', () => {
    expect(() => countVitest({})).toThrow('no number at');
  });
});

describe('countPlaywright', () => {
  it('counts a flaky test and an error outside of tests as failures', () => {
    expect(countPlaywright({stats: {expected: 7, unexpected: 1, flaky: 1, skipped: 4}, errors: [{}]})).toEqual({
      passed: 7,
      failed: 3,
    });
  });
});
