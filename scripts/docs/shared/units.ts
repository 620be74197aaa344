import {fencesOf, isFenced} from '../../../plugins/kit/fences';

/** A piece of a page that a maintainer corrects as one: a line of prose, a row, a list item, a fenced block. */
export interface Unit {
  /** Line in the page, from 1. */
  readonly line: number;
  /** Its text with single spaces. */
  readonly text: string;
}

/**
 * Cuts a page into its pieces. Prose has one paragraph per line, so that a line is a piece; a fenced block is one piece,
 * because its lines say nothing alone. Lines with fewer than three words are not pieces: they stand everywhere.
 */
export function unitsOf(source: string): Unit[] {
  const lines = source.split('\n');
  const fences = fencesOf(lines);
  return lines.flatMap((line, index): Unit[] => {
    const fence = fences.find(({start}) => start === index);
    if (!fence && isFenced(index, fences)) {
      return [];
    }
    const text = (fence ? lines.slice(index, fence.end + 1).join(' ') : line).replace(/\s+/g, ' ').trim();
    return (text.match(/\p{L}{2,}/gu) ?? []).length >= 3 ? [{line: index + 1, text}] : [];
  });
}
