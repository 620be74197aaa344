import {expect, it} from 'vitest';
import {judge, type Budget} from './budgets';
import type {Row} from './rows';

const METRIC = 'LCP, ms';
const absolute: Budget = {metric: METRIC, limit: 850, reason: 'A test.'};
const timesStock: Budget = {...absolute, limit: 0.85, ofStock: true};
const row = (subject: string, ours: number, stock?: number): Row => ({
  subject,
  metric: METRIC,
  ours,
  ...(stock !== undefined && {stock}),
});

it('compares every subject of a budget, and names the worst', () => {
  const rows = [row('home', 850), row('docs/faq', 900), {...row('home', 999), metric: 'TBT, ms'}];
  expect(judge(rows, [absolute])).toMatchObject([{subject: 'docs/faq', value: 900, isOver: true}]);
  expect(judge(rows, [{...absolute, of: /^home/}])).toMatchObject([{subject: 'home', value: 850, isOver: false}]);
});

it('compares with the stock site, where it was measured', () => {
  expect(judge([row('home', 900, 1000)], [timesStock])).toMatchObject([{value: 0.9, isOver: true}]);
  expect(judge([row('home', 900)], [timesStock])).toEqual([]);
});

it('does not take a number that is missing for a good one', () => {
  expect(() => judge([row('home', NaN)], [absolute])).toThrow(`No number for the budget "${METRIC}".`);
  expect(() => judge([], [absolute])).toThrow(`No number for the budget "${METRIC}".`);
});
