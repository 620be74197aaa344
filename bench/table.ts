import {formatValue, METRICS, type MetricName} from './metrics';
import {SITES, type Measurement, type Section, type Site} from './results';
import type {Verdict} from './budgets';

const RATIO = 'ours / stock';

/** A Markdown table as Prettier writes it, readable on a console too. Columns from `firstNumber` on are right-aligned. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  firstNumber: number,
): string {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const pad = (cells: readonly string[]): string =>
    line(
      widths.map((width, column) => {
        const cell = cells[column] ?? '';
        return column < firstNumber ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const rule = widths.map((width, column) => (column < firstNumber ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [pad(head), line(rule), ...rows.map(pad)].join('\n');
}

function valueOf(measurements: readonly Measurement[], subject: string, metric: MetricName): number | undefined {
  return measurements.find((one) => one.subject === subject && one.metric === metric)?.value;
}

/** How many times as much; nothing when there is nothing to divide by. */
export function formatRatio(ours: number | undefined, stock: number | undefined): string {
  return ours === undefined || !stock ? '' : (ours / stock).toFixed(2);
}

type Numbers = Readonly<Record<Site, readonly Measurement[]>>;

function metricsOf(numbers: Numbers, subject: string): MetricName[] {
  const has = (metric: string): boolean =>
    SITES.some((site) => numbers[site].some((one) => one.subject === subject && one.metric === metric));
  return (Object.keys(METRICS) as MetricName[]).filter(has);
}

function rowsOf(numbers: Numbers, subject: string, metrics: readonly MetricName[]): string[][] {
  const measured = SITES.filter((site) => numbers[site].some((one) => one.subject === subject));
  const rows = measured.map((site) => [
    subject,
    site,
    ...metrics.map((metric) => {
      const value = valueOf(numbers[site], subject, metric);
      return value === undefined ? '' : formatValue(metric, value);
    }),
  ]);
  const ratios = metrics.map((metric) =>
    formatRatio(valueOf(numbers.ours, subject, metric), valueOf(numbers.stock, subject, metric)),
  );
  return measured.length === SITES.length ? [...rows, [subject, RATIO, ...ratios]] : rows;
}

/**
 * The tables of one part: for each subject our row, the row of stock beside it, and the ratio. Subjects with other
 * metrics get a table of their own.
 */
export function sectionTables(sections: readonly Section[]): string[] {
  const of = (site: Site): readonly Measurement[] =>
    sections.find((section) => section.site === site)?.measurements ?? [];
  const numbers: Numbers = {ours: of('ours'), stock: of('stock')};
  const groups = new Map<string, {readonly metrics: readonly MetricName[]; readonly rows: string[][]}>();
  for (const subject of new Set(SITES.flatMap((site) => numbers[site].map((one) => one.subject)))) {
    const metrics = metricsOf(numbers, subject);
    const group = groups.get(metrics.join()) ?? {metrics, rows: []};
    group.rows.push(...rowsOf(numbers, subject, metrics));
    groups.set(metrics.join(), group);
  }
  return [...groups.values()].map(({metrics, rows}) =>
    formatTable(['of', 'site', ...metrics.map((metric) => METRICS[metric].label)], rows, 2),
  );
}

/** The table of budgets: each with its worst number. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({budget: {metric, limit, reason, ofStock}, worst, over, compared}) => {
    const show = (value: number): string => (ofStock ? value.toFixed(2) : formatValue(metric, value));
    return [
      ofStock ? METRICS[metric].label.replace(/, \w+( s)?$/, ' / stock') : METRICS[metric].label,
      worst.subject,
      reason,
      over === 0 ? 'pass' : `FAIL, ${over} of ${compared}`,
      show(worst.value),
      String(limit),
      over === 0 ? '' : show(worst.value - limit),
    ];
  });
  return formatTable(['budget', 'worst', 'reason', 'result', 'measured', 'limit', 'over by'], rows, 4);
}
