import type {Figure, StepMark} from '../language';
import {panelHtml} from './html';
import type {PanelRow} from './model';
import {parsePanel} from './parse';
import {readPanel} from './reading';

const marksOf = (rows: readonly PanelRow[]): StepMark[] =>
  rows.flatMap(({mark, rows: inner}) => [...(mark ? [mark] : []), ...marksOf(inner)]);

/** A panel of the editor. It is HTML and has no drawing. */
export function panel(body: string): Figure {
  const data = parsePanel(body);
  return {
    data,
    read: () => readPanel(data),
    draw: () => Promise.resolve([]),
    marks: () => data.sections.flatMap(({rows}) => marksOf(rows)),
    html: (_pictures, links) => [panelHtml(data, links)],
  };
}
