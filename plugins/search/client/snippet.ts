import {escapeHtml} from '../../kit/escape-html';
import {words, wordTerms} from '../shared/terms';
import type {Answer} from './search-index';

/** Of a line, so many characters at most come before the first word that was found: also a phone shows that word. */
const BEFORE_MATCH = 24;

/** What was asked for and is found in a word. */
function foundIn(word: string, terms: Answer['terms']): string[] {
  const {whole, names, parts} = wordTerms(word);
  return [whole, ...names, ...parts].flatMap((term) => terms.get(term) ?? []);
}

/** The HTML of a text in which the words are marked that were found. */
export function highlight(text: string, terms: Answer['terms']): string {
  let html = '';
  let end = 0;
  for (const {text: word, start} of words(text)) {
    if (foundIn(word, terms).length > 0) {
      html += `${escapeHtml(text.slice(end, start))}<mark>${escapeHtml(word)}</mark>`;
      end = start + word.length;
    }
  }
  return html + escapeHtml(text.slice(end));
}

/** The line of a section that says most about the query, highlighted, from shortly before the first word that was found. */
export function snippet(lines: readonly string[], terms: Answer['terms']): string {
  const counts = lines.map((line) => new Set(words(line).flatMap(({text}) => foundIn(text, terms))).size);
  const line = lines[counts.indexOf(Math.max(...counts))] ?? '';
  const first = words(line).find(({text}) => foundIn(text, terms).length > 0)?.start ?? 0;
  const before = line.slice(Math.max(0, first - BEFORE_MATCH), first);
  const start = before.length < first ? `… ${before.replace(/^\S*\s/, '')}` : before;
  return highlight(start + line.slice(first), terms);
}
