import type {Figure, StepMark} from '../language';
import {panelHtml} from './html';
import type {PanelFigure, PanelRow} from './model';
import {parsePanel} from './parse';
import {readPanel} from './reading';

const rowMarks = (rows: readonly PanelRow[]): StepMark[] =>
  rows.flatMap(({mark, rows: inner}) => [mark ?? [], rowMarks(inner)].flat());

const panelMarks = (figure: PanelFigure): StepMark[] =>
  figure.kind === 'table'
    ? [...figure.columns, ...figure.rows].flatMap(({mark}) => mark ?? [])
    : figure.sections.flatMap(({rows}) => rowMarks(rows));

/** A panel of the editor: properties or a table. It is HTML and has no drawing. */
export function panel(body: string): Figure {
  const data = parsePanel(body);
  return {
    data,
    read: () => readPanel(data),
    draw: () => Promise.resolve([]),
    marks: () => panelMarks(data),
    html: (_pictures, links) => [panelHtml(data, links)],
  };
}
