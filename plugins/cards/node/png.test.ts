// cspell:words IDAT
import {inflateSync} from 'node:zlib';
import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {encodePng} from './png';

const PALETTE = [0x000000, 0xff0000, 0x00ff00];

describe('encodePng', () => {
  it('is read by a decoder as it was drawn, also with an odd width', async () => {
    const png = await encodePng(Uint8Array.of(0, 1, 2, 2, 1, 0), 3, 2, PALETTE);
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image href="${image}" width="3" height="2" image-rendering="optimizeSpeed"/></svg>`;
    const {pixels} = new Resvg(svg).render();
    const colours = Array.from({length: 6}, (_, index) => pixels.subarray(index * 4, index * 4 + 3).toString('hex'));
    expect(colours).toEqual(['000000', 'ff0000', '00ff00', '00ff00', 'ff0000', '000000']);
  });

  it('packs two pixels into a byte', async () => {
    const png = await encodePng(Uint8Array.of(1, 2, 0, 1), 4, 1, PALETTE);
    const at = png.indexOf('IDAT') + 4;
    expect([...inflateSync(png.subarray(at, at + png.readUInt32BE(at - 8)))]).toEqual([0, 0x12, 0x01]);
  });

  it('refuses more colours than fit, and a wrong number of pixels', async () => {
    const many = Array.from({length: 17}, (_, index) => index);
    await expect(encodePng(Uint8Array.of(0), 1, 1, many)).rejects.toThrow('16 colours at most, not 17');
    await expect(encodePng(Uint8Array.of(0), 2, 2, PALETTE)).rejects.toThrow('2 x 2 pixels are 4, not 1');
  });
});
