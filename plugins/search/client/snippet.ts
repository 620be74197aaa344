import type {Passage} from '../../article/read-markdown';
import {escapeHtml} from '../../kit/escape-html';
import {normalize, words, wordTerms} from '../shared/terms';

/** Of a line, so many characters at most come before the first word that was found: also a phone shows that word. */
const BEFORE_MATCH = 24;

/** The lines of each section of a page: a section begins with a heading, the first with the title. */
export function sectionLines(passages: readonly Passage[]): string[][] {
  const sections: string[][] = [];
  for (const {kind, cells} of passages) {
    if (kind === 'heading') {
      sections.push([]);
    } else {
      sections.at(-1)?.push(...cells.filter(Boolean).join(' · ').split('\n'));
    }
  }
  return sections;
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  const {whole, names, parts} = wordTerms(word);
  return [whole, ...names, ...parts].some((term) => terms.has(term));
}

/** The HTML of a text in which the words are marked that were found. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  let html = '';
  let end = 0;
  for (const {text: word, start} of words(text)) {
    if (isFound(word, terms)) {
      html += `${escapeHtml(text.slice(end, start))}<mark>${escapeHtml(word)}</mark>`;
      end = start + word.length;
    }
  }
  return html + escapeHtml(text.slice(end));
}

/** The line of a section that says most about the query, highlighted, from shortly before the first word that was found. */
export function snippet(lines: readonly string[], terms: ReadonlySet<string>): string {
  const found = lines.map((line) => words(line).filter(({text}) => isFound(text, terms)));
  const counts = found.map((ofLine) => new Set(ofLine.map(({text}) => normalize(text))).size);
  const best = counts.indexOf(Math.max(...counts));
  const line = lines[best] ?? '';
  const first = found[best]?.[0]?.start ?? 0;
  const before = line.slice(Math.max(0, first - BEFORE_MATCH), first);
  const start = before.length < first ? `… ${before.replace(/^\S*\s/, '')}` : before;
  return highlight(start + line.slice(first), terms);
}
