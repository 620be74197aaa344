import {BOLD, EXTRA_CHARACTERS, REGULAR} from './advance-widths';

const UNITS_PER_EM = 2048;
/** Width of a character that the tables lack: that of a full-width glyph, so that a box is never too small. */
const UNKNOWN = UNITS_PER_EM;

const charactersBetween = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({length: last - first + 1}, (_, index) => first + index));
/** All characters of the tables, in their order. */
const CHARACTERS = charactersBetween(0x20, 0x7e) + charactersBetween(0xa0, 0xff) + EXTRA_CHARACTERS;

/**
 * Width of a line of text in the widest plausible sans-serif face (see advance-widths.ts), in CSS px.
 *
 * @param size font size in CSS px
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const table = isBold ? BOLD : REGULAR;
  let units = 0;
  for (const character of text) {
    units += table[CHARACTERS.indexOf(character)] ?? UNKNOWN;
  }
  return (units * size) / UNITS_PER_EM;
}
