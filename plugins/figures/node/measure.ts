import {BOLD, EXTRA_CHARACTERS, REGULAR} from './advance-widths';

const UNITS_PER_EM = 2048;
/** Width of a character that the tables lack: that of a full-width glyph, so that a box is never too small. */
const UNKNOWN = UNITS_PER_EM;
/** A long name reads better in one piece, even if that makes a box wider than asked for. */
const WORD_STRETCH = 1.5;
const LATIN_1_OFFSET = 0x7f - 0x20;
const EXTRA_OFFSET = LATIN_1_OFFSET + 0x100 - 0xa0;

function tableIndex(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) {
    return code - 0x20;
  }
  if (code >= 0xa0 && code < 0x100) {
    return LATIN_1_OFFSET + code - 0xa0;
  }
  const extra = EXTRA_CHARACTERS.indexOf(character);
  return extra < 0 ? -1 : EXTRA_OFFSET + extra;
}

/**
 * Width of a line of text in the widest plausible sans-serif face (see advance-widths.ts), in CSS px.
 *
 * @param size font size in CSS px
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const table = isBold ? BOLD : REGULAR;
  let units = 0;
  for (const character of text) {
    units += table[tableIndex(character)] ?? UNKNOWN;
  }
  return (units * size) / UNITS_PER_EM;
}

/** Where a long name breaks best: after a separator, or before a capital that follows a small letter. */
function softBreak(word: string, end: number): number {
  for (let cut = end; cut > 2; cut -= 1) {
    if (/[./_|-]/.test(word.charAt(cut - 1)) || /[a-z][A-Z]/.test(word.slice(cut - 1, cut + 1))) {
      return cut;
    }
  }
  return end;
}

/** Breaks a word that is wider than the limit. */
function breakWord(word: string, limit: number, size: number): string[] {
  const parts: string[] = [];
  let rest = word;
  while (textWidth(rest, size) > limit) {
    let end = rest.length - 1;
    while (end > 1 && textWidth(rest.slice(0, end), size) > limit) {
      end -= 1;
    }
    const cut = softBreak(rest, end);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...parts, rest];
}

/**
 * Breaks text into lines of at most `limit` px. Line breaks in the text are kept. A word may be up to half as wide
 * again before it is broken.
 *
 * @returns at least one line; none is wider than one and a half times the limit unless it is a single character
 */
export function wrapText(text: string, limit: number, size: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((w) => breakWord(w, limit * WORD_STRETCH, size))) {
      const joined = line === '' ? word : `${line} ${word}`;
      if (line !== '' && textWidth(joined, size) > limit) {
        lines.push(line);
        line = word;
      } else {
        line = joined;
      }
    }
    return [...lines, line];
  });
}
