import {plainText} from './scan';

/** Fewer words are a name and no meaning. */
const FEWEST_WORDS = 3;

/** Where a sentence ends: not within `1.5.1`, not after `e.g.`. */
const END = /[.!?](?=\s+["'(]?\p{Lu})|;\s/u;

/**
 * The first sentence of a text as one that stands alone: capital at its start, full stop at its end.
 * @param markdown a cell of a table or a paragraph, as it is written
 * @returns undefined when the text only leads elsewhere or has no words of its own
 */
export function firstSentence(markdown: string): string | undefined {
  const text = plainText(markdown.replace(/,?\s*\bsee \[[^\]]*\]\([^)]*\)/gi, ''));
  const end = END.exec(text);
  const sentence = (end ? text.slice(0, end.index) : text).replace(/[\s.;:,]+$/, '');
  if (sentence.split(' ').length < FEWEST_WORDS || /^see\b/i.test(sentence)) {
    return undefined;
  }
  // Only a plain word gets a capital: names keep their own letters.
  const [first = ''] = sentence.split(' ');
  const start = /^[\p{Ll}-]+$/u.test(first.replace(/[,:]$/, ''))
    ? sentence.charAt(0).toUpperCase()
    : sentence.charAt(0);
  return `${start}${sentence.slice(1)}${/[!?]$/.test(sentence) ? '' : '.'}`;
}
