import type {TestModule} from 'vitest/node';
import {afterEach, describe, expect, it, vi} from 'vitest';
import SecondAttempts, {secondAttempts} from './second-attempts';

const test = (fullName: string, flaky: boolean) => ({fullName, diagnostic: () => ({flaky})}) as never;

function run(flaky: number): void {
  const tests = Array.from({length: 9}, (_, index) => test(`journey ${index}`, index < flaky));
  const module = {children: {allTests: () => tests}} as unknown as TestModule;
  new SecondAttempts().onTestRunEnd([module]);
}

describe('second attempts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('are found by what Vitest says of a test', () => {
    expect(secondAttempts([test('one', true), test('two', false)])).toEqual(['one']);
  });

  it.each([
    [3, undefined],
    [4, 1],
  ])('%i of them leave the exit code at %s', (flaky, code) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    run(flaky);
    const {exitCode} = process;
    expect(exitCode).toBe(code);
    expect(log).toHaveBeenCalledTimes(flaky);
    expect(log).toHaveBeenCalledWith('Passed at the second attempt only: journey 0');
  });
});
