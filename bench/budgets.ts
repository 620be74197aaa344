import {VERSIONS} from '../tests/pages';
import type {Part, Row} from './rows';

/** An upper limit for a number. A budget is raised only with its reason. */
export interface Budget {
  readonly metric: string;
  /** Subjects that it holds for; all that have the metric when it is left out. */
  readonly of?: RegExp;
  /** In the unit of the metric; with `ofStock`, a multiple of the stock site's number in the same run. */
  readonly limit: number;
  readonly ofStock?: true;
  /** Why this number. */
  readonly reason: string;
}

/**
 * How many MB the whole site may have: what the ten versions of the beginning have, of which the oldest have fewer
 * pages, and 6.5 for each further one.
 * @param versions how many have docs
 */
const outputLimit = (versions: number): number => 60 + 6.5 * (versions - 10);

/** What the site may cost its readers and maintainers. Sizes without `ofStock` are for runs without stock, too. */
export const BUDGETS: Readonly<Record<Part, readonly Budget[]>> = {
  build: [
    {
      metric: 'CPU s',
      limit: 1.7,
      ofStock: true,
      reason: 'What is ours costs less than the pages: history, figures, search, Markdown and the check.',
    },
  ],
  bytes: [
    {
      metric: 'scripts, kB',
      of: /^docs/,
      limit: 1,
      ofStock: true,
      reason: 'No Prism, and no more than stock for what is ours.',
    },
    {metric: 'scripts, kB', limit: 195, reason: 'The FAQ has 189, with the code of its article. Stock has some 203.'},
    {metric: 'style sheet, kB', limit: 24, reason: 'Infima whole, and what is ours: 23.5. Stock has 17.6.'},
    {
      metric: 'HTML, kB',
      limit: 28,
      reason:
        'The first styles and the links of names are in the page. The FAQ, with the tools for debugging, has 26.6.',
    },
    {
      metric: 'page with pictures, kB',
      of: /^docs.*using-active$/,
      limit: 240,
      reason: 'Measured: 230. It was 1,160 on the old site.',
    },
    {metric: 'page with pictures, kB', limit: 1, ofStock: true, reason: 'Stock has no pictures.'},
    {
      metric: 'output, MB',
      limit: outputLimit(VERSIONS.length),
      reason: 'Markdown, search, history, links in figures.',
    },
    {metric: 'output, MB', limit: 2.4, ofStock: true, reason: 'Pictures, history, index and Markdown.'},
  ],
  cost: [
    {metric: 'LCP, ms', limit: 1.1, ofStock: true, reason: 'Asked: 0.9. Charts at the top are as early.'},
    {metric: 'TBT, ms', limit: 0.3, ofStock: true, reason: 'Asked: 0.2. Long articles take more.'},
    {metric: 'CLS', limit: 0.003, reason: 'Asked: 0. Below what anybody sees.'},
    {metric: 'first answered click, ms', limit: 0.85, ofStock: true, reason: 'Asked: 0.8. Runs vary by 0.1.'},
  ],
  nav: [{metric: 'click to painted page, ms', limit: 1, ofStock: true, reason: 'Pictures make no click slower.'}],
};

/** A budget with the worst number that it was compared with. */
export interface Verdict {
  readonly budget: Budget;
  readonly subject: string;
  readonly value: number;
  readonly isOver: boolean;
}

/** Three digits, and no more behind the point than three: what is printed is what is judged. */
export const round = (value: number): number => Number(value < 1 ? value.toFixed(3) : value.toPrecision(3));

/**
 * Compares the numbers of one part with its budgets. Budgets with `ofStock` are left out when no stock was measured.
 * @throws when a budget finds no number to compare, so that none is met by not being measured
 */
export function judge(rows: readonly Row[], budgets: readonly Budget[]): Verdict[] {
  const hasStock = rows.some(({stock}) => stock !== undefined);
  return budgets
    .filter(({ofStock}) => hasStock || !ofStock)
    .map((budget) => {
      const compared = rows
        .filter(({metric, subject}) => metric === budget.metric && (budget.of?.test(subject) ?? true))
        .map(({subject, ours, stock = NaN}) => ({subject, value: round(budget.ofStock ? ours / stock : ours)}));
      const [worst] = [...compared].sort((one, other) => other.value - one.value);
      if (!worst || compared.some(({value}) => Number.isNaN(value))) {
        throw new Error(`No number for the budget "${budget.metric}".`);
      }
      return {budget, ...worst, isOver: worst.value > budget.limit};
    });
}
