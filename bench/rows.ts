/** What can be measured, builds first: they make what the other parts visit. */
export const PARTS = ['build', 'bytes', 'cost', 'nav'] as const;

/** One part of the benchmark. */
export type Part = (typeof PARTS)[number];

/** One number of this site, with the number of stock Docusaurus beside it. */
export interface Row {
  /** What was measured: a page, a click, the whole site. */
  readonly subject: string;
  /** Its name with the unit, for example `scripts, kB`. Sizes are decimal: 1 kB is 1000 bytes. */
  readonly metric: string;
  readonly ours: number;
  /** Nothing in a quick run. */
  readonly stock?: number;
}

/** A site and its build on a local server. */
export interface Site {
  readonly folder: string;
  /** Address of the host, without a slash at the end. */
  readonly origin: string;
}

/** The sites of a run. */
export interface Sites<One = Site> {
  readonly ours: One;
  /** Nothing in a quick run. */
  readonly stock?: One;
}

/** Numbers by metric, for one subject. */
export type Values = Readonly<Record<string, number>>;

/** The middle value; of an even number of values, the upper one of the two in the middle. */
function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** Measures each site in turn so many times, so that both meet the same machine, and takes the medians. */
export async function inTurns<One>(
  subject: string,
  sites: Sites<One>,
  runs: number,
  measure: (site: One) => Promise<Values>,
): Promise<Row[]> {
  const ours: Values[] = [];
  const stock: Values[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measure(sites.ours));
    if (sites.stock !== undefined) {
      stock.push(await measure(sites.stock));
    }
  }
  const middle = (all: readonly Values[], metric: string): number => median(all.map((values) => values[metric] ?? NaN));
  return Object.keys(ours[0] ?? {}).map((metric) => {
    const row = {subject, metric, ours: middle(ours, metric)};
    return sites.stock === undefined ? row : {...row, stock: middle(stock, metric)};
  });
}
