import {format} from 'prettier';
import {expect, it} from 'vitest';
import {partTables, verdictsOf, writeReport} from './report';
import type {Results} from './results';

const results: Results = {
  sections: [
    {
      part: 'nav',
      site: 'ours',
      measuredAt: '2025-01-01T10:20:30.000Z',
      runs: 5,
      load: 1.25,
      measurements: [
        {subject: 'faq', metric: 'title', value: 95},
        {subject: 'faq', metric: 'navigation', value: 30},
      ],
    },
    {
      part: 'nav',
      site: 'stock',
      measuredAt: '2025-01-02T10:20:30.000Z',
      measurements: [{subject: 'faq', metric: 'title', value: 190}],
    },
  ],
  search: {measuredAt: '2025-01-03T10:20:30.000Z', output: '\nRelevance\n'},
};

it('the report has budgets, tables, methods and times, as Prettier would write them', async () => {
  const report = writeReport(results);
  expect(report).toMatch(/\| bytes for it, kB \| faq .*FAIL, 1 of 1/);
  expect(report).toContain('| faq | ours / stock |                 0.50 |');
  expect(report).toContain('Measured (UTC): ours 2025-01-01 10:20, 5 runs, load 1.3; stock 2025-01-02 10:20.');
  expect(report).toContain('```text\nRelevance\n```');
  await expect(format(report, {parser: 'markdown'})).resolves.toBe(report);
});

it('budgets are for our numbers of the wanted parts', () => {
  expect(verdictsOf(results, ['nav']).map(({budget, over}) => [budget.metric, over])).toEqual([['navigation', 1]]);
  expect(verdictsOf(results, ['bytes'])).toEqual([]);
  expect(partTables(results, 'bytes')).toEqual([]);
});

it('multiples of stock are judged when both sites were measured in one run', () => {
  const section = (site: 'ours' | 'stock', run: string, seconds: number): Results['sections'][number] => ({
    part: 'build',
    site,
    measuredAt: run,
    run,
    measurements: ['coldCpu', 'warmCpu', 'memory'].map((metric) => ({subject: 'ten versions', metric, value: seconds})),
  });
  const [morning, evening] = ['2025-01-01T08:00:00.000Z', '2025-01-01T20:00:00.000Z'];
  const judged = (stockRun: string): number =>
    verdictsOf({sections: [section('ours', morning, 3), section('stock', stockRun, 2)]}).length;
  expect(judged(morning)).toBe(3);
  expect(judged(evening)).toBe(0);
});
