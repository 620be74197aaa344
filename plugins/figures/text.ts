import {readBlueprint} from './blueprint-reading.ts';
import {readDot} from './dot-reading.ts';
import {parseFigure, type Figure, type Language} from './figure.ts';
import {readPanel} from './panel-reading.ts';
import {readingToText, type Reading} from './reading.ts';

/** The reading of a parsed figure: what the disclosure under it holds. */
export function readFigure(figure: Figure): Reading {
  if (figure.language === 'blueprint') return readBlueprint(figure);
  return figure.language === 'dot' ? readDot(figure) : readPanel(figure);
}

/**
 * A figure as plain text, which is valid Markdown: the caption, what it shows, then the lists of the disclosure.
 *
 * @param body the body of the fence
 * @throws FigureError when the figure is not valid
 */
export function figureText(language: Language, body: string): string {
  const figure = parseFigure(language, body);
  return `${figure.caption}\n\n${figure.alt}\n\n${readingToText(readFigure(figure))}\n`;
}
