/** From this on, two lines are versions of one and the same. */
export const SAME_LINE = 0.6;

/** How often each part of a text occurs. */
type Counts = ReadonlyMap<string, number>;

/** How much of their words two lines share: 1 for all, 0 for none. The order of the words does not count. */
export function similarity(a: string, b: string): number {
  const left = wordsOf(a);
  const right = wordsOf(b);
  return left.length + right.length === 0 ? Number(a.trim() === b.trim()) : shareOf(countsOf(left), countsOf(right));
}

/** Twice what two texts have in common over all that they have (Dice): 1 for equal ones, 0 for nothing. */
function shareOf(a: Counts, b: Counts): number {
  const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shared = [...a].reduce((sum, [part, count]) => sum + Math.min(count, b.get(part) ?? 0), 0);
  return (2 * shared) / Math.max(1, sizeOf(a) + sizeOf(b));
}

function countsOf(parts: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const part of parts) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** Words, spaces and punctuation marks of a line, each alone; joined, they are the line. */
export function tokensOf(line: string): string[] {
  return line.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

function wordsOf(line: string): string[] {
  return tokensOf(line).filter((token) => /[\p{L}\p{N}_]/u.test(token));
}
