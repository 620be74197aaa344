import type {Passage} from '../../article/read-markdown';
import {normalize, words, wordTerms} from '../shared/terms';

/** Of a line, so many characters at most come before the first word that was found: also a phone shows that word. */
const BEFORE_MATCH = 24;

/** A stretch of text that is marked or not. */
export interface Stretch {
  readonly text: string;
  readonly isMarked: boolean;
}

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

/** Divides a text so that the words that were found are marked. The stretches put together give the text. */
export function highlight(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const {text: word, start} of words(text)) {
    if (isFound(word, terms)) {
      stretches.push({text: text.slice(end, start), isMarked: false}, {text: word, isMarked: true});
      end = start + word.length;
    }
  }
  return [...stretches, {text: text.slice(end), isMarked: false}].filter((stretch) => stretch.text.length > 0);
}

/** The line of a section that says most about the query, highlighted, from shortly before the first word that was found. */
export function snippet(lines: readonly string[], terms: ReadonlySet<string>): Stretch[] {
  const found = lines.map((line) => words(line).filter(({text}) => isFound(text, terms)));
  const counts = found.map((ofLine) => new Set(ofLine.map(({text}) => normalize(text))).size);
  const best = counts.indexOf(Math.max(...counts));
  const line = lines[best] ?? '';
  const first = found[best]?.[0]?.start ?? 0;
  const before = line.slice(Math.max(0, first - BEFORE_MATCH), first);
  const start = before.length < first ? `… ${before.replace(/^\S*\s/, '')}` : before;
  return highlight(start + line.slice(first), terms);
}
