import {VERSIONS} from '../tests/pages';
import {METRICS, type MetricName} from './metrics';
import type {Measurement, Part} from './results';

/** An upper limit for a number. A budget is raised only with its reason. */
export interface Budget {
  readonly part: Part;
  readonly metric: MetricName;
  /** Subjects that it holds for; all of the part when it is left out. */
  readonly subjects?: RegExp;
  /** In the unit of the metric; with `ofStock`, a multiple of what the stock site costs. */
  readonly limit: number;
  /** Compares with the stock site of the same run, because the number says nothing on another machine. */
  readonly ofStock?: true;
  /** Why this number. */
  readonly reason: string;
}

const DOCS = /^docs\//;
const ADDED = /^per added version$/;

/**
 * How many MB the whole site may have: 54 for the ten versions of the beginning, of which the oldest have fewer pages, and
 * 6 for each further one, which needs 5.1 with its pages, pictures, index and words.
 * @param versions how many have docs
 */
export const outputLimit = (versions: number): number => 54 + 6 * (versions - 10);

/** What the site may cost its readers and maintainers. */
export const BUDGETS: readonly Budget[] = [
  {
    part: 'bytes',
    metric: 'scripts',
    subjects: DOCS,
    limit: 84,
    reason:
      'Under 100 was wanted, and is kept with 30 versions. Stock has 196, without search, zoom, history and version menu.',
  },
  {
    part: 'bytes',
    metric: 'scripts',
    subjects: /^home$/,
    limit: 70,
    reason: 'The home page needs no code of the docs; under 95 was wanted.',
  },
  {
    part: 'bytes',
    metric: 'page',
    subjects: /^docs\/quick-start\/using-active$/,
    limit: 150,
    reason: 'The page with the most pictures; 1,160 on the old site.',
  },
  {
    part: 'bytes',
    metric: 'output',
    limit: outputLimit(VERSIONS.length),
    reason:
      'Ten versions with pictures, search and history (36), their words as Markdown, by page and whole (8), a card of each page (3), the data of each page in its document (2), and the links of names, in documents and scripts (2); 6 for each version more.',
  },
  {part: 'cost', metric: 'lcp', ofStock: true, limit: 0.7, reason: 'Earlier than a stock site, pictures included.'},
  {
    part: 'cost',
    metric: 'answered',
    subjects: DOCS,
    ofStock: true,
    limit: 0.6,
    reason: 'A page that can be read can be used.',
  },
  {part: 'cost', metric: 'cls', limit: 0, reason: 'Nothing moves while a page loads.'},
  {
    part: 'cost',
    metric: 'tbt',
    ofStock: true,
    limit: 0.15,
    reason: 'The start in parts, and nothing rendered that the page has already.',
  },
  {part: 'cost', metric: 'taskAfterLoad', limit: 100, reason: 'No long task that a reader feels.'},
  {part: 'nav', metric: 'title', ofStock: true, limit: 0.7, reason: 'The router waits for nothing but the page.'},
  {part: 'nav', metric: 'navigation', limit: 25, reason: 'A page costs its text, not the application again.'},
  {
    part: 'names',
    metric: 'renamed',
    subjects: /^one word/,
    limit: 2,
    reason: 'The page itself, and the script that names it.',
  },
  {
    part: 'names',
    metric: 'renamed',
    subjects: /^one page/,
    limit: 6,
    reason: 'As many as in a stock site: the page, its two neighbours, the sidebar, main.js and the runtime.',
  },
  // Processor time: how long a build takes depends on how many cores its bundler finds, 2.15 times stock with two and
  // 2.25 with four, where the same work was done.
  {
    part: 'build',
    metric: 'coldCpu',
    ofStock: true,
    limit: 2.1,
    reason:
      'A fifth more than stock was wanted. Pictures, search, history, Markdown, cards and the check of the result cost about as much as the pages themselves, spread over many parts (MEASURES.md).',
  },
  {
    part: 'build',
    metric: 'warmCpu',
    ofStock: true,
    limit: 1.9,
    reason:
      'A fifth more was wanted. What is made from the finished pages is made anew: policy, first paint, search, check.',
  },
  {
    part: 'build',
    metric: 'memory',
    ofStock: true,
    limit: 1.2,
    reason: 'What builds a stock site builds this one, with the trees of the finished pages beside the bundler.',
  },
  {
    part: 'growth',
    metric: 'mainGrowth',
    subjects: ADDED,
    limit: 0.35,
    reason: 'Readers must not pay for the number of versions, up to 30; stock adds about 2.',
  },
  {
    part: 'growth',
    metric: 'coldCpuGrowth',
    subjects: ADDED,
    ofStock: true,
    limit: 1.8,
    reason:
      'What versions share is drawn, compared and indexed once; what is made of each page (rows above) grows with them. Less than stock was wanted.',
  },
];

/** A budget with the worst number that it was compared with. */
export interface Verdict {
  readonly budget: Budget;
  /** With `ofStock`, its value is the multiple. */
  readonly worst: Measurement;
  /** How many subjects are over, of how many. */
  readonly over: number;
  readonly compared: number;
}

/** Our numbers as multiples of the stock site's for the same subject and metric. */
function multiples(ours: readonly Measurement[], stock: readonly Measurement[]): Measurement[] {
  return ours.flatMap((one) => {
    const other = stock.find(({subject, metric}) => subject === one.subject && metric === one.metric);
    return other ? [{...one, value: one.value / other.value}] : [];
  });
}

/**
 * Compares the numbers of one part with its budgets.
 * @param stock the stock site's numbers of the same run; without them, budgets with `ofStock` are left out
 * @throws when a budget finds no number to compare, so that none is met by not being measured
 */
export function judge(
  part: Part,
  measurements: readonly Measurement[],
  stock?: readonly Measurement[],
  budgets: readonly Budget[] = BUDGETS,
): Verdict[] {
  return budgets
    .filter((budget) => budget.part === part && (stock !== undefined || !budget.ofStock))
    .map((budget) => {
      const compared = (budget.ofStock ? multiples(measurements, stock ?? []) : measurements).filter(
        ({subject, metric}) => metric === budget.metric && (budget.subjects?.test(subject) ?? true),
      );
      const [worst] = [...compared].sort((one, other) => other.value - one.value);
      if (!worst || compared.some(({value}) => !Number.isFinite(value))) {
        throw new Error(`No number for the budget "${METRICS[budget.metric].label}" of ${part}.`);
      }
      return {
        budget,
        worst,
        over: compared.filter(({value}) => value > budget.limit).length,
        compared: compared.length,
      };
    });
}
