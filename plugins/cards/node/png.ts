// cspell:words IDAT IHDR PLTE
import {crc32, deflate} from 'node:zlib';
import {promisify} from 'node:util';

/** The colours of all cards, as `#rrggbb`. */
export interface CardColours {
  readonly ground: string;
  readonly text: string;
  /** The line at the edge, the section and the foot. */
  readonly accent: string;
  /** A second accent, which only the mark has. */
  readonly signal: string;
}

/** Red, green and blue. */
type Colour = readonly [number, number, number];

const colourOf = (text: string): Colour => {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/**
 * The few colours that cards consist of: those of the site, and steps from the ground to each for smooth edges. More
 * steps look no smoother at the sizes in which cards are shown, and cost a quarter of the bytes.
 */
export function paletteOf({ground, text, accent, signal}: CardColours): Colour[] {
  const from = colourOf(ground);
  const steps = (colour: string, count: number): Colour[] =>
    Array.from({length: count}, (_, step) => {
      const share = (step + 1) / count;
      const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] * (1 - share) + colourOf(colour)[channel] * share);
      return [mix(0), mix(1), mix(2)];
    });
  return [from, ...steps(text, 3), ...steps(accent, 3), ...steps(signal, 2)];
}

/**
 * Gives the number of the nearest colour of a palette for each pixel.
 * @param rgba four bytes for each pixel, without transparency
 */
export function indexPixels(rgba: Uint8Array, palette: readonly Colour[]): Uint8Array {
  // A card has some seventy colours.
  const known = new Map<number, number>();
  const indexOf = (red: number, green: number, blue: number): number => {
    const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    return distances.indexOf(Math.min(...distances));
  };
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.length);
  const indexed = new Uint8Array(rgba.length / 4);
  for (let pixel = 0; pixel < indexed.length; pixel += 1) {
    const colour = view.getUint32(pixel * 4) >>> 8;
    let index = known.get(colour);
    if (index === undefined) {
      index = indexOf(colour >> 16, (colour >> 8) & 255, colour & 255);
      known.set(colour, index);
    }
    indexed[pixel] = index;
  }
  return indexed;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** A byte for each pixel, which is the number of its colour. */
const FORMAT = [8, 3, 0, 0, 0];
const compress = promisify(deflate);

/**
 * A PNG with a palette, a third of the bytes of one without. Encoders of the registry that make one choose the colours
 * themselves, and leave out the red of the mark.
 * @param pixels numbers of colours, row by row
 */
export async function encodePng(pixels: Uint8Array, width: number, palette: readonly Colour[]): Promise<Buffer> {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  // Before each row, the filter "none".
  const rows = new Uint8Array(height * (width + 1));
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compress(rows, {level: 8, memLevel: 9})),
    chunk('IEND', new Uint8Array()),
  ]);
}
