import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {writeAtomically} from '../../kit/write-file';
import type {Drawing, Figure, Picture} from './language';

async function save({source, ...rest}: Drawing, directory: string): Promise<Picture> {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 12);
  const file = path.join(directory, `${name}.svg`);
  if (!existsSync(file)) {
    await mkdir(directory, {recursive: true});
    await writeAtomically(file, source);
  }
  return {name, ...rest};
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
  return Promise.all((await drawing).map((picture) => save(picture, directory)));
}
