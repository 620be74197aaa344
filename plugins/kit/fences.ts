/** A block of code in Markdown. Both lines count from 0. */
export interface Fence {
  readonly start: number;
  readonly end: number;
}

/** The fenced blocks of a text, with the lines of their fences. A block that is not closed ends with the text. */
export function fencesOf(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  let open: {readonly start: number; readonly sign: string} | undefined;
  lines.forEach((line, index) => {
    const sign = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (sign !== undefined && !open) {
      open = {start: index, sign};
    } else if (open && sign?.startsWith(open.sign) && line.trim() === sign) {
      fences.push({start: open.start, end: index});
      open = undefined;
    }
  });
  return open ? [...fences, {start: open.start, end: lines.length - 1}] : fences;
}
