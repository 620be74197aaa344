/** What the text behind the language of a fence, and the comments within it, ask for. */
export interface CodeMeta {
  /** The code without comments that only direct its display. */
  readonly code: string;
  readonly title: string | undefined;
  /** Number of the first line, or undefined for no numbers. */
  readonly lineNumbersStart: number | undefined;
  /** Lines to highlight, counted from 0. */
  readonly highlighted: ReadonlySet<number>;
}

const RANGES = /\{(?<ranges>[\d,-]+)\}/;
const TITLE = /title=(?<quote>["'])(?<title>.*?)\k<quote>/;
const DIRECTIVE =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*highlight-(?<kind>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** `1,3-5` as the numbers it stands for, counted from 1. */
function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    return from >= 1 && to >= from ? Array.from({length: to - from + 1}, (_, index) => from + index) : [];
  });
}

function parseLineNumbers(meta: string): number | undefined {
  const groups = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?=\s|$)/.exec(meta)?.groups;
  return groups && Number(groups.start ?? 1);
}

function readDirectives(code: string): Pick<CodeMeta, 'code' | 'highlighted'> {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isNext = false;
  let isInside = false;
  for (const line of code.split('\n')) {
    const kind = DIRECTIVE.exec(line)?.groups?.kind;
    if (kind) {
      isNext ||= kind === 'next-line';
      isInside = kind === 'start' || (isInside && kind !== 'end');
      continue;
    }
    if (isNext || isInside) {
      highlighted.add(lines.length);
    }
    isNext = false;
    lines.push(line);
  }
  return {code: lines.join('\n'), highlighted};
}

/**
 * Reads a fence as Docusaurus does: `title="..."`, `{1,3-5}`, `showLineNumbers[=n]` behind the language, and comments
 * `highlight-next-line`, `highlight-start`, `highlight-end` in the code, unless there are ranges.
 */
export function parseCodeMeta(text: string, meta = ''): CodeMeta {
  const code = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const ranges = RANGES.exec(meta)?.groups?.ranges;
  const lines = ranges
    ? {code, highlighted: new Set(parseRanges(ranges).map((line) => line - 1))}
    : readDirectives(code);
  return {...lines, title: TITLE.exec(meta)?.groups?.title, lineNumbersStart: parseLineNumbers(meta)};
}
