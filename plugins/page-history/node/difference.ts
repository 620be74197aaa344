import {diffArrays, diffWordsWithSpace} from 'diff';
import type {Difference, Part, Passage} from '../shared/difference';
import type {Block} from './blocks';

/** Two passages with fewer words in common than this part are shown as one removed and one added. */
const ALIKE = 0.45;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** How alike two texts are, from 0 to 1: twice the common words over all words (Dice). */
export function likeness(a: string, b: string): number {
  const left = wordsOf(a);
  const right = wordsOf(b);
  if (left.length + right.length === 0) {
    return a === b ? 1 : 0;
  }
  const rest = [...right];
  const common = left.filter((word) => {
    const index = rest.indexOf(word);
    return index >= 0 && rest.splice(index, 1).length > 0;
  });
  return (2 * common.length) / (left.length + right.length);
}

/** Unchanged words, and what was removed and added after them. */
type Run = Record<'same' | '-' | '+', string>;

const isChanged = (run: Run): boolean => run['-'] + run['+'] !== '';

/** Joins neighbours of one sign, and draws a gap of spaces or punctuation between two changes into both of them. */
export function joinParts(parts: readonly Part[]): Part[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const [sign, text] = typeof part === 'string' ? (['same', part] as const) : part;
    const last = runs.at(-1);
    const before = runs.at(-2);
    if (sign === 'same' || !last) {
      runs.push({same: '', '-': '', '+': '', [sign]: text});
    } else if (before && isChanged(before) && !isChanged(last) && !/[\p{L}\p{N}]/u.test(last.same)) {
      runs.pop();
      before['-'] += last.same;
      before['+'] += last.same;
      before[sign] += text;
    } else {
      last[sign] += text;
    }
  }
  return runs.flatMap((run) => [
    ...(run.same === '' ? [] : [run.same]),
    ...(['-', '+'] as const).flatMap((sign): Part[] => (run[sign] === '' ? [] : [[sign, run[sign]]])),
  ]);
}

function changed(before: Block, after: Block): Passage {
  const parts = diffWordsWithSpace(before.text, after.text).map(({value, added, removed}): Part => {
    if (added || removed) {
      return [added ? '+' : '-', value];
    }
    return value;
  });
  return [after.kind, ...joinParts(parts)];
}

const whole = (sign: '+' | '-', {kind, text}: Block): Passage => [kind, [sign, text]];

/** Passages that took each other's place: the most alike ones are paired, in order; the others come and go whole. */
function replaced(before: readonly Block[], after: readonly Block[]): Passage[] {
  // best[i][j]: the greatest sum of likeness of before[i..] and after[j..].
  const best = Array.from({length: before.length + 1}, () => new Array<number>(after.length + 1).fill(0));
  const scores = before.map((old) =>
    after.map((newer) => {
      const score = old.kind === newer.kind ? likeness(old.text, newer.text) : 0;
      return score >= ALIKE ? score : 0;
    }),
  );
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const score = (i: number, j: number): number => scores[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const paired = score(i, j) > 0 ? score(i, j) + at(i + 1, j + 1) : 0;
      (best[i] ?? [])[j] = Math.max(paired, at(i + 1, j), at(i, j + 1));
    }
  }
  const passages: Passage[] = [];
  let i = 0;
  let j = 0;
  for (let old = before[i], newer = after[j]; old ?? newer; old = before[i], newer = after[j]) {
    if (old && newer && score(i, j) > 0 && at(i, j) === score(i, j) + at(i + 1, j + 1)) {
      passages.push(changed(old, newer));
      i += 1;
      j += 1;
    } else if (old && (!newer || at(i + 1, j) >= at(i, j + 1))) {
      passages.push(whole('-', old));
      i += 1;
    } else if (newer) {
      passages.push(whole('+', newer));
      j += 1;
    }
  }
  return passages;
}

/** Two blocks are the same when their words are, facts of the release aside; spaces do not count, not even in code. */
export const keyOf = ({kind, text, comparedText = text}: Block): string =>
  `${kind} ${comparedText.replace(/\s+/g, ' ')}`;

/** What differs between an older and a newer text. Unchanged passages are counted, except the heading above a change. */
export function differenceOf(before: readonly Block[], after: readonly Block[]): Difference {
  const result: (Passage | number)[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  let unchanged: Block[] = [];

  const fold = (isBeforeChange: boolean): void => {
    const heading = isBeforeChange ? unchanged.map(({kind}) => kind).lastIndexOf('heading') : -1;
    const counts = heading < 0 ? [unchanged.length] : [heading, unchanged.length - heading - 1];
    counts.forEach((count, index) => {
      const context = unchanged[heading];
      if (index > 0 && context) {
        result.push([context.kind, context.text]);
      }
      if (count > 0) {
        result.push(count);
      }
    });
    unchanged = [];
  };
  const flush = (): void => {
    if (removed.length + added.length > 0) {
      fold(true);
      result.push(...replaced(removed, added));
      removed = [];
      added = [];
    }
  };

  const newer = new Map(after.map((block) => [keyOf(block), block]));
  const older = new Map(before.map((block) => [keyOf(block), block]));
  const find = (blocks: ReadonlyMap<string, Block>, keys: readonly string[]): Block[] =>
    keys.flatMap((key) => blocks.get(key) ?? []);
  for (const part of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (part.added) {
      added.push(...find(newer, part.value));
    } else if (part.removed) {
      removed.push(...find(older, part.value));
    } else {
      flush();
      unchanged.push(...find(newer, part.value));
    }
  }
  flush();
  fold(false);
  return result;
}
