import type {LanguageTools, StepMark} from '../language';
import {panelHtml} from './html';
import type {PanelFigure, PanelRow} from './model';
import {parsePanel} from './parse';
import {readPanel} from './reading';

const rowMarks = (rows: readonly PanelRow[]): StepMark[] =>
  rows.flatMap(({mark, rows: inner}) => [...(mark === undefined ? [] : [mark]), ...rowMarks(inner)]);

function panelMarks(figure: PanelFigure): StepMark[] {
  if (figure.kind === 'table') {
    return [...figure.columns, ...figure.rows].flatMap(({mark}) => (mark === undefined ? [] : [mark]));
  }
  return figure.sections.flatMap(({rows}) => rowMarks(rows));
}

/** Panels of the editor: properties and tables. They are HTML and have no drawing. */
export const panel: LanguageTools<PanelFigure> = {
  parse: parsePanel,
  read: readPanel,
  marks: panelMarks,
  html: (figure, _pictures, _isFirst, links) => [panelHtml(figure, links)],
};
