import type {Language} from '../shared/languages';
import {blueprint} from './blueprint';
import {dot} from './dot';
import {figureParser, type Figure} from './language';
import {panel} from './panel';

/** The languages: a new one is a folder with its tools, and a row here and in `shared/languages.ts`. */
const PARSERS: Readonly<Record<Language, (body: string) => Figure>> = {
  blueprint: figureParser(blueprint),
  dot: figureParser(dot),
  panel: figureParser(panel),
};

/**
 * Parses the body of a figure's fence.
 *
 * @throws FigureError with the line in the body
 */
export function parseFigure(language: Language, body: string): Figure {
  return PARSERS[language](body);
}
