import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {drawBlueprint} from './blueprint-svg.ts';
import {drawDot} from './dot-svg.ts';
import type {Figure} from './figure.ts';
import {loadGraphviz} from './graphviz.ts';
import type {Svg} from './svg.ts';

/** A drawn picture in the cache directory: `<name>.svg`, where the name is the hash of its content. */
export interface DrawnPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark';
}

const HASH_LENGTH = 12;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** The sources that decide what a figure looks like: every file of this plugin that is not a test. */
export function rendererSources(): string[] {
  const directory = __dirname;
  return readdirSync(directory)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|spec|d)\.ts$/.test(file))
    .sort()
    .map((file) => path.join(directory, file));
}

let version: string | undefined;

/** Changes whenever the plugin or Graphviz changes, so that no drawing outlives the code that made it. */
function rendererVersion(): string {
  if (version !== undefined) return version;
  const graphviz = createRequire(__filename).resolve('@hpcc-js/wasm-graphviz');
  const manifest = path.join(path.dirname(graphviz), '../package.json');
  version = hashOf([...rendererSources(), manifest].map((file) => readFileSync(file, 'utf8')).join('\n'));
  return version;
}

/** Writes a file in one step: builds may run side by side. */
function writeAtomically(file: string, content: string): void {
  const temporary = `${file}.${String(process.pid)}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * Names the contents of the cache directory: a new name when the directory is new. A bundler cache that was written
 * beside another one may name drawings that this one does not have.
 */
export function cacheId(directory: string): string {
  const file = path.join(directory, 'id');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(directory, {recursive: true});
  const id = randomUUID();
  writeAtomically(file, id);
  return id;
}

function save(svg: Svg, directory: string, theme?: 'light' | 'dark'): DrawnPicture {
  const name = hashOf(svg.source);
  const file = path.join(directory, `${name}.svg`);
  if (!existsSync(file)) writeAtomically(file, svg.source);
  return {name, width: svg.width, height: svg.height, ...(theme === undefined ? {} : {theme})};
}

async function drawAll(figure: Figure, directory: string): Promise<DrawnPicture[]> {
  if (figure.language === 'panel') return [];
  const graphviz = await loadGraphviz();
  if (figure.language === 'blueprint') return [save(drawBlueprint(figure, graphviz), directory)];
  const {light, dark} = drawDot(figure, graphviz);
  return [save(light, directory, 'light'), save(dark, directory, 'dark')];
}

function readEntry(file: string, directory: string): DrawnPicture[] | undefined {
  if (!existsSync(file)) return undefined;
  const entry = JSON.parse(readFileSync(file, 'utf8')) as DrawnPicture[];
  return entry.every(({name}) => existsSync(path.join(directory, `${name}.svg`))) ? entry : undefined;
}

const running = new Map<string, Promise<DrawnPicture[]>>();

async function drawOrRead(figure: Figure, directory: string, key: string): Promise<DrawnPicture[]> {
  const file = path.join(directory, `${key}.json`);
  const known = readEntry(file, directory);
  if (known) return known;
  mkdirSync(directory, {recursive: true});
  const pictures = await drawAll(figure, directory);
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
  if (figure.language === 'panel') return [];
  const key = hashOf(`${rendererVersion()}\n${JSON.stringify(figure)}`);
  const place = `${directory}\n${key}`;
  const current = running.get(place) ?? drawOrRead(figure, directory, key);
  running.set(place, current);
  return current;
}
