import {figureLanguage} from '../../../plugins/figures/shared/languages';

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
const IN_YAML = /(?:#|\/\/)\s*other-versions\b(.*)$/;

/** Where on a page comments of YAML and DOT are comments: its front matter, and the fences of figures. */
type Place = 'text' | 'yaml' | 'code';

/**
 * The marks of a page. One on a line of its own marks the block below it: a paragraph, a list, a table, a fence or an
 * admonition; in front matter and figures the next line. One at the end of a line marks this line.
 */
export function readMarks(source: string): Mark[] {
  const lines = source.split('\n');
  const places = placesOf(lines);
  return lines.flatMap((line, index): Mark[] => {
    const place = places[index];
    const match = place === 'text' ? IN_TEXT.exec(line) : place === 'yaml' ? IN_YAML.exec(line) : null;
    if (!match) {
      return [];
    }
    const [text, reason = ''] = match;
    const isAlone = line.trim() === text.trim();
    const [from, to] = !isAlone ? [index, index] : place === 'yaml' ? [index + 1, index + 1] : blockBelow(lines, index);
    return [{line: index + 1, text, from: from + 1, to: to + 1, hasReason: /^\s*:\s*\S.{2,}/.test(reason)}];
  });
}

function placesOf(lines: readonly string[]): Place[] {
  let fence = '';
  let inFence: Place = 'code';
  let isFrontMatter = false;
  return lines.map((line, index): Place => {
    if (line === '---' && (index === 0 || isFrontMatter)) {
      isFrontMatter = index === 0;
      return 'yaml';
    }
    if (isFrontMatter) {
      return 'yaml';
    }
    const [, mark, language = ''] = /^\s*(`{3,}|~{3,})\s*(\w*)/.exec(line) ?? [];
    if (fence !== '') {
      if (mark?.startsWith(fence)) {
        fence = '';
      }
      return inFence;
    }
    if (mark !== undefined) {
      fence = mark;
      inFence = figureLanguage(language) ? 'yaml' : 'code';
      return inFence;
    }
    return 'text';
  });
}

/** First and last line, from 0, of the block below a line. */
function blockBelow(lines: readonly string[], index: number): [from: number, to: number] {
  const offset = lines.slice(index + 1).findIndex((line) => line.trim() !== '');
  const from = offset < 0 ? lines.length : index + 1 + offset;
  const [, open] = /^\s*(`{3,}|~{3,}|:{3,})/.exec(lines[from] ?? '') ?? [];
  const isEnd = (line: string): boolean => (open === undefined ? line.trim() === '' : line.trim() === open);
  const length = lines.slice(from + 1).findIndex(isEnd);
  const end = length < 0 ? lines.length - 1 : from + 1 + length;
  return [from, open === undefined && length >= 0 ? end - 1 : end];
}
