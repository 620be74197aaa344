import {loadGraphviz} from '../graphviz';
import type {LanguageTools} from '../language';
import {chartFrame, chartRows} from './chart-html';
import {legend} from './legend';
import type {DotFigure} from './model';
import {parseDot} from './parse';
import {readDot} from './reading';
import {drawDot} from './svg';

/** Charts of what happens in which order. */
export const dot: LanguageTools<DotFigure> = {
  parse: parseDot,
  read: readDot,
  draw: async (figure) => {
    const {light, dark, areas} = drawDot(figure, await loadGraphviz());
    return [
      {svg: light, theme: 'light', ...(figure.rows.length === 0 ? {} : {areas})},
      {svg: dark, theme: 'dark'},
    ];
  },
  rows: chartRows,
  html: (figure, pictures, isFirst, links) => [
    ...chartFrame(figure, pictures, isFirst, links),
    ...legend(figure, isFirst),
  ],
};
