/** A figure as text: blocks of a heading line and a list. Both the disclosure and the plain text come from it. */
export interface ReadingList {
  readonly isOrdered: boolean;
  readonly items: readonly ReadingItem[];
}

export interface ReadingItem {
  readonly text: string;
  readonly lists?: readonly ReadingList[];
}

interface ReadingBlock {
  readonly heading: string;
  readonly list: ReadingList;
}

export type Reading = readonly ReadingBlock[];

function listLines(list: ReadingList, indent: string): string[] {
  return list.items.flatMap(({text, lists = []}, index) => {
    const bullet = list.isOrdered ? `${String(index + 1)}. ` : '- ';
    const inner = `${indent}${' '.repeat(bullet.length)}`;
    return [`${indent}${bullet}${text}`, ...lists.flatMap((child) => listLines(child, inner))];
  });
}

/** A part of a figure with the number of the step that makes it. */
export function withStep(text: string, number: string | undefined): string {
  return number === undefined ? text : `${text} (step ${number})`;
}

/** The reading as plain text that is also valid Markdown. */
export function readingToText(reading: Reading): string {
  return reading.map(({heading, list}) => [heading, '', ...listLines(list, '')].join('\n')).join('\n\n');
}
