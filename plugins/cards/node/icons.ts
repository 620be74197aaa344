import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderIcon} from './render';
import type {PictureCache} from './cache';

/** The files of `writeIcons`, below the site. */
export const ICON_FILES = {
  ico: 'favicon.ico',
  apple: 'img/apple-touch-icon.png',
  small: 'img/icon-192.png',
  large: 'img/icon-512.png',
  maskable: 'img/icon-maskable-512.png',
  manifest: 'site.webmanifest',
} as const;

const ICO_SIZES = [16, 32, 48];

/**
 * An ICO file whose pictures are PNGs, as every browser reads it.
 * @param pictures squares, at most 256 pixels wide
 */
export function encodeIco(pictures: readonly {readonly size: number; readonly png: Uint8Array}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({size, png}, index) => {
    const entry = 6 + 16 * index;
    // 256 stands as 0.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({png}) => png)]);
}

/**
 * The mark on a ground that fills the square, for systems that cut icons to their own shape.
 * @param mark the product's mark as SVG
 * @param ground a colour of CSS
 * @param share of the width that the mark takes
 */
export function onGround(mark: string, ground: string, share: number): string {
  const size = 100 * share;
  const at = (100 - size) / 2;
  const inner = mark.replace(/<svg\b([^>]*)>/, (_tag, attributes: string) => {
    const others = attributes.replace(/\s(?:width|height|x|y)="[^"]*"/g, '');
    return `<svg${others} x="${at}" y="${at}" width="${size}" height="${size}">`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${inner}</svg>`;
}

/** What the manifest of the site says. */
export interface ManifestWords {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  /** Colour of the ground, as CSS. */
  readonly ground: string;
}

/** The web app manifest: a page on the home screen of a phone opens in the browser, with the product's icon. */
export function manifestOf({name, shortName, description, ground}: ManifestWords, baseUrl: string): string {
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: baseUrl + file,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: shortName,
    description,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon(ICON_FILES.small, '192x192'),
      icon(ICON_FILES.large, '512x512'),
      icon(ICON_FILES.maskable, '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Draws the icons of the site from its mark, and writes them and the manifest. */
export async function writeIcons(
  mark: string,
  words: ManifestWords,
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  cache: PictureCache,
): Promise<void> {
  const draw = (svg: string, width: number): Promise<Buffer> =>
    cache.take(['icon', svg, width], () => renderIcon(svg, width));
  const [apple, small, large, maskable, ...sizes] = await Promise.all([
    draw(onGround(mark, words.ground, 0.9), 180),
    draw(mark, 192),
    draw(mark, 512),
    draw(onGround(mark, words.ground, 0.7), 512),
    ...ICO_SIZES.map(async (size) => ({size, png: await draw(mark, size)})),
  ]);
  await mkdir(path.join(outDir, 'img'), {recursive: true});
  const files: readonly (readonly [string, string | Buffer])[] = [
    [ICON_FILES.ico, encodeIco(sizes)],
    [ICON_FILES.apple, apple],
    [ICON_FILES.small, small],
    [ICON_FILES.large, large],
    [ICON_FILES.maskable, maskable],
    [ICON_FILES.manifest, manifestOf(words, baseUrl)],
  ];
  await Promise.all(files.map(([file, content]) => writeFile(path.join(outDir, file), content)));
}
