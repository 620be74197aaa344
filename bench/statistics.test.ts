import {describe, expect, it} from 'vitest';
import {median, medians, percentile, slope, steepest} from './statistics';

describe('median', () => {
  it.each([
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 2.5],
    [[10, 9, 100, 8, 11], 10],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('No values');
  });
});

describe('percentile', () => {
  const twenty = Array.from({length: 20}, (_, index) => 20 - index);
  it.each([
    [[5], 0.95, 5],
    [twenty, 0, 1],
    [twenty, 0.5, 11],
    [twenty, 0.95, 20],
    [twenty, 1, 20],
  ])('of %j at %d is %d', (values, fraction, expected) => {
    expect(percentile(values, fraction)).toBe(expected);
  });

  it('of nothing is an error', () => {
    expect(() => percentile([], 0.5)).toThrow('No values');
  });
});

it('medians are taken key by key', () => {
  const runs = [
    {lcp: 1, tbt: 30},
    {lcp: 3, tbt: 10},
    {lcp: 2, tbt: 20},
  ];
  expect(medians(runs)).toEqual({lcp: 2, tbt: 20});
});

describe('growth', () => {
  const points = [
    {size: 30, value: 22},
    {size: 1, value: 7},
    {size: 20, value: 20},
    {size: 10, value: 10},
  ];

  it('over the whole range is from the smallest to the largest', () => {
    expect(slope(points)).toBeCloseTo(15 / 29);
  });

  it('at its fastest is between two neighbours', () => {
    expect(steepest(points)).toBe(1);
  });

  it('needs two sizes', () => {
    expect(() => slope([{size: 1, value: 1}])).toThrow('two sizes');
  });
});
