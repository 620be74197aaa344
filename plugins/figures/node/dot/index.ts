import {loadGraphviz} from '../graphviz';
import type {Drawing, Figure} from '../language';
import {chartFrame, chartRows} from './chart-html';
import {legend} from './legend';
import type {DotFigure} from './model';
import {parseDot} from './parse';
import {readDot} from './reading';
import {drawDot} from './svg';

/** Widest picture, in px, whose text of 13 px has 11 px or more in the column of a phone of 390 px. */
const NARROW = 423;

async function draw(figure: DotFigure): Promise<Drawing[]> {
  const graphviz = await loadGraphviz();
  const hasRows = figure.rows.length > 0;
  const {light, dark, areas} = drawDot(figure, graphviz);
  const wide: Drawing[] = [
    {svg: light, theme: 'light', ...(hasRows && {areas})},
    {svg: dark, theme: 'dark'},
  ];
  if (hasRows || figure.direction === 'TB') {
    return wide;
  }
  const down = drawDot({...figure, direction: 'TB'}, graphviz);
  const isOfUse = down.light.width <= NARROW && light.width > down.light.width;
  return isOfUse ? [...wide, {svg: down.light, theme: 'light-narrow'}, {svg: down.dark, theme: 'dark-narrow'}] : wide;
}

/** A chart of what happens in which order. */
export function dot(body: string): Figure {
  const data = parseDot(body);
  return {
    data,
    read: () => readDot(data),
    draw: () => draw(data),
    rows: () => chartRows(data),
    html: (pictures, links) => [...chartFrame(data, pictures, links), ...legend(data)],
  };
}
