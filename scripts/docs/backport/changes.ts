import {structuredPatch} from 'diff';
import type {DocsVersion} from '../shared/site';
import type {Source} from '../shared/source';

/** A run of lines of a page that a correction replaces. */
export interface Change {
  /** Index of the first replaced line, from 0; for an insertion, of the line before which it goes. */
  readonly start: number;
  /** The line of the corrected page, from 1. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

type Page = Pick<Source, 'lines' | 'sections'>;

/** What becomes of one change in another version. */
export interface Verdict {
  readonly status: 'fits' | 'already there' | 'not there' | 'conflict';
  readonly reason?: string;
  /** Where the old lines are in the other version, for a change that fits. */
  readonly start?: number;
  /** What the other version says in the place of a conflict. */
  readonly ours?: readonly string[];
}

/** What has changed from one page to another. Rows of a table with the same first cell are changes of their own. */
export function changesBetween(before: Page, after: Page): Change[] {
  const [old = '', now = ''] = [before, after].map(({lines}) => lines.join('\n'));
  return structuredPatch('', '', old, now, '', '', {context: 0}).hunks.flatMap(({oldStart, newStart, lines}) => {
    const [removed = [], added = []] = ['-', '+'].map((sign) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)),
    );
    const start = oldStart - 1;
    const areRows =
      removed.length === added.length &&
      removed.every((line, index) => keyOf(line) !== undefined && keyOf(line) === keyOf(added[index]));
    return areRows
      ? removed.map((row, index) => {
          return {start: start + index, line: newStart + index, removed: [row], added: added.slice(index, index + 1)};
        })
      : [{start, line: newStart, removed, added}];
  });
}

/** A change, and what becomes of it in other versions. */
export type JudgedChange = ReturnType<typeof judgeChanges>[number];

/** Judges what has changed from one page to another in the same page of other versions. */
export function judgeChanges(before: Source, now: Source, versions: readonly DocsVersion[]) {
  return changesBetween(before, now).map((change) => {
    const results = versions.map(({name, folder, pages}) => {
      const target = pages.get(now.path);
      const verdict: Verdict = target ? judge(change, before, target) : {status: 'not there', reason: 'no such page'};
      return {version: name, file: `${folder}/${now.path}`, verdict};
    });
    return {...change, place: `${now.file}:${change.line}`, results};
  });
}

/**
 * Judges one change of a page against the same page of another version: the exact old lines have to stand under the same
 * heading, once. An insertion has none, so the text above it is looked for, or else that below it.
 * @param base the page before the change
 */
export function judge(change: Change, base: Page, target: Page): Verdict {
  const {start, removed, added} = change;
  const heading = base.sections[start] ?? '';
  if (heading !== '' && !target.sections.includes(heading)) {
    return {status: 'not there', reason: `no heading #${heading}`};
  }
  const find = (page: Page, block: readonly string[]): number[] => placesOf(block, page, heading);
  const [above, below] = textsAround(change, base);
  const isInsertion = isBlank(removed);
  const isThere = isBlank(added)
    ? !isInsertion && find(target, [...above, ...added, ...below]).length > 0
    : find(target, trim(added)).length > find(base, trim(added)).length;
  if (isThere && (isInsertion || find(target, trim(removed)).length === 0)) {
    return {status: 'already there'};
  }
  const blocks = isInsertion
    ? [
        {lines: [...above, ...removed], offset: above.length},
        {lines: [...removed, ...below], offset: 0},
      ]
    : [{lines: removed, offset: 0}];
  const found = blocks.map(({lines, offset}) => ({offset, places: find(target, lines), own: find(base, lines)}));
  // Of two equal texts, it is open which one the other version has.
  const place = found.find(({places, own}) => places.length === 1 && own.length === 1);
  if (place) {
    return {status: 'fits', start: (place.places[0] ?? 0) + place.offset};
  }
  const ours = linesInstead(change, base, target);
  const isPartlyThere = removed.some((line) => find(target, [line]).length > 0);
  if (!isInsertion && !isPartlyThere && !ours.some((line) => mayStandFor(line, removed))) {
    return {status: 'not there', reason: 'nothing stands in its place'};
  }
  const isThereOften = found.some(({places}) => places.length > 0);
  const reason = isThereOften ? 'the old text stands here or there more than once' : 'this place reads otherwise';
  return {status: 'conflict', reason, ours};
}

const linesInstead = ({start, removed}: Change, base: Page, target: Page): readonly string[] =>
  changesBetween(base, target)
    .filter((other) => other.start <= start + removed.length && start <= other.start + other.removed.length)
    .flatMap(({added}) => added.filter(isText));

/** The first cell of a row, by which a table is read. */
const keyOf = (line = ''): string | undefined => /^\|([^|]*)\|/.exec(line)?.[1]?.trim();

/** Whether a line of another version may be what is replaced, in other words: of a row, one with the same first cell. */
function mayStandFor(line: string, removed: readonly string[]): boolean {
  const keys = removed.map(keyOf);
  return keys.includes(undefined) || keys.includes(keyOf(line));
}

/** Whether a line has anything but space. */
export const isText = (line: string): boolean => line.trim() !== '';
const isBlank = (lines: readonly string[]): boolean => !lines.some(isText);

/** The last line of text above a change and the first one below it, each with the blank lines between. */
function textsAround({start, removed}: Change, {lines}: Page): [above: readonly string[], below: readonly string[]] {
  const end = start + removed.length;
  const above = lines.slice(0, start).findLastIndex(isText);
  const below = lines.slice(end).findIndex(isText);
  return [lines.slice(Math.max(0, above), start), lines.slice(end, below < 0 ? undefined : end + below + 1)];
}

function trim(lines: readonly string[]): readonly string[] {
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1);
}

/** The indexes at which a block with text stands, of which some line is under the heading. */
function placesOf(block: readonly string[], {lines, sections}: Page, heading: string): number[] {
  const isHere = (index: number): boolean =>
    block.every((line, offset) => lines[index + offset] === line) &&
    block.some((_, offset) => (sections[index + offset] ?? '') === heading);
  return isBlank(block) ? [] : [...lines.keys()].filter(isHere);
}
