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

/** Two passages with fewer words in common than this part are not one passage that changed. */
const ALIKE = 0.45;

function isAlike(a: Passage, b: Passage): boolean {
  const [left, right] = [a, b].map(
    (passage) =>
      new Set(
        textOf(passage)
          .toLowerCase()
          .match(/[\p{L}\p{N}_]+/gu),
      ),
  );
  if (a.kind !== b.kind || a.cells.length !== b.cells.length || !left || !right) {
    return false;
  }
  const common = [...left].filter((word) => right.has(word));
  return 2 * common.length >= ALIKE * (left.size + right.size);
}

/** A passage of the one version and its counterpart in the other, where each has one. */
type Pair = readonly [before: Passage | undefined, after: Passage | undefined];

function align(before: Passage[], after: Passage[], comparator: (a: Passage, b: Passage) => boolean): Pair[] {
  let [left, right] = [0, 0];
  return diffArrays(before, after, {comparator}).flatMap(({added, removed, count}) =>
    Array.from({length: count}, (): Pair => [added ? undefined : before[left++], removed ? undefined : after[right++]]),
  );
}

/** The words of a text that changed, with the spaces before them. */
function compareWords(before: string, after: string): Words[] {
  const [left, right] = [before, after].map((text) => text.match(/\s*\S+/g) ?? []);
  const comparator = (a: string, b: string): boolean => a.trim() === b.trim();
  return diffArrays(left ?? [], right ?? [], {comparator}).map(({added, removed, value}) => ({
    sign: added ? '+' : removed ? '-' : '=',
    text: value.join(''),
  }));
}

const wholeCells = ({cells}: Passage, sign: Words['sign']): Words[][] => cells.map((text) => [{sign, text}]);

function changesOf([before, after]: Pair): Change[] {
  if (before && after) {
    const cells = after.cells.map((cell, index) => compareWords(before.cells[index] ?? '', cell));
    return [{...after, change: 'changed', cells}];
  }
  return [
    ...(before ? [{...before, change: 'removed' as const, cells: wholeCells(before, '-')}] : []),
    ...(after ? [{...after, change: 'added' as const, cells: wholeCells(after, '+')}] : []),
  ];
}

/** What differs between two versions of a page. Of the passages that are the same, the last heading above a change stays. */
export function compare(before: Passage[], after: Passage[]): Comparison {
  const result: (Change | number)[] = [];
  let same: Passage[] = [];
  let removed: Passage[] = [];
  let added: Passage[] = [];
  const flush = (): void => {
    if (removed.length + added.length === 0) {
      return;
    }
    const heading = same.findLast(({kind}) => kind === 'heading');
    const count = same.length - (heading ? 1 : 0);
    result.push(
      ...(count > 0 ? [count] : []),
      ...(heading ? [{...heading, change: 'same' as const, cells: wholeCells(heading, '=')}] : []),
      ...align(removed, added, isAlike).flatMap(changesOf),
    );
    [same, removed, added] = [[], [], []];
  };
  for (const [old, now] of align(before, after, isSame)) {
    if (old && now) {
      flush();
      same.push(now);
    } else {
      removed.push(...(old ? [old] : []));
      added.push(...(now ? [now] : []));
    }
  }
  flush();
  return same.length > 0 ? [...result, same.length] : result;
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
