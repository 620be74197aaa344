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
  const units: Unit[] = [];
  let fence: {mark: string; line: number; lines: string[]} | undefined;
  source.split('\n').forEach((line, index) => {
    const [mark] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) {
      fence.lines.push(line);
      if (mark?.trim().startsWith(fence.mark)) {
        push(units, fence.line, fence.lines.join('\n'));
        fence = undefined;
      }
    } else if (mark === undefined) {
      push(units, index + 1, line);
    } else {
      fence = {mark: mark.trim(), line: index + 1, lines: [line]};
    }
  });
  return units;
}

function push(units: Unit[], line: number, raw: string): void {
  const text = raw.replace(/\s+/g, ' ').trim();
  if ((text.match(/\p{L}{2,}/gu) ?? []).length >= 3) {
    units.push({line, text});
  }
}
