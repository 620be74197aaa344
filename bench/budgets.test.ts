import {describe, expect, it} from 'vitest';
import {BUDGETS, judge, type Budget} from './budgets';
import {NAVIGATIONS, SIZED_PAGES, TIMED_PAGES} from './pages';
import type {Measurement} from './results';

const lcp: Budget = {part: 'cost', metric: 'lcp', limit: 850, reason: 'A test.'};
const measured = (subject: string, value: number): Measurement => ({subject, metric: 'lcp', value});

describe('judge', () => {
  it('compares every subject and keeps the worst', () => {
    const [verdict] = judge('cost', [measured('home', 700), measured('faq', 900), measured('roadmap', 851)], [lcp]);
    expect(verdict).toMatchObject({over: 2, compared: 3, worst: {subject: 'faq', value: 900}});
  });

  it('is met at the limit itself', () => {
    expect(judge('cost', [measured('home', 850)], [lcp])).toMatchObject([{over: 0, compared: 1}]);
    expect(judge('cost', [measured('home', 850.1)], [lcp])).toMatchObject([{over: 1}]);
  });

  it('leaves out subjects and parts that the budget is not for', () => {
    const budget = {...lcp, subjects: /^docs\//};
    const [verdict] = judge('cost', [measured('home', 900), measured('docs/faq', 800)], [budget]);
    expect(verdict).toMatchObject({over: 0, compared: 1});
    expect(judge('bytes', [measured('home', 900)], [lcp])).toEqual([]);
  });

  it.each([
    ['nothing was measured', []],
    ['the measurement failed', [measured('home', NaN)]],
  ])('throws when %s', (_name, measurements) => {
    expect(() => judge('cost', measurements, [lcp])).toThrow('No number for the budget "LCP, ms" of cost.');
  });
});

const SUBJECTS: readonly string[] = [
  ...SIZED_PAGES.map(({name}) => name),
  ...TIMED_PAGES.map(({name}) => name),
  ...NAVIGATIONS.map(({name}) => name),
  'per added version',
];

it.each(BUDGETS)('the budget $metric of $part has a reason and a subject that is measured', ({reason, subjects}) => {
  expect(reason).toMatch(/^[A-Z].+\.$/);
  expect(subjects === undefined || SUBJECTS.some((subject) => subjects.test(subject))).toBe(true);
});
