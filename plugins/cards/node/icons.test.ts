import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {NO_CACHE} from './cache';
import {encodeIco, ICON_FILES, manifestOf, onGround, writeIcons} from './icons';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8" rx="2" fill="#0000ff"/></svg>';
const WORDS = {name: 'Name of the site', shortName: 'Site', description: 'What it is.', ground: '#001626'};
let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'icons-'));
});
afterEach(() => {
  rmSync(outDir, {recursive: true});
});

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('encodeIco', () => {
  it('says where each picture is', () => {
    const ico = encodeIco([
      {size: 16, png: Buffer.from('first')},
      {size: 256, png: Buffer.from('second')},
    ]);
    expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 2]);
    const pictures = [6, 22].map((entry) => {
      const from = ico.readUInt32LE(entry + 12);
      return [ico.readUInt8(entry), ico.subarray(from, from + ico.readUInt32LE(entry + 8)).toString()];
    });
    expect(pictures).toEqual([
      [16, 'first'],
      [0, 'second'],
    ]);
  });
});

describe('onGround', () => {
  it('fills the corners, and keeps the mark in the middle', () => {
    const {pixels, width} = new Resvg(onGround(MARK, '#ff0000', 0.5), {fitTo: {mode: 'width', value: 40}}).render();
    const colour = (x: number, y: number): string =>
      pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4).toString('hex');
    expect([colour(0, 0), colour(8, 20), colour(20, 20), colour(12, 20)]).toEqual([
      'ff0000ff',
      'ff0000ff',
      '0000ffff',
      '0000ffff',
    ]);
  });
});

describe('writeIcons', () => {
  it('writes what the head and the manifest name, in the sizes that they say', async () => {
    await writeIcons(MARK, WORDS, {outDir, baseUrl: '/base/'}, NO_CACHE);
    const read = (file: string): Buffer => readFileSync(path.join(outDir, file));
    expect(sizeOf(read(ICON_FILES.apple))).toEqual([180, 180]);
    const {icons} = JSON.parse(read(ICON_FILES.manifest).toString()) as {icons: {src: string; sizes: string}[]};
    expect(icons).toHaveLength(3);
    for (const {src, sizes} of icons) {
      expect(sizeOf(read(src.replace('/base/', ''))).join('x')).toBe(sizes);
    }
    expect(read(ICON_FILES.ico).readUInt16LE(4)).toBe(3);
  });
});

describe('manifestOf', () => {
  it('stays below the base URL', () => {
    const manifest = JSON.parse(manifestOf(WORDS, '/base/')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: 'Name of the site',
      short_name: 'Site',
      start_url: '/base/',
      scope: '/base/',
    });
  });
});
