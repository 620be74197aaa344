import {parseBlueprint} from './blueprint-parse.ts';
import type {BlueprintFigure} from './blueprint-model.ts';
import type {DotFigure} from './dot-model.ts';
import {parseDot} from './dot-parse.ts';
import type {PanelFigure} from './panel-model.ts';
import {parsePanel} from './panel-parse.ts';

/** The languages of the fences that become figures. */
const LANGUAGES = ['blueprint', 'dot', 'panel'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Figure = BlueprintFigure | DotFigure | PanelFigure;

/** The language of a fence if it is a figure. */
export function figureLanguage(lang: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}

/**
 * Parses the body of a figure's fence.
 *
 * @throws FigureError with the line in the body
 */
export function parseFigure(language: Language, body: string): Figure {
  if (language === 'blueprint') return parseBlueprint(body);
  return language === 'dot' ? parseDot(body) : parsePanel(body);
}
