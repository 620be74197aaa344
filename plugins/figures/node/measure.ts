import {BOLD, EXTRA_CHARACTERS, REGULAR} from './advance-widths';

const UNITS_PER_EM = 2048;
/** Width of a character that the tables lack: that of a full-width glyph, so that a box is never too small. */
const UNKNOWN = UNITS_PER_EM;
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
