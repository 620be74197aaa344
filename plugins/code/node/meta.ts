/** What stands behind the language of a fence. */
export interface CodeMeta {
  readonly title: string | undefined;
  /** Lines to highlight, counted from 1. */
  readonly highlighted: ReadonlySet<number>;
}

const RANGES = /\{(?<ranges>[\d,-]+)\}/;
const TITLE = /title=(?<quote>["'])(?<title>.*?)\k<quote>/;

/** `1,3-5` as the numbers it stands for. */
function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    return from >= 1 && to >= from ? Array.from({length: to - from + 1}, (_, index) => from + index) : [];
  });
}

/**
 * Reads `title="..."` and `{1,3-5}` as Docusaurus does.
 * @throws for anything else
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const rest = meta.replace(RANGES, '').replace(TITLE, '').trim();
  if (rest !== '') {
    throw new Error(
      `behind the language of this fence stands \`${rest}\`. Write title="File.cpp", the lines to highlight as {1,3-5}, or nothing.`,
    );
  }
  return {
    title: TITLE.exec(meta)?.groups?.title,
    highlighted: new Set(parseRanges(RANGES.exec(meta)?.groups?.ranges ?? '')),
  };
}
