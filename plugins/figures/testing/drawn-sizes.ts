import {parseFigure} from '../node/figure';
import {distinctFences} from './gallery';

/** Size of a picture in CSS px. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws every distinct graph and chart of some pages, for tests of what shows them.
 * @param files Markdown or MDX files
 * @returns the sizes of the pictures, each once
 * @throws FigureError for a figure that is not valid
 */
export async function drawnSizes(files: readonly string[]): Promise<readonly DrawnSize[]> {
  const drawings = await Promise.all(
    distinctFences(files).map(({language, body}) => parseFigure(language, body).draw()),
  );
  const sizes = drawings.flat().map(({svg: {width, height}}) => [`${width} x ${height}`, {width, height}] as const);
  return [...new Map(sizes).values()];
}
