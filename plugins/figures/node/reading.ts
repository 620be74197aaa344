/** A figure as text: blocks of a heading line and a list. Both the disclosure and the plain text come from it. */
export interface ReadingList {
  readonly isOrdered: boolean;
  readonly items: readonly ReadingItem[];
}

export interface ReadingItem {
  readonly text: string;
  readonly list?: ReadingList | undefined;
}

interface ReadingBlock {
  readonly heading: string;
  readonly list: ReadingList;
}

export type Reading = readonly ReadingBlock[];

function listLines(list: ReadingList, indent: string): string[] {
  return list.items.flatMap(({text, list: inner}, index) => {
    const bullet = list.isOrdered ? `${String(index + 1)}. ` : '- ';
    const below = inner ? listLines(inner, `${indent}${' '.repeat(bullet.length)}`) : [];
    return [`${indent}${bullet}${text}`, ...below];
  });
}

/** A list whose order says nothing; undefined when nothing is in it. */
export function bullets(items: readonly ReadingItem[]): ReadingList | undefined {
  return items.length === 0 ? undefined : {isOrdered: false, items};
}

/** A block of such a list; no block when nothing is in it. */
export function bulletBlock(heading: string, items: readonly ReadingItem[]): Reading {
  const list = bullets(items);
  return list ? [{heading, list}] : [];
}

/** A part of a figure with the number of the step that makes it. */
export function withStep(text: string, number: string | undefined): string {
  return number === undefined ? text : `${text} (step ${number})`;
}

/** The reading as plain text that is also valid Markdown. */
export function readingToText(reading: Reading): string {
  return reading.map(({heading, list}) => [heading, '', ...listLines(list, '')].join('\n')).join('\n\n');
}
