// cspell:words Übersicht
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {folderCache, NO_CACHE} from './cache';
import {CardPress, type Words} from './draw';
import {colourNumber, Palette, type CardColours} from './palette';
import {MOST_COLOURS} from './png';
import {assertDrawable} from './render';

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

const press = (outDir = folder, cache = NO_CACHE, colours = COLOURS): CardPress =>
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
    const other = press(folder, NO_CACHE, {...COLOURS, ground: '#331122'});
    expect(await other.fileOf(faq('1.0.0'))).not.toBe(await press().fileOf(faq('1.0.0')));
  });

  it('draws the same bytes again', async () => {
    const other = path.join(folder, 'other');
    const [first, second] = await Promise.all([press().fileOf(faq('1.0.0')), press(other).fileOf(faq('1.0.0'))]);
    expect(second).toBe(first);
    expect(readFileSync(path.join(other, second))).toEqual(readFileSync(path.join(folder, first)));
  });
});

describe('folderCache', () => {
  const png = Buffer.from('drawn');
  const never = (): Promise<Buffer> => Promise.reject(new Error('drawn again'));

  it('keeps what was drawn, by what it was drawn from', async () => {
    await folderCache(folder, 'a').take(['FAQ'], () => Promise.resolve(png));
    expect(await folderCache(folder, 'a').take(['FAQ'], never)).toEqual(png);
    await expect(folderCache(folder, 'a').take(['Other'], never)).rejects.toThrow('drawn again');
  });

  it('forgets what other code has drawn', async () => {
    await folderCache(folder, 'a').take(['FAQ'], () => Promise.resolve(png));
    await expect(folderCache(folder, 'b').take(['FAQ'], never)).rejects.toThrow('drawn again');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the palette', () => {
  const rgba = (...colours: readonly number[]): Uint8Array =>
    Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]));

  const palette = new Palette(COLOURS);
  const [ground, text, accent, signal] = Object.values(COLOURS).map(colourNumber) as [number, number, number, number];

  it('has the colours of the brand as they are, nothing twice, and no more than a PNG can number', () => {
    expect(palette.colours.length).toBeLessThanOrEqual(MOST_COLOURS);
    expect(new Set(palette.colours).size).toBe(palette.colours.length);
    expect(palette.colours).toEqual(expect.arrayContaining([ground, text, accent, signal]));
  });

  it('takes the nearest colour for each pixel', () => {
    const almost = rgba(ground, text - 1, accent, signal + 1, ground + 2);
    const found = [...palette.indexPixels(almost)].map((index) => palette.colours[index]);
    expect(found).toEqual([ground, text, accent, signal, ground]);
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
