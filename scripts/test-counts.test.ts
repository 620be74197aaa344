import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest, durationTable, failedPlaywright, failedVitest} from './test-counts';

describe('countVitest', () => {
  it('counts tests', () => {
    const report = {numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 3};
    expect(countVitest(report)).toEqual({passed: 5, failed: 2});
  });
  it('counts a file that does not load', () => {
    expect(countVitest({numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1})).toEqual({passed: 5, failed: 1});
  });
  it('refuses another kind of report', () => {
    expect(() => countVitest({})).toThrow('lacks a number');
  });
});

describe('countPlaywright', () => {
  const stats = {expected: 7, unexpected: 1, flaky: 3, skipped: 4};
  it('counts an error outside of tests as a failure, and a few flaky tests as passed', () => {
    expect(countPlaywright({stats, errors: [{}]})).toEqual({passed: 10, failed: 2});
  });
  it('counts many flaky tests as failures', () => {
    expect(countPlaywright({stats: {...stats, flaky: 4}, errors: []})).toEqual({passed: 7, failed: 5});
  });
});

it('failedVitest names failed tests, and files that do not load', () => {
  const file = (name: string, ...statuses: readonly string[]) => ({
    name: `/site/${name}`,
    status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({fullName: `is ${status}`, status})),
  });
  const testResults = [file('a.test.ts', 'passed', 'failed'), file('b.test.ts', 'passed'), file('c.test.ts')];
  expect(failedVitest({testResults})).toEqual(['a.test.ts: is failed', 'c.test.ts']);
});

it('failedPlaywright names tests of all depths that failed at least once', () => {
  const spec = (status: string) => ({file: 'a.spec.ts', title: `is ${status}`, tests: [{status}]});
  const suites = [{specs: [spec('expected')], suites: [{specs: [spec('unexpected'), spec('flaky'), spec('skipped')]}]}];
  expect(failedPlaywright({suites})).toEqual([
    'a.spec.ts: is unexpected',
    'a.spec.ts: is flaky (passed at the second attempt)',
  ]);
});

it('durationTable has a line for each part and one for all', () => {
  const parts = [
    {name: 'lint: types', seconds: 12.34},
    {name: 'build', seconds: 100},
  ];
  expect(durationTable(parts, 111)).toBe('   12.3 s  lint: types\n  100.0 s  build\n  111.0 s  in all');
});
