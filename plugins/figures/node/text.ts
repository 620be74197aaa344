import type {Language} from '../shared/languages';
import {parseFigure} from './figure';
import {readingToText} from './reading';

/**
 * A figure as plain text, which is valid Markdown: the caption, what it shows, then the lists of the disclosure.
 *
 * @param body the body of the fence
 * @throws FigureError when the figure is not valid
 */
export function figureText(language: Language, body: string): string {
  const {data, read} = parseFigure(language, body);
  return `${data.caption}\n\n${data.alt}\n\n${readingToText(read())}\n`;
}
