import {load} from '../kit/load';
import {oneLine} from '../kit/words';

/** What a passage is to the reader; `row` is of a table, and `figure` its caption with what it shows in words. */
type Kind = 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'figure';

/** A stretch of a page in the words that readers see. */
export interface Passage {
  readonly kind: Kind;
  /** The cells of a row; of other passages, their one text. */
  readonly cells: readonly string[];
  /** The first row of the table that a row belongs to; that one has none. */
  readonly header?: readonly string[] | undefined;
}

/** A line of Markdown in the words that readers see: no marks, no targets of links. */
function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\(https?:[^)\s]*\)/g, '$1')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part.slice(1, -1) : part.replace(/\\(.)|\*/g, '$1')))
    .join('')
    .trim();
}

/** The passages of a page's Markdown: each paragraph, item, row and heading is one line, code is fenced, a figure quoted. */
export function readMarkdown(markdown: string): Passage[] {
  const passages: Passage[] = [];
  const lines = markdown.replace(/^---\n.*?\n---\n/s, '').split('\n');
  let code: string[] | undefined;
  let header: readonly string[] | undefined;
  let figure: [text: string] | undefined;
  for (const line of lines) {
    figure = line.startsWith('>') ? figure : undefined;
    const [, margin = '', mark = '', rest = ''] = /^((?:[ >])*)(#+ |[-*] |\d+\. |\||```)?(.*)$/.exec(line) ?? [];
    if (code && mark === '```') {
      passages.push({kind: 'code', cells: [code.map((text) => text.slice(margin.length)).join('\n')]});
      code = undefined;
    } else if (code) {
      code.push(line);
    } else if (mark === '```') {
      code = [];
    } else if (mark === '|') {
      const cells = rest
        .replace(/\|$/, '')
        .split(/(?<!\\)\|/)
        .map(plainWords);
      if (cells.some((cell) => cell !== '-')) {
        passages.push({kind: 'row', cells, header});
        header ??= cells;
      }
    } else if (figure) {
      figure[0] += `\n${plainWords(rest)}`;
    } else if (line.startsWith('> **Figure: ')) {
      figure = [plainWords(rest)];
      passages.push({kind: 'figure', cells: figure});
    } else if ((mark + rest).trim() !== '') {
      const kind = mark.startsWith('#') ? 'heading' : mark === '' ? 'paragraph' : 'item';
      passages.push({kind, cells: [plainWords(rest)]});
    }
    header = mark === '|' ? header : undefined;
  }
  return passages;
}

/**
 * The lines of each section of a page: a section begins with a heading, the first with the title. Of a figure, what the
 * picture shows is left out, because the lines below tell it once more.
 */
export function sectionLines(passages: readonly Passage[]): string[][] {
  const sections: string[][] = [];
  for (const {kind, cells} of passages) {
    if (kind === 'heading') {
      sections.push([]);
    } else {
      const lines = cells.filter(Boolean).join(' · ').split('\n').map(oneLine).filter(Boolean);
      sections.at(-1)?.push(...lines.filter((_line, index) => kind !== 'figure' || index !== 1));
    }
  }
  return sections;
}

/**
 * Fetches the passages of a page, once for all who ask.
 * @param address of its Markdown
 * @throws when that does not arrive
 */
export const loadMarkdown = (address: string): Promise<Passage[]> =>
  load(address, async (response) => readMarkdown(await response.text()));
