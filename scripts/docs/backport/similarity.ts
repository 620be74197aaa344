/** From this on, two lines are versions of one and the same. */
export const SAME_LINE = 0.6;

/** How much of their words two lines share: 1 for all, 0 for none. The order of the words does not count. */
export function similarity(a: string, b: string): number {
  const left = wordsOf(a);
  const right = wordsOf(b);
  if (left.length + right.length === 0) {
    return a.trim() === b.trim() ? 1 : 0;
  }
  const open = new Map<string, number>();
  for (const word of right) {
    open.set(word, (open.get(word) ?? 0) + 1);
  }
  let shared = 0;
  for (const word of left) {
    const count = open.get(word) ?? 0;
    if (count > 0) {
      open.set(word, count - 1);
      shared += 1;
    }
  }
  return (2 * shared) / (left.length + right.length);
}

/** Words, spaces and punctuation marks of a line, each alone; joined, they are the line. */
export function tokensOf(line: string): string[] {
  return line.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

function wordsOf(line: string): string[] {
  return tokensOf(line).filter((token) => /[\p{L}\p{N}_]/u.test(token));
}
