import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fingerprintOf, sourceFiles} from '../../kit/fingerprint';
import {shortHash} from '../../kit/short-hash';
import {writeAtomically} from '../../kit/write-file';
import type {Area, Drawing, Figure} from './language';

/** A drawn picture in the cache directory: `<name>.svg`, where the name is the hash of its content. */
export interface DrawnPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark';
  readonly areas?: readonly Area[];
}

const hashOf = (text: string): string => shortHash(text, 12);

/** The sources that decide what a figure looks like and how it reads. */
export function figureSources(): string[] {
  return sourceFiles([__dirname, path.join(__dirname, '../shared')]);
}

let version: string | undefined;

/** Changes whenever the plugin or Graphviz changes, so that no drawing outlives the code that made it. */
function rendererVersion(): string {
  if (version !== undefined) {
    return version;
  }
  const graphviz = createRequire(__filename).resolve('@hpcc-js/wasm-graphviz');
  const manifest = path.join(path.dirname(graphviz), '../package.json');
  version = fingerprintOf([...figureSources(), manifest]);
  return version;
}

/**
 * Names the contents of the cache directory: a new name when the directory is new. A bundler cache that was written
 * beside another one may name drawings that this one does not have.
 */
export function cacheId(directory: string): string {
  const file = path.join(directory, 'id');
  if (existsSync(file)) {
    return readFileSync(file, 'utf8');
  }
  mkdirSync(directory, {recursive: true});
  const id = randomUUID();
  writeAtomically(file, id);
  return id;
}

function save({svg, theme, areas}: Drawing, directory: string): DrawnPicture {
  const name = hashOf(svg.source);
  const file = path.join(directory, `${name}.svg`);
  if (!existsSync(file)) {
    writeAtomically(file, svg.source);
  }
  return {
    name,
    width: svg.width,
    height: svg.height,
    ...(theme === undefined ? {} : {theme}),
    ...(areas === undefined ? {} : {areas}),
  };
}

function readEntry(file: string, directory: string): DrawnPicture[] | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const entry = JSON.parse(readFileSync(file, 'utf8')) as DrawnPicture[];
  return entry.every(({name}) => existsSync(path.join(directory, `${name}.svg`))) ? entry : undefined;
}

const running = new Map<string, Promise<DrawnPicture[]>>();

async function drawOrRead(figure: Figure, directory: string, key: string): Promise<DrawnPicture[]> {
  const file = path.join(directory, `${key}.json`);
  const known = readEntry(file, directory);
  if (known) {
    return known;
  }
  mkdirSync(directory, {recursive: true});
  const pictures = (await figure.draw()).map((drawing) => save(drawing, directory));
  writeAtomically(file, JSON.stringify(pictures));
  return pictures;
}

/**
 * Draws a figure into the cache directory, once per content and version of the renderer: a figure that ten versions
 * share is drawn once, and a warm build draws nothing.
 *
 * @param directory where the SVG files and the entries of the cache are kept
 */
export async function drawFigure(figure: Figure, directory: string): Promise<DrawnPicture[]> {
  if (!figure.hasDrawings) {
    return [];
  }
  const key = hashOf(`${rendererVersion()}\n${JSON.stringify(figure.data)}`);
  const place = `${directory}\n${key}`;
  const current = running.get(place) ?? drawOrRead(figure, directory, key);
  running.set(place, current);
  return current;
}
