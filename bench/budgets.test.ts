import {describe, expect, it} from 'vitest';
import {BUDGETS, judge, outputLimit, type Budget} from './budgets';
import {nameOf, PAGES} from './pages';
import {writeReport} from './report';
import type {Row} from './rows';

const lcp: Budget = {metric: 'LCP, ms', limit: 850, reason: 'A test.'};
const timesStock: Budget = {...lcp, limit: 0.85, ofStock: true};
const row = (subject: string, ours: number, stock?: number): Row => ({
  subject,
  metric: 'LCP, ms',
  ours,
  ...(stock !== undefined && {stock}),
});

describe('judge', () => {
  it('compares every subject and keeps the worst', () => {
    const [verdict] = judge([row('home', 700), row('faq', 900), row('roadmap', 851)], [lcp]);
    expect(verdict).toMatchObject({isOver: true, subject: 'faq', value: 900});
  });

  it('judges what is printed: three digits, met at the limit itself', () => {
    expect(judge([row('home', 850.4)], [lcp])).toMatchObject([{isOver: false, value: 850}]);
    expect(judge([row('home', 850.6)], [lcp])).toMatchObject([{isOver: true, value: 851}]);
    expect(judge([row('home', 0.0004)], [{...lcp, limit: 0}])).toMatchObject([{isOver: false, value: 0}]);
  });

  it('leaves out subjects and metrics that the budget is not for', () => {
    const [verdict] = judge([row('home', 900), row('docs/faq', 800)], [{...lcp, of: /^docs\//}]);
    expect(verdict).toMatchObject({isOver: false, subject: 'docs/faq'});
    expect(judge([row('home', 800), {...row('home', 900), metric: 'TBT, ms'}], [lcp])).toMatchObject([{value: 800}]);
  });

  it('compares with the stock site where the budget is a multiple, and only where it was measured', () => {
    const rows = [row('home', 600, 1000), row('faq', 900, 1000)];
    expect(judge(rows, [timesStock])).toMatchObject([{isOver: true, subject: 'faq', value: 0.9}]);
    expect(judge([row('home', 600)], [timesStock])).toEqual([]);
  });

  it.each([
    ['of the metric', [{...row('home', 1), metric: 'TBT, ms'}], lcp],
    ['that is one', [row('faq', 1), row('home', NaN)], lcp],
    ['of stock', [row('faq', 1, 2), row('home', 1)], timesStock],
  ])('throws when there is no number %s', (_name, rows, budget) => {
    expect(() => judge(rows, [budget])).toThrow('No number for the budget "LCP, ms".');
  });
});

it('limits the output for each version: a further one brings room for itself', () => {
  expect([10, 11, 20].map(outputLimit)).toEqual([60, 66.5, 125]);
});

it.each(Object.values(BUDGETS).flat())(
  'the budget $metric has a reason and a page that is measured',
  ({reason, of}) => {
    expect(reason).toMatch(/^[A-Z\d].+\.$/);
    expect(of === undefined || PAGES.some((page) => of.test(nameOf(page)))).toBe(true);
  },
);

it('the report has each budget with its worst number, and all numbers', async () => {
  const rows = [row('home', 600.4, 1000), row('faq', 900)];
  const report = await writeReport('Yesterday.', rows, judge(rows, [lcp]));
  expect(report.replaceAll(/ +/g, ' ')).toContain('| LCP, ms | faq | 900 | 850 | FAIL | A test. |');
  expect(report.replaceAll(/ +/g, ' ')).toContain('| home | LCP, ms | 600 | 1000 | 0.6 |');
});
