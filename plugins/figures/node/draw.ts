import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceFiles} from '../../kit/fingerprint';
import {shortHash} from '../../kit/short-hash';
import {writeAtomically} from '../../kit/write-file';
import type {Drawing, Figure, Picture} from './language';

/** The sources that decide what a figure looks like and how it reads. */
export function figureSources(): string[] {
  return sourceFiles([__dirname, path.join(__dirname, '../shared')]);
}

/**
 * Names the contents of the folder of the drawings: a new name when the folder is new. A bundler cache that was written
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

function save({svg: {source, ...size}, ...rest}: Drawing, directory: string): Picture {
  const name = shortHash(source, 12);
  const file = path.join(directory, `${name}.svg`);
  if (!existsSync(file)) {
    mkdirSync(directory, {recursive: true});
    writeAtomically(file, source);
  }
  return {name, source, ...size, ...rest};
}

const drawn = new WeakMap<Figure, Promise<readonly Drawing[]>>();

/**
 * Draws a figure into a folder, once per process: ten versions share what they have in common.
 *
 * @param directory where the SVG files are kept
 */
export async function drawFigure(figure: Figure, directory: string): Promise<Picture[]> {
  const drawing = drawn.get(figure) ?? figure.draw();
  drawn.set(figure, drawing);
  return (await drawing).map((picture) => save(picture, directory));
}
