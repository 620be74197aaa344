/** What is wrong in a figure, and where. The remark plugin adds the file and the line of the fence. */
export class FigureError extends Error {
  override readonly name = 'FigureError';
  /** Line in the body of the fence, from 1. Line 0 is the opening fence itself. */
  readonly line: number;

  /**
   * @param line line in the body of the fence, from 1
   * @param problem what is wrong, one sentence without a full stop
   * @param mend what to write instead, one sentence without a full stop
   */
  constructor(line: number, problem: string, mend: string) {
    super(`${problem}. ${mend}.`);
    this.line = line;
  }
}

/** Number of insertions, deletions and replacements that turn one string into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The candidate that the writer most likely meant, or undefined when none is near. Ignores case. */
export function nearest(wrong: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  for (const candidate of candidates) {
    const current = distance(wrong.toLowerCase(), candidate.toLowerCase());
    if (current < bestDistance) {
      best = candidate;
      bestDistance = current;
    }
  }
  return best;
}

/** A mend for a name that does not exist: the near one if there is one, and all that exist. */
export function suggest(wrong: string, candidates: readonly string[]): string {
  const near = nearest(wrong, candidates);
  const list = candidates.length > 0 ? `Known: ${candidates.map((name) => `"${name}"`).join(', ')}` : 'There is none';
  return near === undefined ? list : `Did you mean "${near}"? ${list}`;
}
