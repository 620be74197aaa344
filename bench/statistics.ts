/** The middle value; the mean of the two in the middle when their number is even. */
export function median(values: readonly number[]): number {
  if (values.length === 0) {
    throw new Error('No values, no median.');
  }
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  return (lower + upper) / 2;
}

/**
 * The value below which a part of the values lies.
 * @param fraction from 0 to 1, for example 0.95
 */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))];
  if (value === undefined) {
    throw new Error('No values, no percentile.');
  }
  return value;
}

/** The medians of every key over several runs. */
export function medians<Key extends string>(runs: readonly Readonly<Record<Key, number>>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<Key, number>;
}

/** A value at a size, for example seconds at a number of versions. */
export interface Point {
  readonly size: number;
  readonly value: number;
}

/** Growth for each unit of size, over the whole range. */
export function slope(points: readonly Point[]): number {
  const sorted = [...points].sort((one, other) => one.size - other.size);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (!first || !last || first.size === last.size) {
    throw new Error('Growth needs two sizes at least.');
  }
  return (last.value - first.value) / (last.size - first.size);
}

/** The fastest growth between two neighbouring sizes. */
export function steepest(points: readonly Point[]): number {
  const sorted = [...points].sort((one, other) => one.size - other.size);
  return Math.max(...sorted.slice(1).map((point, index) => slope([sorted[index] ?? point, point])));
}
