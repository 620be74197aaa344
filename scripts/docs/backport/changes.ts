import {structuredPatch} from 'diff';
import type {Source} from '../shared/source';

/** A run of lines of a page that a correction replaces. */
export interface Change {
  /** Index of the first replaced line, from 0; for an insertion, of the line before which it goes. */
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** What is compared of a page. */
type Page = Pick<Source, 'lines' | 'sections'>;

/** What becomes of one change in another version. */
export type Verdict =
  /** `start` is where the old lines are there. */
  | {readonly status: 'fits'; readonly start: number}
  | {readonly status: 'already there'}
  | {readonly status: 'not there'; readonly reason: string}
  /** `ours` is what only the other version says under the heading. */
  | {readonly status: 'conflict'; readonly reason: string; readonly ours: readonly string[]};

/** What has changed from one page to another. Rows of a table with the same first cell are changes of their own. */
export function changesBetween(before: Page, after: Page): Change[] {
  const [old, now] = [before, after].map(({lines}) => lines.join('\n'));
  const {hunks} = structuredPatch('', '', old ?? '', now ?? '', '', '', {context: 0});
  return hunks.flatMap(({oldStart, lines}) => {
    const [removed, added] = ['-', '+'].map((sign) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)),
    );
    return splitRows({start: oldStart - 1, removed: removed ?? [], added: added ?? []});
  });
}

function splitRows({start, removed, added}: Change): Change[] {
  const areRows =
    removed.length === added.length &&
    removed.every((line, index) => keyOf(line) !== undefined && keyOf(line) === keyOf(added[index]));
  return areRows
    ? removed.map((line, index) => ({start: start + index, removed: [line], added: added.slice(index, index + 1)}))
    : [{start, removed, added}];
}

/**
 * Judges one change of a page against the same page of another version: the exact old lines have to stand under the same
 * heading, once.
 * @param base the page before the change
 */
export function judge(change: Change, base: Page, target: Page): Verdict {
  const {start, removed, added} = change;
  const heading = base.sections[start] ?? '';
  if (heading !== '' && !target.sections.includes(heading)) {
    return {status: 'not there', reason: `no heading #${heading}`};
  }
  const find = (page: Page, block: readonly string[], offset = 0): number[] => placesOf(block, offset, page, heading);
  const [above, below] = textsAround(change, base);
  const placesIn = (page: Page): number[] => {
    if (!isBlank(removed)) {
      return find(page, removed);
    }
    const afterAbove = find(page, [...above, ...removed], above.length).map((place) => place + above.length);
    return afterAbove.length === 1 ? afterAbove : find(page, [...removed, ...below]);
  };
  const places = placesIn(target);
  // Of two equal texts, it is open which one the other version has.
  const isOpen = places.length > 1 || placesIn(base).length > 1;
  const isThere = isBlank(added)
    ? !isBlank(removed) && find(target, [...above, ...added, ...below], above.length).length > 0
    : find(target, trim(added)).length > find(base, trim(added)).length;
  if (isThere && (isBlank(removed) || find(target, trim(removed)).length === 0)) {
    return {status: 'already there'};
  }
  const [place] = places;
  if (place !== undefined && !isOpen) {
    return {status: 'fits', start: place};
  }
  const ours = target.lines.filter((line, index) => target.sections[index] === heading && !base.lines.includes(line));
  const isPartlyThere = removed.some((line) => find(target, [line]).length > 0);
  if (!isBlank(removed) && !isPartlyThere && !ours.some((line) => mayStandFor(line, removed))) {
    return {status: 'not there', reason: 'nothing stands in its place'};
  }
  const reason = isOpen ? 'the old text stands here or there more than once' : 'this place reads otherwise';
  return {status: 'conflict', reason, ours};
}

/** The first cell of a row, by which a table is read. */
const keyOf = (line = ''): string | undefined => /^\|([^|]*)\|/.exec(line)?.[1]?.trim();

/** Whether a line of another version may be what is replaced, in other words: of a row, one with the same first cell. */
function mayStandFor(line: string, removed: readonly string[]): boolean {
  const keys = removed.map(keyOf);
  return isText(line) && (keys.includes(undefined) || keys.includes(keyOf(line)));
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

/** The indexes at which a block with text stands, with the line at `offset` under the heading. */
function placesOf(block: readonly string[], offset: number, {lines, sections}: Page, heading: string): number[] {
  return isBlank(block)
    ? []
    : [...lines.keys()].filter(
        (index) =>
          (sections[index + offset] ?? '') === heading && block.every((line, place) => lines[index + place] === line),
      );
}
