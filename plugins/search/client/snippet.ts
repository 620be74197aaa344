import {escapeHtml} from '../../kit/escape-html';
import {words, wordTerms} from '../shared/terms';
import type {Answer} from './search-index';

/** At most this many characters of a line come before the first word that was found, so that a phone shows that word. */
const BEFORE_MATCH = 24;

/** The number of the typed word that a word of a text answers; undefined if it was not found. */
function foundIn(word: string, terms: Answer['terms']): number | undefined {
  const {names, parts} = wordTerms(word);
  return terms.get([...names, ...parts].find((term) => terms.has(term)) ?? '');
}

/** The HTML of a text in which the words are marked that were found. */
export function highlight(text: string, terms: Answer['terms']): string {
  let html = '';
  let end = 0;
  for (const {0: word, index} of words(text)) {
    if (foundIn(word, terms) !== undefined) {
      html += `${escapeHtml(text.slice(end, index))}<mark>${escapeHtml(word)}</mark>`;
      end = index + word.length;
    }
  }
  return html + escapeHtml(text.slice(end));
}

/** The line of a section that says most about the query, highlighted, from shortly before the first word that was found. */
export function snippet(lines: readonly string[], terms: Answer['terms']): string {
  const counts = lines.map((line) => new Set(words(line).flatMap(([word]) => foundIn(word, terms) ?? [])).size);
  const line = lines[counts.indexOf(Math.max(...counts))] ?? '';
  const first = words(line).find(([word]) => foundIn(word, terms) !== undefined)?.index ?? 0;
  const before = line.slice(Math.max(0, first - BEFORE_MATCH), first);
  const start = before.length < first ? `… ${before.replace(/^\S*\s/, '')}` : before;
  return highlight(start + line.slice(first), terms);
}
