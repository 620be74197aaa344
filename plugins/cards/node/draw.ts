import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {shortHash} from '../../kit/short-hash';
import {writeAtomicallyAsync} from '../../kit/write-file';
import type {PictureCache} from './cache';
import {CARD, footLayer, frameLayer, titleLayer, type Layer} from './layers';
import {Palette, type CardColours} from './palette';
import {encodePng} from './png';
import {renderLayer} from './render';

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

/** How many cards are made at the same time: pixels of all of them at once would fill the memory. */
const AT_A_TIME = 4;

/** Copies a layer over the frame. */
function lay(frame: Uint8Array, {left, top, width, height}: Layer, pixels: Uint8Array): void {
  for (let row = 0; row < height; row += 1) {
    frame.set(pixels.subarray(row * width, (row + 1) * width), (top + row) * CARD.width + left);
  }
}

/** Runs jobs side by side, but only so many. */
class Lanes {
  private readonly ends: Promise<unknown>[] = Array.from({length: AT_A_TIME}, () => Promise.resolve());
  private next = 0;

  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    const lane = this.next;
    this.next = (lane + 1) % AT_A_TIME;
    const result = (this.ends[lane] ?? Promise.resolve()).then(job, job);
    this.ends[lane] = result;
    return result;
  }
}

/**
 * Draws the cards of one build. Layers are drawn once for all cards that share them: ten versions of a page have the
 * same title, and all pages of a version the same foot.
 */
export class CardPress {
  private readonly layers = new Map<string, Promise<Uint8Array>>();
  private readonly files = new Map<string, Promise<string>>();
  private readonly lanes = new Lanes();
  private readonly palette: Palette;

  /**
   * @param outDir folder of the built site
   * @param folder where the cards go, below the site
   */
  constructor(
    private readonly brand: Brand,
    private readonly outDir: string,
    private readonly folder: string,
    private readonly cache: PictureCache,
  ) {
    this.palette = new Palette(brand.colours);
  }

  /** Path of the card with these words below the site, named by what is in it; the file is written then. */
  fileOf(words: Words): Promise<string> {
    const key = JSON.stringify([words.title, words.section, words.foot]);
    const file = this.files.get(key) ?? this.lanes.run(() => this.write(words));
    this.files.set(key, file);
    return file;
  }

  private async write(words: Words): Promise<string> {
    const png = await this.cache.take([this.brand, words], () => this.draw(words));
    const file = `${this.folder}/${shortHash(png, 12)}.png`;
    await mkdir(path.join(this.outDir, this.folder), {recursive: true});
    await writeAtomicallyAsync(path.join(this.outDir, file), png);
    return file;
  }

  private async draw({title, section, foot}: Words): Promise<Buffer> {
    const {name, mark, colours} = this.brand;
    const card = (await this.layer('frame', frameLayer(name, mark, colours))).slice();
    const upper = titleLayer(title, section, colours);
    lay(card, upper, await this.layer(JSON.stringify([title, section]), upper));
    const lower = footLayer(foot, colours);
    lay(card, lower, await this.layer(foot, lower));
    return encodePng(card, CARD.width, CARD.height, this.palette.colours);
  }

  private layer(key: string, layer: Layer): Promise<Uint8Array> {
    const drawn = this.layers.get(key) ?? renderLayer(layer, this.palette);
    this.layers.set(key, drawn);
    return drawn;
  }
}
