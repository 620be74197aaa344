import {describe, expect, it} from 'vitest';
import {mayReload, type PageTimes} from './reload-guard';

function times(type: string | undefined, age: number): PageTimes {
  const entries = type === undefined ? [] : [{type} as unknown as PerformanceEntry];
  return {now: () => age, getEntriesByType: () => entries};
}

describe('mayReload', () => {
  it.each([
    ['navigate', 100, true],
    ['back_forward', 100, true],
    ['reload', 100, false],
    ['reload', 9_999, false],
    ['reload', 10_000, true],
    [undefined, 100, true],
  ])('document by %s, %d ms old: %s', (type, age, expected) => {
    expect(mayReload(times(type, age))).toBe(expected);
  });
});
