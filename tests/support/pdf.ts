import type {Page} from '@playwright/test';
import type {TextItem} from 'pdfjs-dist/types/src/display/api';

/** A piece of text on a sheet, in points from the left and the top edge. */
interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** A printed sheet, in points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
}

/**
 * Reads a PDF: what is written on each sheet, and where.
 * @throws when the bytes are not a PDF
 */
export async function readPdf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const {getDocument, VerbosityLevel} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS}).promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const {width, height} = page.getViewport({scale: 1});
    const {items} = await page.getTextContent();
    const texts = items
      .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
      .map(({str, width: length, transform}) => {
        const [, , , , left = 0, bottom = 0] = transform as number[];
        return {text: str, left, right: left + length, top: height - bottom};
      });
    sheets.push({width, height, texts});
  }
  return sheets;
}

/** All letters of the sheets, without spaces, because browsers put spaces in different places. */
export function lettersOf(sheets: readonly Sheet[]): string {
  return sheets
    .flatMap(({texts}) => texts.map(({text}) => text))
    .join('')
    .replaceAll(/\s+/g, '');
}

/** Texts that leave their sheet, or come nearer to its edges than a printer can go. */
export function beyondEdges(sheets: readonly Sheet[]): string[] {
  /** A quarter of an inch, in points. */
  const least = 18;
  return sheets.flatMap(({width, texts}, index) =>
    texts
      .filter(({left, right}) => left < least || right > width - least)
      .map(({text, left, right}) => `sheet ${index + 1}, ${left.toFixed(0)} to ${right.toFixed(0)}: ${text}`),
  );
}

/**
 * Rows of tables that are not on one sheet with all their cells.
 * @param rows texts of the cells of each row
 */
export function rowsNotWhole(sheets: readonly Sheet[], rows: readonly (readonly string[])[]): string[] {
  const letters = sheets.map((sheet) => lettersOf([sheet]));
  return rows
    .map((cells) => cells.join('').replaceAll(/\s+/g, ''))
    .filter((row) => !letters.some((sheet) => sheet.includes(row)));
}

/** The rows of all tables of a page, as the texts that paper shows of their cells. */
export async function tableRows(page: Page): Promise<string[][]> {
  await page.emulateMedia({media: 'print'});
  const rows = await page.locator('main tr').evaluateAll((all) => {
    const printedText = (node: Node): string => {
      if (!(node instanceof HTMLElement)) {
        return node.textContent ?? '';
      }
      const {display, clipPath} = getComputedStyle(node);
      return display === 'none' || clipPath !== 'none' ? '' : Array.from(node.childNodes, printedText).join('');
    };
    return all.map((row) => Array.from(row.querySelectorAll('th, td'), printedText));
  });
  await page.emulateMedia({media: null});
  return rows;
}
