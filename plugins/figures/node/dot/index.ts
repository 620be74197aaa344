import {loadGraphviz} from './layout';
import type {Drawing, Figure} from '../language';
import {chartFrame, chartRows, legend} from './chart-html';
import type {DotFigure} from './model';
import {parseDot} from './parse';
import {readDot} from './reading';
import {drawDot} from './svg';

/** Widest picture, in px, whose text of 13 px has 11 px or more in the column of a phone of 390 px. */
const NARROW = 423;

async function draw(figure: DotFigure): Promise<Drawing[]> {
  const graphviz = await loadGraphviz();
  const drawings = drawDot(figure, graphviz);
  if (figure.rows.length > 0 || figure.direction === 'TB') {
    return drawings;
  }
  const down = drawDot({...figure, direction: 'TB'}, graphviz, ['narrow']);
  const [wide = 0, narrow = 0] = [drawings, down].map(([first]) => first?.width);
  return narrow <= NARROW && narrow < wide ? [...drawings, ...down] : drawings;
}

/** A chart of what happens in which order. */
export function dot(body: string): Figure {
  const data = parseDot(body);
  return {
    data,
    read: () => readDot(data),
    draw: () => draw(data),
    rows: chartRows(data),
    html: (pictures, links) => [...chartFrame(data, pictures, links), ...legend(data)],
  };
}
