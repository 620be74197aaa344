import {diffArrays} from 'diff';
import type {Passage} from '../../article/read-markdown';
import {oneLine} from '../../kit/words';

/** A passage that was added, removed or changed. */
export interface Change {
  readonly what: 'added' | 'removed' | 'changed';
  /** The passage as it is, or as it was before it was removed. */
  readonly passage: Passage;
  /** Its cells before; none if the passage was added. */
  readonly before: readonly string[];
}

/** The changes in reading order. A number counts passages that are the same and left out, and a text is a heading after them. */
export type Comparison = readonly (Change | number | string)[];

const textOf = ({cells}: Passage): string => oneLine(cells.join(' | '));

const isSame = (a: Passage, b: Passage): boolean => a.kind === b.kind && textOf(a) === textOf(b);

const wordsOf = (passage: Passage): Set<string> =>
  new Set(
    textOf(passage)
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu),
  );

/** The part of their words that two passages have in common, at least, to count as one passage that changed. */
const ALIKE = 0.45;

function isAlike(a: Passage, b: Passage): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return a.kind === b.kind && a.cells.length === b.cells.length && 2 * common >= ALIKE * (left.size + right.size);
}

/** The changes in a stretch of passages that differ. Two passages that are alike count as one that changed. */
function changesOf(before: Passage[], after: Passage[]): Change[] {
  const old = before.values();
  const changes = diffArrays(before, after, {comparator: isAlike}).flatMap(({added, removed, value}) =>
    value.map((passage): Change => ({
      what: (added && 'added') || (removed && 'removed') || 'changed',
      passage,
      before: added ? [] : (old.next().value?.cells ?? []),
    })),
  );
  // Each row shows the head of its table, so a new or removed head is not listed again.
  return changes.filter(
    (change, index) => change.what === 'changed' || changes[index + 1]?.passage.header !== change.passage.cells,
  );
}

/** Compares two versions of a page. Of the passages that are the same, only the last heading above a change is kept. */
export function compare(before: Passage[], after: Passage[]): Comparison {
  const parts = diffArrays(before, after, {comparator: isSame});
  return parts.flatMap(({added, removed, value}, index): Comparison => {
    const next = parts[index + 1];
    if (removed) {
      return changesOf(value, next?.added ? next.value : []);
    }
    if (added) {
      return parts[index - 1]?.removed ? [] : changesOf([], value);
    }
    const heading = next && value.findLast(({kind}) => kind === 'heading')?.cells[0];
    const count = value.length - (heading === undefined ? 0 : 1);
    return [count, heading ?? 0].filter((entry) => entry !== 0);
  });
}

/** The number of changes in words, as in `3 changed, 1 added`; empty where nothing changed. */
export function countChanges(comparison: Comparison): string {
  const all = comparison.filter((entry) => typeof entry === 'object').map(({what}) => what);
  return ['changed', 'added', 'removed']
    .map((what) => ({what, count: all.filter((other) => other === what).length}))
    .filter(({count}) => count > 0)
    .map(({what, count}) => `${count} ${what}`)
    .join(', ');
}
