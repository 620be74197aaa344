import {similarity} from './similarity';

/** A contiguous change of one page. Line indexes count from 0. */
export interface Hunk {
  /** 1 for the first change of its page. */
  readonly number: number;
  /** Index of the first replaced line in the base; for an insertion, of the line before which it goes. */
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * Reads the hunks of one file from `git diff --unified=0`.
 * A hunk that rewrites several lines one by one, for example rows of a table, becomes several: each is judged alone.
 * @param diff git's output for this file
 * @param base the lines of the file before the change
 * @param after its lines after the change
 */
export function readHunks(diff: string, base: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Omit<Hunk, 'number'>[] = [];
  for (const match of diff.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)) {
    const [, baseLine = '', baseCount = '1', afterLine = '', afterCount = '1'] = match;
    // With a count of 0, git names the line before the place.
    const start = Number(baseLine) - (baseCount === '0' ? 0 : 1);
    const from = Number(afterLine) - (afterCount === '0' ? 0 : 1);
    const removed = base.slice(start, start + Number(baseCount));
    const added = after.slice(from, from + Number(afterCount));
    const isLineByLine =
      removed.length > 1 &&
      removed.length === added.length &&
      removed.every((line, index) => similarity(line, added[index] ?? '') >= 0.5);
    if (isLineByLine) {
      hunks.push(
        ...removed.map((line, index) => ({start: start + index, removed: [line], added: [added[index] ?? '']})),
      );
    } else {
      hunks.push({start, removed, added});
    }
  }
  return hunks.map((hunk, index) => ({...hunk, number: index + 1}));
}

/** The lines of a page with one hunk. */
export function applyHunk(base: readonly string[], {start, removed, added}: Omit<Hunk, 'number'>): string[] {
  return [...base.slice(0, start), ...added, ...base.slice(start + removed.length)];
}
