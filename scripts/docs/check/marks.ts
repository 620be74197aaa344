import {figureLanguage} from '../../../plugins/figures/shared/languages';
import {fencesOf} from '../../../plugins/kit/fences';

/** A comment in a page that says: here other versions or engines are meant than those of the page. */
export interface Mark {
  /** The line of the comment, from 1. */
  readonly line: number;
  /** The comment as it stands there. */
  readonly text: string;
  /** The first and the last line that it marks. */
  readonly from: number;
  readonly to: number;
  readonly hasReason: boolean;
}

const IN_TEXT = /\{\/\*\s*other-versions\b(.*?)\*\/\}/;
/** In front matter and in figures. */
const IN_YAML = /(?:#|\/\/)\s*other-versions\b(.*)$/;

/**
 * The marks of a page. One on a line of its own marks the block below it: a paragraph, a list, a table, a fence or an
 * admonition; in front matter and figures the next line. One at the end of a line marks this line.
 */
export function readMarks(source: string): Mark[] {
  const lines = source.split('\n');
  const fences = fencesOf(lines);
  const frontMatterEnd = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  /** The index of the last line of the block that begins on a line. */
  const endOfBlock = (from: number): number => {
    const fence = fences.find(({start}) => start === from);
    const [colons] = /^\s*:{3,}/.exec(lines[from] ?? '') ?? [];
    const isBehind = (line: string): boolean => line.trim() === (colons?.trim() ?? '');
    const length = lines.slice(from + 1).findIndex(isBehind);
    return fence?.end ?? (length < 0 ? lines.length - 1 : from + length + (colons === undefined ? 0 : 1));
  };
  return lines.flatMap((line, index): Mark[] => {
    const fence = fences.find(({start, end}) => start < index && index < end);
    const isYaml = index < frontMatterEnd || (fence !== undefined && figureLanguage(fence.lang) !== undefined);
    const match = isYaml ? IN_YAML.exec(line) : fence ? null : IN_TEXT.exec(line);
    if (!match) {
      return [];
    }
    const [text, reason = ''] = match;
    const isAlone = line.trim() === text.trim();
    const next = lines.findIndex((below, place) => place > index && below.trim() !== '');
    const [from, to] = !isAlone ? [index, index] : isYaml ? [index + 1, index + 1] : [next, endOfBlock(next)];
    return [{line: index + 1, text, from: from + 1, to: to + 1, hasReason: /^\s*:\s*\S.{2,}/.test(reason)}];
  });
}
