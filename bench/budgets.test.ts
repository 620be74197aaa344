import {describe, expect, it} from 'vitest';
import {VERSIONS} from '../tests/pages';
import {BUDGETS, judge, outputLimit, type Budget} from './budgets';
import {NAVIGATIONS, SIZED_PAGES, TIMED_PAGES} from './pages';
import type {Measurement} from './results';

const lcp: Budget = {part: 'cost', metric: 'lcp', limit: 850, reason: 'A test.'};
const measured = (subject: string, value: number): Measurement => ({subject, metric: 'lcp', value});

describe('judge', () => {
  it('compares every subject and keeps the worst', () => {
    const [verdict] = judge(
      'cost',
      [measured('home', 700), measured('faq', 900), measured('roadmap', 851)],
      undefined,
      [lcp],
    );
    expect(verdict).toMatchObject({over: 2, compared: 3, worst: {subject: 'faq', value: 900}});
  });

  it('is met at the limit itself', () => {
    expect(judge('cost', [measured('home', 850)], undefined, [lcp])).toMatchObject([{over: 0, compared: 1}]);
    expect(judge('cost', [measured('home', 850.1)], undefined, [lcp])).toMatchObject([{over: 1}]);
  });

  it('leaves out subjects and parts that the budget is not for', () => {
    const budget = {...lcp, subjects: /^docs\//};
    const [verdict] = judge('cost', [measured('home', 900), measured('docs/faq', 800)], undefined, [budget]);
    expect(verdict).toMatchObject({over: 0, compared: 1});
    expect(judge('bytes', [measured('home', 900)], undefined, [lcp])).toEqual([]);
  });

  it('compares with the stock site where the budget is a multiple', () => {
    const budget: Budget = {...lcp, ofStock: true, limit: 0.85};
    const ours = [measured('home', 600), measured('faq', 900)];
    const stock = [measured('home', 1000), measured('faq', 1000)];
    const [verdict] = judge('cost', ours, stock, [budget]);
    expect(verdict).toMatchObject({over: 1, compared: 2, worst: {subject: 'faq', value: 0.9}});
    expect(judge('cost', ours, undefined, [budget]), 'not without stock').toEqual([]);
    expect(() => judge('cost', ours, [measured('roadmap', 1000)], [budget])).toThrow('No number for the budget');
  });

  it.each([
    ['nothing was measured', []],
    ['the measurement failed', [measured('home', NaN)]],
  ])('throws when %s', (_name, measurements) => {
    expect(() => judge('cost', measurements, undefined, [lcp])).toThrow('No number for the budget "LCP, ms" of cost.');
  });
});

it('the size of the output is limited for each version: 54 MB for ten, and a version more brings room for itself', () => {
  expect(outputLimit(10)).toBe(54);
  expect(outputLimit(11)).toBe(60);
  expect(outputLimit(20)).toBe(114);
  expect(BUDGETS.find(({metric}) => metric === 'output')?.limit).toBe(outputLimit(VERSIONS.length));
});

const SUBJECTS: readonly string[] = [
  ...SIZED_PAGES.map(({name}) => name),
  ...TIMED_PAGES.map(({name}) => name),
  ...NAVIGATIONS.map(({name}) => name),
  'per added version',
  'one word more on one page',
  'one page more',
];

it.each(BUDGETS)('the budget $metric of $part has a reason and a subject that is measured', ({reason, subjects}) => {
  expect(reason).toMatch(/^[A-Z].+\.$/);
  expect(subjects === undefined || SUBJECTS.some((subject) => subjects.test(subject))).toBe(true);
});
