import {fencesOf, isFenced} from '../../../plugins/kit/fences';

/** A replacement of lines `start` to `end` (exclusive, counted from 0). */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** The one replacement that turns `before` into `after`; undefined when they are equal. */
export function editBetween(before: readonly string[], after: readonly string[]): Edit | undefined {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) {
    start += 1;
  }
  let tail = 0;
  while (
    tail < before.length - start &&
    tail < after.length - start &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  if (start === before.length && start === after.length) {
    return undefined;
  }
  return {start, end: before.length - tail, lines: after.slice(start, after.length - tail)};
}

/** Carries out edits that do not overlap. Of insertions at one place, the first given comes first. */
export function applyEdits(lines: readonly string[], edits: readonly Edit[]): string[] {
  const result = [...lines];
  const sorted = edits.map((edit, index) => ({edit, index}));
  sorted.sort((a, b) => b.edit.start - a.edit.start || b.edit.end - a.edit.end || b.index - a.index);
  for (const {edit} of sorted) {
    result.splice(edit.start, edit.end - edit.start, ...edit.lines);
  }
  return result;
}

/** Whether two edits touch the same lines. Insertions at one place do not. */
export function overlaps(a: Edit, b: Edit): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The indexes at which `block` stands in `lines`. */
export function findBlock(lines: readonly string[], block: readonly string[]): number[] {
  return lines.flatMap((_, index) => (block.every((line, offset) => lines[index + offset] === line) ? [index] : []));
}

/** The heading under which a line stands, as its explicit id or else its text; empty above the first heading. */
export function headingAbove(lines: readonly string[], index: number): string {
  const fences = fencesOf(lines);
  const heading =
    lines.slice(0, index).findLast((line, place) => /^#{1,6} /.test(line) && !isFenced(place, fences)) ?? '';
  return /\{\/\*\s*(#\S+)\s*\*\/\}\s*$/.exec(heading)?.[1] ?? heading.replace(/^#+ /, '').trim();
}
