import {loadGraphviz} from '../graphviz';
import type {LanguageTools} from '../language';
import {chartFrame, chartRows} from './chart-html';
import {legend} from './legend';
import type {DotFigure} from './model';
import {parseDot} from './parse';
import {readDot} from './reading';
import {drawDot} from './svg';

/** Widest picture, in px, whose text of 13 px has 11 px or more in the column of a phone of 390 px. */
const NARROW = 423;

/** Charts of what happens in which order. */
export const dot: LanguageTools<DotFigure> = {
  parse: parseDot,
  read: readDot,
  draw: async (figure) => {
    const graphviz = await loadGraphviz();
    const {light, dark, areas} = drawDot(figure, graphviz);
    const down = figure.direction === 'LR' ? drawDot({...figure, direction: 'TB'}, graphviz) : undefined;
    const isOfUse = down && down.light.width <= NARROW && light.width > down.light.width && figure.rows.length === 0;
    return [
      {svg: light, theme: 'light', ...(figure.rows.length === 0 ? {} : {areas})},
      {svg: dark, theme: 'dark'},
      ...(isOfUse
        ? [{svg: down.light, theme: 'light-narrow'} as const, {svg: down.dark, theme: 'dark-narrow'} as const]
        : []),
    ];
  },
  rows: chartRows,
  html: (figure, pictures, isFirst, links) => [
    ...chartFrame(figure, pictures, isFirst, links),
    ...legend(figure, isFirst),
  ],
};
