// cspell:words IDAT IHDR PLTE
import {crc32, deflate} from 'node:zlib';
import {promisify} from 'node:util';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS = 4;
const INDEXED = 3;
const deflateAsync = promisify(deflate);

/** The most colours that a picture of `encodePng` can have. */
export const MOST_COLOURS = 2 ** BITS;

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8);
  return framed;
}

/** Two pixels in each byte, and before each row the filter "none". */
function pack(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const stride = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    let to = y * stride + 1;
    for (let x = 0; x < width; x += 2, to += 1) {
      const from = y * width + x;
      rows[to] = ((pixels[from] ?? 0) << BITS) | (x + 1 < width ? (pixels[from + 1] ?? 0) : 0);
    }
  }
  return rows;
}

/**
 * A PNG with a palette. Node's own zlib compresses it, in a thread of its own: the encoders of the registry that know
 * palettes bring one in JavaScript, which took eight times as long.
 * @param pixels numbers of colours, row by row
 * @param palette at most 16 colours as `0xrrggbb`
 * @throws when there are more colours, or not as many pixels as the size says
 */
export async function encodePng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: readonly number[],
): Promise<Buffer> {
  if (palette.length > MOST_COLOURS) {
    throw new Error(
      `A PNG with ${BITS} bits for each pixel has ${MOST_COLOURS} colours at most, not ${palette.length}.`,
    );
  }
  if (pixels.length !== width * height) {
    throw new Error(`${width} x ${height} pixels are ${width * height}, not ${pixels.length}.`);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, INDEXED], 8);
  const colours = Uint8Array.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', await deflateAsync(pack(pixels, width, height), {level: 7, memLevel: 9})),
    chunk('IEND', new Uint8Array()),
  ]);
}
