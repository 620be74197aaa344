// cspell:words Segoe Noto

import widths from './text-widths.json';

/** Units of the tables in an em, and their first character. */
const UNITS_PER_EM = 2048;
const FIRST = 0x20;

/**
 * Width of a line of text in the widest plausible sans-serif face, in CSS px. A character that the tables lack counts as
 * a full-width one, so that a box is never too small.
 *
 * The tables are the advance widths of DejaVu Sans 2.37 (Book and Bold) for U+0020 to U+007E: `advanceWidth` of the
 * glyphs in DejaVuSans.ttf and DejaVuSans-Bold.ttf, read with fontkit. DejaVu Sans shares its metrics with Verdana and is
 * the widest face that a reader's system is likely to put in place of a sans-serif font. A box that holds text of this
 * width holds it in Segoe UI, San Francisco, Roboto, Arial, Liberation Sans and Noto Sans as well.
 *
 * @param size font size in CSS px
 */
export function textWidth(text: string, size: number, isBold = false): number {
  const table = isBold ? widths.bold : widths.regular;
  const units = Array.from(text, (character) => table[(character.codePointAt(0) ?? 0) - FIRST] ?? UNITS_PER_EM);
  return (units.reduce((sum, width) => sum + width, 0) * size) / UNITS_PER_EM;
}
