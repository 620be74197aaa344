import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {createElement, type CSSProperties, type ReactNode} from 'react';
import {shortHash} from '../../kit/short-hash';
import {writeAtomicallyAsync} from '../../kit/write-file';
import {encodePng, indexPixels, paletteOf, type CardColours} from './png';

/** Size of a card in pixels: what chats and networks show large without cutting it. */
export const CARD = {width: 1200, height: 630} as const;

/** What a card says. */
export interface Words {
  readonly title: string;
  /** The part of the documentation to which the page belongs. */
  readonly section?: string;
  /** The line at the foot, for example `Version 1.8.1`. */
  readonly foot: string;
}

/** What all cards of a site share. */
export interface Brand {
  /** Name of the site. */
  readonly name: string;
  /** The product's mark as SVG. */
  readonly mark: string;
  readonly colours: CardColours;
}

const FONT = 'Inter';
/** The Latin part of the font, in the form that satori reads. */
const FONT_FILES = {
  500: require.resolve('@fontsource/inter/files/inter-latin-500-normal.woff'),
  700: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'),
} as const;

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
        'Write it without this character, or add a file of the font that has it to plugins/cards/node/draw.ts.',
    );
  }
}

/** A part of a card as wide as the card, drawn on its own because many cards share it. */
interface Strip {
  readonly height: number;
  readonly content: ReactNode;
}

const MARGIN = 64;
const MARK = 88;
/** The mark has a margin of its own; what is seen of it is above the text. */
const MARK_MARGIN = 4;
/** Up to this many characters, a title is large. */
const SHORT_TITLE = 30;

const line = (size: number, color: string, fontWeight: 500 | 700, words: string, style: CSSProperties = {}) =>
  createElement('div', {style: {display: 'flex', fontSize: size, fontWeight, color, ...style}}, words);

/** @param style how the content is laid out, beside the ground and the line at the left edge */
function strip({colours}: Brand, height: number, style: CSSProperties, ...content: readonly ReactNode[]): Strip {
  const frame = {
    boxSizing: 'border-box',
    background: colours.ground,
    borderLeft: `16px solid ${colours.accent}`,
    padding: `0 ${MARGIN}px`,
  };
  return {
    height,
    content: createElement('div', {style: {display: 'flex', width: '100%', height, ...frame, ...style}}, ...content),
  };
}

/** The mark and the name of the site; the title with its section above it; the line at the foot. */
function stripsOf(brand: Brand, {title, section, foot}: Words): Strip[] {
  const {name, mark, colours} = brand;
  const src = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return [
    strip(
      brand,
      190,
      {alignItems: 'center', paddingTop: 26},
      createElement('img', {src, width: MARK, height: MARK, style: {marginLeft: -MARK_MARGIN}}),
      line(32, colours.text, 500, name, {marginLeft: 24}),
    ),
    strip(
      brand,
      310,
      {flexDirection: 'column', justifyContent: 'center'},
      ...(section === undefined ? [] : [line(34, colours.accent, 500, section, {marginBottom: 16})]),
      line(title.length > SHORT_TITLE ? 66 : 80, colours.text, 700, title, {
        lineHeight: 1.15,
        display: 'block',
        lineClamp: 3,
      }),
    ),
    strip(brand, 130, {alignItems: 'center', paddingBottom: 30}, line(34, colours.accent, 500, foot)),
  ];
}

/** The tools of drawing. Loaded with the first card that has to be drawn: most builds find all in the cache. */
async function loadTools() {
  const [{default: satori}, {renderAsync}] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = await Promise.all(
    ([500, 700] as const).map(async (weight) => ({name: FONT, weight, data: await readFile(FONT_FILES[weight])})),
  );
  return {satori, renderAsync, fonts};
}

/**
 * Draws the cards of one build. Strips are drawn once for all cards that share them: ten versions of a page have the
 * same title, and all pages of a version the same foot.
 */
export class CardPress {
  private readonly palette: ReturnType<typeof paletteOf>;
  private last: Promise<unknown> = Promise.resolve();
  private tools: ReturnType<typeof loadTools> | undefined;
  private readonly strips = new Map<string, Promise<Uint8Array>>();

  /**
   * @param outDir folder of the built site
   * @param folder where the cards go, below the site
   * @param cache folder that keeps cards between builds; nothing is kept without it
   */
  constructor(
    private readonly brand: Brand,
    private readonly outDir: string,
    private readonly folder: string,
    private readonly cache?: string,
  ) {
    this.palette = paletteOf(brand.colours);
  }

  /** Path of the card with these words below the site, named by what is in it; the file is written then. */
  fileOf(words: Words): Promise<string> {
    // One after the other: the pixels of all cards would fill the memory.
    const file = this.last.then(() => this.write(words));
    this.last = file.catch(() => undefined);
    return file;
  }

  private async write(words: Words): Promise<string> {
    const png = await this.kept(words);
    const file = `${this.folder}/${shortHash(png, 12)}.png`;
    await mkdir(path.join(this.outDir, this.folder), {recursive: true});
    await writeAtomicallyAsync(path.join(this.outDir, file), png);
    return file;
  }

  private async kept(words: Words): Promise<Buffer> {
    if (this.cache === undefined) {
      return this.draw(words);
    }
    const file = path.join(this.cache, `${shortHash(JSON.stringify([this.brand, words]), 24)}.png`);
    const before = await readFile(file).catch(() => undefined);
    if (before) {
      return before;
    }
    const drawn = await this.draw(words);
    await mkdir(this.cache, {recursive: true});
    await writeAtomicallyAsync(file, drawn);
    return drawn;
  }

  private async draw(words: Words): Promise<Buffer> {
    const strips = await Promise.all(stripsOf(this.brand, words).map((strip) => this.pixelsOf(strip)));
    return encodePng(Buffer.concat(strips), CARD.width, this.palette);
  }

  private pixelsOf({height, content}: Strip): Promise<Uint8Array> {
    const key = JSON.stringify(content);
    const pixels = this.strips.get(key) ?? this.render(content, height);
    this.strips.set(key, pixels);
    return pixels;
  }

  private async render(content: ReactNode, height: number): Promise<Uint8Array> {
    this.tools ??= loadTools();
    const {satori, renderAsync, fonts} = await this.tools;
    const svg = await satori(content, {width: CARD.width, height, fonts});
    const {pixels} = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return indexPixels(pixels, this.palette);
  }
}
