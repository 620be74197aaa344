import {readFile} from 'node:fs/promises';
import type {Palette} from './palette';
import type {Layer} from './layers';

const FONT = 'Inter';
/** The Latin part of the font, in the form that satori reads. */
const FONT_FILES = [
  {weight: 500, file: require.resolve('@fontsource/inter/files/inter-latin-500-normal.woff')},
  {weight: 700, file: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff')},
] as const;

/** Characters that the font files above have. */
const DRAWN = /^[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026]*$/;

/**
 * Checks that a card can show a text.
 * @throws with the first character that its font lacks
 */
export function assertDrawable(text: string, where: string): void {
  const missing = Array.from(text).find((character) => !DRAWN.test(character));
  if (missing !== undefined) {
    throw new Error(
      `cards: "${text}" of ${where} has "${missing}", which the font of the cards lacks. ` +
        'Write it without this character, or add a file of the font that has it to plugins/cards/node/render.ts.',
    );
  }
}

/** The tools of drawing. Loaded with the first card that has to be drawn: most builds find all in the cache. */
async function loadTools() {
  const [{default: satori}, {renderAsync}] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = await Promise.all(
    FONT_FILES.map(async ({weight, file}) => ({
      name: FONT,
      weight,
      style: 'normal' as const,
      data: await readFile(file),
    })),
  );
  return {satori, renderAsync, fonts};
}

let tools: ReturnType<typeof loadTools> | undefined;

/** Draws a layer: numbers of the palette's colours, row by row. */
export async function renderLayer({width, height, content}: Layer, palette: Palette): Promise<Uint8Array> {
  tools ??= loadTools();
  const {satori, renderAsync, fonts} = await tools;
  const svg = await satori(content, {width, height, fonts});
  const {pixels} = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return palette.indexPixels(pixels);
}

/** Draws an SVG as a PNG of this width. */
export async function renderIcon(svg: string, width: number): Promise<Buffer> {
  const {renderAsync} = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {fitTo: {mode: 'width', value: width}, font: {loadSystemFonts: false}});
  return image.asPng();
}
