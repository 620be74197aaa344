import {diffArrays} from 'diff';
import type {Kind, Passage} from '../../article/read-markdown';

/** A stretch of words: in both versions, only in the one compared with (`+`), or only in the one before it (`-`). */
export interface Words {
  readonly sign: '=' | '+' | '-';
  readonly text: string;
}

/** What became of a passage, with the words of each cell; a heading can stand here unchanged, to say where. */
export interface Change {
  readonly kind: Kind;
  readonly change: 'added' | 'removed' | 'changed' | 'same';
  readonly cells: readonly (readonly Words[])[];
  readonly header?: readonly string[] | undefined;
}

/** What differs, in reading order; a number counts passages that are the same and left out. */
export type Comparison = readonly (Change | number)[];

const textOf = ({cells}: Passage): string => cells.join(' | ').replace(/\s+/g, ' ');

const isSame = (a: Passage, b: Passage): boolean => a.kind === b.kind && textOf(a) === textOf(b);

const wordsOf = (passage: Passage): Set<string> =>
  new Set(
    textOf(passage)
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu),
  );

/** Two passages with fewer words in common than this part are not one passage that changed. */
const ALIKE = 0.45;

function isAlike(a: Passage, b: Passage): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word));
  const isAlikeInWords = 2 * common.length >= ALIKE * (left.size + right.size);
  return a.kind === b.kind && a.cells.length === b.cells.length && isAlikeInWords;
}

/** What became of the words of a text, with the spaces before them. */
function compareWords(before: string, after: string): Words[] {
  const [left = [], right = []] = [before, after].map((text) => text.match(/\s*\S+/g) ?? []);
  const comparator = (a: string, b: string): boolean => a.trim() === b.trim();
  return diffArrays<string>(left, right, {comparator}).map(({added, removed, value}) => ({
    sign: added ? '+' : removed ? '-' : '=',
    text: value.join(''),
  }));
}

function changeOf(change: Change['change'], passage: Passage, before?: Passage, after?: Passage): Change {
  const cells = passage.cells.map((_, index) => compareWords(before?.cells[index] ?? '', after?.cells[index] ?? ''));
  return {...passage, change, cells};
}

/** What became of the passages between two that are the same; those that are alike are one that changed. */
function changesOf(before: Passage[], after: Passage[]): Change[] {
  const left = before.values();
  return diffArrays(before, after, {comparator: isAlike}).flatMap(({added, removed, value}) =>
    value.map((passage) => {
      if (added) {
        return changeOf('added', passage, undefined, passage);
      }
      const old = left.next().value;
      return removed ? changeOf('removed', passage, old) : changeOf('changed', passage, old, passage);
    }),
  );
}

/** What differs between two versions of a page. Of the passages that are the same, the last heading above a change stays. */
export function compare(before: Passage[], after: Passage[]): Comparison {
  const parts = diffArrays(before, after, {comparator: isSame});
  return parts.flatMap(({added, removed, value}, index): (Change | number)[] => {
    const next = parts[index + 1];
    if (removed) {
      return changesOf(value, next?.added ? next.value : []);
    }
    if (added) {
      return parts[index - 1]?.removed ? [] : changesOf([], value);
    }
    const heading = next && value.findLast(({kind}) => kind === 'heading');
    const count = value.length - (heading ? 1 : 0);
    return [...(count > 0 ? [count] : []), ...(heading ? [changeOf('same', heading, heading, heading)] : [])];
  });
}

/** The number of changes in words, as in `3 passages changed, 1 added`. */
export function countChanges(comparison: Comparison): string {
  const changes = comparison.flatMap((entry) => (typeof entry === 'number' ? [] : [entry.change]));
  const counts = (['changed', 'added', 'removed'] as const).flatMap((change) => {
    const count = changes.filter((other) => other === change).length;
    return count > 0 ? [{change, count}] : [];
  });
  const texts = counts.map(({change, count}, index) => {
    const noun = index > 0 ? '' : count === 1 ? ' passage' : ' passages';
    return `${count}${noun} ${change}`;
  });
  return texts.join(', ') || 'the words are the same';
}
