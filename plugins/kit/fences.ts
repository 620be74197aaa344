/** A fenced block of a Markdown text. */
export interface Fence {
  /** The index of the line that opens it, from 0. */
  readonly start: number;
  /** The index of the line that closes it; of the last line of the text when none does. */
  readonly end: number;
  /** The first word behind the mark; empty when there is none. */
  readonly lang: string;
}

/** The fenced blocks among the lines of a text, in order. What looks like a fence within another one is text. */
export function fencesOf(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  let open: {mark: string; start: number; lang: string} | undefined;
  for (const [index, line] of lines.entries()) {
    const [, mark, lang = ''] = /^\s*(`{3,}|~{3,})\s*([\w-]*)/.exec(line) ?? [];
    if (open && mark?.startsWith(open.mark) && line.trim() === mark) {
      fences.push({start: open.start, end: index, lang: open.lang});
      open = undefined;
    } else if (!open && mark !== undefined) {
      open = {mark, start: index, lang};
    }
  }
  return open ? [...fences, {start: open.start, end: lines.length - 1, lang: open.lang}] : fences;
}

/** Whether a line, by its index from 0, belongs to one of the blocks: its first and last line do. */
export function isFenced(index: number, fences: readonly Fence[]): boolean {
  return fences.some(({start, end}) => start <= index && index <= end);
}
