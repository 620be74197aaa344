import {format} from 'prettier';
import {describe, expect, it} from 'vitest';
import type {Section} from './results';
import {formatRatio, formatTable, sectionTables, verdictTable} from './table';

const measuredAt = '2025-01-01T00:00:00.000Z';
const ours: Section = {
  part: 'cost',
  site: 'ours',
  measuredAt,
  measurements: [
    {subject: 'home', metric: 'cls', value: 0},
    {subject: 'home', metric: 'lcp', value: 750.4},
    {subject: 'own page', metric: 'lcp', value: 800},
  ],
};
const stock: Section = {
  part: 'cost',
  site: 'stock',
  measuredAt,
  measurements: [
    {subject: 'home', metric: 'lcp', value: 1000},
    {subject: 'home', metric: 'cls', value: 0},
  ],
};

describe('formatTable', () => {
  const table = formatTable(['name', 'kB'], [['a long name', '1.5'], ['b']], 1);

  it('aligns names to the left and numbers to the right', () => {
    expect(table).toBe(
      ['| name        |  kB |', '| ----------- | --: |', '| a long name | 1.5 |', '| b           |     |'].join('\n'),
    );
  });

  it('is what Prettier would write', async () => {
    await expect(format(table, {parser: 'markdown'})).resolves.toBe(`${table}\n`);
  });
});

describe('sectionTables', () => {
  const cells = (table = ''): string[][] =>
    table.split('\n').map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  it('shows ours, stock and the ratio for each subject that both have, metrics in the order of METRICS', () => {
    const [first, second, ...others] = sectionTables([stock, ours]);
    expect(cells(first)).toEqual([
      ['of', 'site', 'LCP, ms', 'CLS'],
      ['----', '------------', '------:', '-----:'],
      ['home', 'ours', '750', '0.0000'],
      ['home', 'stock', '1000', '0.0000'],
      ['home', 'ours / stock', '0.75', ''],
    ]);
    // A subject with other metrics has a table of its own.
    expect(cells(second).slice(2)).toEqual([['own page', 'ours', '800']]);
    expect(others).toEqual([]);
  });

  it('shows ours alone when there is nothing beside it', () => {
    expect(sectionTables([ours]).join('\n')).not.toContain('stock');
  });
});

it('a ratio needs two numbers, and one that divides', () => {
  expect([formatRatio(1, 4), formatRatio(undefined, 4), formatRatio(1, undefined), formatRatio(0, 0)]).toEqual([
    '0.25',
    '',
    '',
    '',
  ]);
});

it('the table of budgets says by how much and where', () => {
  const budget = {part: 'cost', metric: 'lcp', limit: 850, reason: 'Fast.'} as const;
  const worst = {subject: 'home', metric: 'lcp', value: 900};
  const table = verdictTable([
    {budget, worst, over: 1, compared: 3},
    {budget, worst: {...worst, value: 800}, over: 0, compared: 3},
  ]);
  expect(table).toMatch(/\| LCP, ms +\| home +\| Fast\. +\| FAIL, 1 of 3 \| +900 \| +850 \| +50 \|/);
  expect(table).toMatch(/\| pass +\| +800 \| +850 \| +\|/);
});

it('a budget that is a multiple of stock shows multiples', () => {
  const budget = {part: 'build', metric: 'cold', ofStock: true, limit: 1.2, reason: 'Fast.'} as const;
  const worst = {subject: 'ten versions', metric: 'cold', value: 1.4};
  expect(verdictTable([{budget, worst, over: 1, compared: 1}])).toMatch(
    /\| cold \/ stock +\| ten versions +\| Fast\. +\| FAIL, 1 of 1 \| +1\.40 \| +1\.2 \| +0\.20 \|/,
  );
});
