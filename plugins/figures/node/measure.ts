import {BOLD, REGULAR} from './advance-widths';

const UNITS_PER_EM = 2048;
/** The first character of the tables. */
const FIRST = 0x20;

/**
 * Width of a line of text in the widest plausible sans-serif face (see advance-widths.ts), in CSS px. A character that
 * the tables lack counts as a full-width one, so that a box is never too small.
 *
 * @param size font size in CSS px
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const table = isBold ? BOLD : REGULAR;
  const units = Array.from(text, (character) => table[(character.codePointAt(0) ?? 0) - FIRST] ?? UNITS_PER_EM);
  return (units.reduce((sum, width) => sum + width, 0) * size) / UNITS_PER_EM;
}
