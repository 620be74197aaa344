import {applyHunk, type Hunk} from './hunks';
import {type Edit, editBetween, findBlock, headingAbove} from './lines';
import type {Merge} from './merge';
import {SAME_LINE, similarity, tokensOf} from './similarity';

/** What becomes of one hunk in one version. */
export type Verdict =
  | {readonly status: 'applied'; readonly edit: Edit; readonly note: string}
  | {readonly status: 'already there'; readonly note: string}
  /** The text is there, but reads so that a person has to decide. `ours` is what the version says. */
  | {readonly status: 'conflict'; readonly note: string; readonly ours: readonly string[]}
  /** The base text is not in that version at all. */
  | {readonly status: 'differs on purpose'; readonly note: string};

/** How many words on each side of a change must be the same before it is carried into a line that differs elsewhere. */
const CONTEXT = 3;

/**
 * Judges one hunk against one version's page.
 * First git merges whole lines. What it cannot merge is looked for by its text, and at last within the line that has
 * most of its words, where git merges words.
 * @param base the lines of the source page before the change
 * @param target the lines of the version's page
 */
export function judge(hunk: Hunk, base: readonly string[], target: readonly string[], merge: Merge): Verdict {
  const merged = merge(target, base, applyHunk(base, hunk));
  if (merged) {
    const edit = editBetween(target, merged);
    return edit ? judgeMerged(hunk, base, target, edit) : {status: 'already there', note: ''};
  }
  if (isThereAlready(hunk, target)) {
    return {status: 'already there', note: ''};
  }
  return hunk.removed.length > 0 ? judgeByText(hunk, base, target, merge) : judgeInsertion(hunk, base, target);
}

/** Looks where git's merge has put the change: neighbours and heading must be those of the source. */
function judgeMerged(hunk: Hunk, base: readonly string[], target: readonly string[], edit: Edit): Verdict {
  if (hunk.removed.length === 0 && !hasNeighbour(hunk, base, target, edit.start)) {
    return {status: 'differs on purpose', note: 'the text around this place is not in this version'};
  }
  const from = headingAbove(base, hunk.start);
  const to = headingAbove(target, edit.start);
  return from === to
    ? {status: 'applied', edit, note: ''}
    : {
        status: 'conflict',
        note: `would land under "${to}" instead of "${from}"`,
        ours: target.slice(edit.start, edit.end),
      };
}

function hasNeighbour(hunk: Hunk, base: readonly string[], target: readonly string[], at: number): boolean {
  const isSame = (a: string | undefined, b: string | undefined): boolean =>
    a === undefined || b === undefined ? a === b : similarity(a, b) >= SAME_LINE;
  const above = (lines: readonly string[], index: number): string | undefined => lines[lastText(lines.slice(0, index))];
  const below = (lines: readonly string[], index: number): string | undefined =>
    lines.slice(index).find((line) => line.trim() !== '');
  return isSame(above(base, hunk.start), above(target, at)) || isSame(below(base, hunk.start), below(target, at));
}

function isThereAlready({removed, added}: Hunk, target: readonly string[]): boolean {
  const block = trimBlank(added);
  const gone = trimBlank(removed);
  return (
    block.length > 0 &&
    findBlock(target, block).length > 0 &&
    (gone.length === 0 || findBlock(target, gone).length === 0)
  );
}

/** A replacement or removal that git cannot merge: the lines beside it differ, or the line itself does. */
function judgeByText(hunk: Hunk, base: readonly string[], target: readonly string[], merge: Merge): Verdict {
  const heading = headingAbove(base, hunk.start);
  const places = findBlock(target, hunk.removed).filter((index) => headingAbove(target, index) === heading);
  const [place] = places;
  if (place !== undefined && places.length === 1 && trimBlank(hunk.removed).length > 0) {
    const edit = {start: place, end: place + hunk.removed.length, lines: hunk.added};
    return {status: 'applied', edit, note: 'the lines beside it differ'};
  }
  const ours = [...new Set(hunk.removed.flatMap((line) => findSimilar(line, base, target, heading)))].sort(
    (a, b) => a - b,
  );
  if (ours.length === 0) {
    return {status: 'differs on purpose', note: 'the old text is not in this version'};
  }
  const [index = 0] = ours;
  const [before] = hunk.removed;
  const [after] = hunk.added;
  const isSingle = ours.length === 1 && hunk.removed.length === 1 && hunk.added.length === 1;
  const line = isSingle ? mergeWords(target[index] ?? '', before ?? '', after ?? '', merge) : undefined;
  if (line === undefined) {
    const note = ours.length > hunk.removed.length ? 'several lines could be meant' : 'this place reads otherwise';
    return {status: 'conflict', note, ours: ours.map((each) => target[each] ?? '')};
  }
  return line === target[index]
    ? {status: 'already there', note: 'the line differs elsewhere'}
    : {status: 'applied', edit: {start: index, end: index + 1, lines: [line]}, note: 'the line differs elsewhere'};
}

/**
 * The lines of the target that are the counterpart of a base line: one, several if they are equally like it, or none.
 * A line that stands in the base as it is, is the counterpart of that one.
 */
function findSimilar(line: string, base: readonly string[], target: readonly string[], heading: string): number[] {
  if (line.trim() === '') {
    return [];
  }
  const inBase = new Set(base.filter((other) => other !== line));
  const scored = target.flatMap((text, index) => {
    const score = text.trim() === '' || inBase.has(text) ? 0 : similarity(line, text);
    return score >= SAME_LINE ? [{index, score, isNear: headingAbove(target, index) === heading}] : [];
  });
  const near = scored.filter(({isNear}) => isNear);
  const candidates = near.length > 0 ? near : scored;
  const best = Math.max(...candidates.map(({score}) => score));
  return candidates.filter(({score}) => score === best).map(({index}) => index);
}

/** Merges a change within a line; undefined unless git can and the words around the change are the same. */
function mergeWords(ours: string, base: string, theirs: string, merge: Merge): string | undefined {
  const [our, old, their] = [tokensOf(ours), tokensOf(base), tokensOf(theirs)];
  const merged = merge(our, old, their);
  const wanted = editBetween(old, their);
  if (!merged || !wanted) {
    return undefined;
  }
  const made = editBetween(our, merged);
  return !made || isSameAround(old, wanted, our, made) ? merged.join('') : undefined;
}

function isSameAround(base: readonly string[], wanted: Edit, ours: readonly string[], made: Edit): boolean {
  const visible = (tokens: readonly string[]): string[] => tokens.filter((token) => token.trim() !== '');
  const sides = [
    [visible(base.slice(0, wanted.start)).reverse(), visible(ours.slice(0, made.start)).reverse()],
    [visible(base.slice(wanted.end)), visible(ours.slice(made.end))],
  ] as const;
  return sides.every(([theirs, mine]) =>
    theirs.length === 0 ? mine.length === 0 : theirs.slice(0, CONTEXT).every((token, index) => token === mine[index]),
  );
}

/** An insertion that git cannot merge because the lines beside it differ: it goes to the line that is the same. */
function judgeInsertion(hunk: Hunk, base: readonly string[], target: readonly string[]): Verdict {
  const heading = headingAbove(base, hunk.start);
  const above = lastText(base.slice(0, hunk.start));
  const offset = base.slice(hunk.start).findIndex((line) => line.trim() !== '');
  const find = (block: readonly string[]): number | undefined => {
    const places = findBlock(target, block).filter((index) => headingAbove(target, index + 1) === heading);
    return block.length > 0 && places.length === 1 ? places[0] : undefined;
  };
  const aboveBlock = above < 0 ? [] : base.slice(above, hunk.start);
  const belowBlock = offset < 0 ? [] : base.slice(hunk.start, hunk.start + offset + 1);
  const afterAbove = find(aboveBlock);
  const start = afterAbove === undefined ? find(belowBlock) : afterAbove + aboveBlock.length;
  if (start !== undefined) {
    return {status: 'applied', edit: {start, end: start, lines: hunk.added}, note: 'the lines beside it differ'};
  }
  const neighbours = [base[above], offset < 0 ? undefined : base[hunk.start + offset]].filter(
    (line) => line !== undefined,
  );
  const ours = neighbours.flatMap((line) => findSimilar(line, base, target, heading));
  return ours.length === 0
    ? {status: 'differs on purpose', note: 'the text around this place is not in this version'}
    : {
        status: 'conflict',
        note: 'the text around this place reads otherwise',
        ours: ours.map((index) => target[index] ?? ''),
      };
}

function trimBlank(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lastText(lines);
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** The index of the last line that is not blank, or -1. */
function lastText(lines: readonly string[]): number {
  let index = lines.length - 1;
  while (index >= 0 && lines[index]?.trim() === '') {
    index -= 1;
  }
  return index;
}
