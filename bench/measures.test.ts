import {describe, expect, it} from 'vitest';
import {processorSeconds} from './build';
import {kilobytes, type Sent} from './bytes';
import {inTurns, median} from './rows';

const sent = (url: string, type: string, bytes: number, isAhead = false): Sent => ({url, type, bytes, isAhead});

describe('kilobytes of a page', () => {
  const requests = [
    sent('faq', 'document', 5000),
    sent('a.js', 'script', 3000),
    sent('ahead.js', 'other', 400, true),
    // Fetched ahead for a link, then needed by the page itself.
    sent('b.js', 'other', 300, true),
    sent('b.js', 'script', 0),
    sent('logo.svg', 'image', 200),
    sent('logo.svg', 'image', 0),
  ];

  it('count each file once, and leave out what was only fetched ahead', () => {
    expect(kilobytes(requests, 'script')).toBe(3.3);
    expect(kilobytes(requests, 'stylesheet')).toBe(0);
    expect(kilobytes(requests)).toBe(8.5);
  });
});

it('the median is the value in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([])).toBeNaN();
});

it('sites are measured in turn, and the medians of each metric stand side by side', async () => {
  const visited: string[] = [];
  const values = [10, 100, 30, 300, 20, 200];
  const rows = await inTurns('home', {ours: 'a', stock: 'b'}, 3, (site) => {
    const value = values[visited.length] ?? NaN;
    visited.push(site);
    return Promise.resolve({lcp: value, tbt: value + 1});
  });
  expect(visited.join('')).toBe('ababab');
  expect(rows).toEqual([
    {subject: 'home', metric: 'lcp', ours: 20, stock: 200},
    {subject: 'home', metric: 'tbt', ours: 21, stock: 201},
  ]);
  const [alone] = await inTurns('home', {ours: 'a'}, 1, () => Promise.resolve({lcp: 1}));
  expect(alone).toEqual({subject: 'home', metric: 'lcp', ours: 1});
});

it("processor time is the sum of the shell's and its children's", () => {
  expect(processorSeconds('0m0.25s 0m0.50s\n1m2.00s 0m3.25s\n')).toBe(66);
});
