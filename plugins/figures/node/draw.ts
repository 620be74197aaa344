import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {shortHash} from '../../kit/short-hash';
import {writeAtomically} from '../../kit/write-file';
import type {Drawing, Figure, Picture} from './language';

function save({svg: {source, ...size}, ...rest}: Drawing, directory: string): Picture {
  const name = shortHash(source, 12);
  const file = path.join(directory, `${name}.svg`);
  if (!existsSync(file)) {
    mkdirSync(directory, {recursive: true});
    writeAtomically(file, source);
  }
  return {name, ...size, ...rest};
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
