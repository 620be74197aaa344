/** A figure as text: what the disclosure shows, in blocks of a heading line and a list. */
export type Reading = readonly {
  readonly heading: string;
  readonly isOrdered?: boolean;
  readonly items: readonly ReadingItem[];
}[];

export interface ReadingItem {
  /** What leads to its explanation, where it has one. */
  readonly name: string;
  /** What follows the name. */
  readonly about?: string;
  /** The number of the step that makes it. */
  readonly step?: string | undefined;
  readonly items?: readonly ReadingItem[];
}

/** Parts so that the lines between them lead forward, as far as there are no loops; ties in the order of the source. */
export function inOrder<Part>(
  parts: readonly Part[],
  lines: readonly {readonly from: Part; readonly to: Part}[],
): Part[] {
  const rest = [...parts];
  const ordered: Part[] = [];
  while (rest.length > 0) {
    const isFree = (part: Part): boolean =>
      !lines.some(({from, to}) => to === part && from !== part && rest.includes(from));
    const index = Math.max(0, rest.findIndex(isFree));
    ordered.push(...rest.splice(index, 1));
  }
  return ordered;
}
