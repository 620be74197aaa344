import {METRICS, type MetricName} from './metrics';
import type {Measurement, Part} from './results';

/** An upper limit for a number. A budget is raised only with its reason. */
export interface Budget {
  readonly part: Part;
  readonly metric: MetricName;
  /** Subjects that it holds for; all of the part when it is left out. */
  readonly subjects?: RegExp;
  /** In the unit of the metric. */
  readonly limit: number;
  /** Why this number. */
  readonly reason: string;
}

const DOCS = /^docs\//;
const ADDED = /^per added version$/;

/** What the site may cost its readers and maintainers. */
export const BUDGETS: readonly Budget[] = [
  {
    part: 'bytes',
    metric: 'scripts',
    subjects: DOCS,
    limit: 130,
    reason: 'Less than any React generator (stock 196), with search, zoom, history and version menu.',
  },
  {
    part: 'bytes',
    metric: 'scripts',
    subjects: /^home$/,
    limit: 115,
    reason: 'The home page needs no code of the docs.',
  },
  {
    part: 'bytes',
    metric: 'page',
    subjects: /^docs\/quick-start\/using-active$/,
    limit: 250,
    reason: 'The page with the most pictures; 1,160 on the old site.',
  },
  {part: 'bytes', metric: 'output', limit: 40, reason: 'Ten versions with pictures, search and history.'},
  {part: 'cost', metric: 'lcp', limit: 850, reason: 'The best of the six measured generators, pictures included.'},
  {part: 'cost', metric: 'cls', limit: 0, reason: 'Nothing moves while a page loads.'},
  {part: 'cost', metric: 'tbt', limit: 120, reason: 'Half of what the best React generator needs.'},
  {part: 'cost', metric: 'taskAfterLoad', limit: 100, reason: 'No long task that a reader feels.'},
  {part: 'nav', metric: 'title', limit: 90, reason: 'Faster than the fastest measured generator (119).'},
  {part: 'nav', metric: 'navigation', limit: 25, reason: 'A page costs its text, not the application again.'},
  {part: 'build', metric: 'cold', limit: 14, reason: 'Stock with the text alone needs 10; the rest may cost 4.'},
  {part: 'build', metric: 'warm', limit: 7, reason: 'Stock with the text alone needs 5.4.'},
  {part: 'build', metric: 'memory', limit: 1.2, reason: 'What webpack needed for the bare text; fits any runner.'},
  {
    part: 'growth',
    metric: 'mainGrowth',
    subjects: ADDED,
    limit: 0.6,
    reason: 'Readers must not pay for the number of versions, up to 30; stock adds about 2.',
  },
  {
    part: 'growth',
    metric: 'coldGrowth',
    subjects: ADDED,
    limit: 1,
    reason: 'Thirty versions still build in well under a minute.',
  },
];

/** A budget with the worst number that it was compared with. */
export interface Verdict {
  readonly budget: Budget;
  readonly worst: Measurement;
  /** How many subjects are over, of how many. */
  readonly over: number;
  readonly compared: number;
}

/**
 * Compares the numbers of one part with its budgets.
 * @throws when a budget finds no number to compare, so that none is met by not being measured
 */
export function judge(
  part: Part,
  measurements: readonly Measurement[],
  budgets: readonly Budget[] = BUDGETS,
): Verdict[] {
  return budgets
    .filter((budget) => budget.part === part)
    .map((budget) => {
      const compared = measurements.filter(
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
