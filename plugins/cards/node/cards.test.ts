// cspell:words Übersicht
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {assertDrawable, CardPress, type Words} from './draw';
import {encodePng, indexPixels, paletteOf, type CardColours} from './png';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><circle cx="4" cy="4" r="3" fill="#42ecff"/></svg>';

const COLOURS: CardColours = {ground: '#001626', text: '#f2fbfd', accent: '#42ecff', signal: '#ff4a2b'};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const press = (outDir = folder, colours = COLOURS, cache?: string): CardPress =>
  new CardPress({name: 'Name of the site', mark: MARK, colours}, outDir, 'assets/cards', cache);

const faq = (version: string): Words => ({title: 'FAQ', section: 'Help', foot: `Version ${version}`});

describe('CardPress', () => {
  it('draws a card of 1200 x 630, in the folder and under the name that it gives', async () => {
    const file = await press().fileOf(faq('1.0.0'));
    expect(file).toMatch(/^assets\/cards\/[0-9a-f]{12}\.png$/);
    const png = readFileSync(path.join(folder, file));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(12_000);
  });

  it('makes one file of equal cards, and different ones of different words', async () => {
    const cards = press();
    const same = await Promise.all([cards.fileOf(faq('1.0.0')), cards.fileOf(faq('1.0.0'))]);
    expect(new Set(same).size).toBe(1);
    const others = [faq('1.1.0'), {...faq('1.0.0'), title: 'Other'}, {title: 'FAQ', foot: 'Version 1.0.0'}];
    const names = await Promise.all(others.map((words) => cards.fileOf(words)));
    expect(new Set([...same, ...names]).size).toBe(4);
    expect(readdirSync(path.join(folder, 'assets/cards'))).toHaveLength(4);
  });

  it('draws in the colours of the site', async () => {
    const other = press(folder, {...COLOURS, ground: '#331122'});
    expect(await other.fileOf(faq('1.0.0'))).not.toBe(await press().fileOf(faq('1.0.0')));
  });

  it('draws the same bytes again', async () => {
    const other = path.join(folder, 'other');
    const [first, second] = await Promise.all([press().fileOf(faq('1.0.0')), press(other).fileOf(faq('1.0.0'))]);
    expect(second).toBe(first);
    expect(readFileSync(path.join(other, second))).toEqual(readFileSync(path.join(folder, first)));
  });
});

it('keeps what was drawn, by what it says and by the colours of the site', async () => {
  const cache = path.join(folder, 'cache');
  await press(folder, COLOURS, cache).fileOf(faq('1.0.0'));
  const [kept = '', ...more] = readdirSync(cache);
  expect(more).toEqual([]);
  writeFileSync(path.join(cache, kept), 'kept');
  const again = await press(folder, COLOURS, cache).fileOf(faq('1.0.0'));
  expect(readFileSync(path.join(folder, again), 'utf8')).toBe('kept');
  await press(folder, COLOURS, cache).fileOf(faq('1.1.0'));
  await press(folder, {...COLOURS, text: '#ffffff'}, cache).fileOf(faq('1.0.0'));
  expect(readdirSync(cache)).toHaveLength(3);
});

describe('the picture', () => {
  const palette = paletteOf(COLOURS);
  const hex = (pixels: Iterable<number>): string =>
    [...pixels].map((value) => value.toString(16).padStart(2, '0')).join('');

  it('has the colours of the brand as they are, and nothing twice', () => {
    const all = palette.map((colour) => `#${hex(colour)}`);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(Object.values(COLOURS)));
  });

  it('takes the nearest colour for each pixel', () => {
    const {ground, text, accent, signal} = COLOURS;
    const almost = [ground, text, accent, signal].flatMap((colour) => {
      const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
      return [red, green, blue ^ 1, 255];
    });
    const found = [...indexPixels(Uint8Array.from(almost), palette)].map((index) => `#${hex(palette[index] ?? [])}`);
    expect(found).toEqual([ground, text, accent, signal]);
  });

  it('is read by a decoder as it was drawn, also with an odd width', async () => {
    const png = await encodePng(Uint8Array.of(0, 1, 2, 2, 1, 0), 3, [
      [0, 0, 0],
      [255, 0, 0],
      [0, 255, 0],
    ]);
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image href="${image}" width="3" height="2" image-rendering="optimizeSpeed"/></svg>`;
    const {pixels} = new Resvg(svg).render();
    const colours = Array.from({length: 6}, (_, index) => hex(pixels.subarray(index * 4, index * 4 + 3)));
    expect(colours).toEqual(['000000', 'ff0000', '00ff00', '00ff00', 'ff0000', '000000']);
  });
});

describe('assertDrawable', () => {
  it('names the character that the font lacks, and the page', () => {
    expect(() => {
      assertDrawable('From A → B', '/docs/faq');
    }).toThrow('"From A → B" of /docs/faq has "→"');
    expect(() => {
      assertDrawable('Übersicht: “A” – B…', '/docs/faq');
    }).not.toThrow();
  });
});
