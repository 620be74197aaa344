import type {Language} from '../shared/languages';
import {fault, faultIn, type FigureError} from './errors';
import {parseFigure} from './figure';
import type {Figure} from './language';
import {stepsOf, type Procedures, type Steps} from './steps';

/** A figure, and the steps to which its marks belong. */
interface CheckedFigure {
  readonly figure: Figure;
  readonly steps: Steps;
}

/**
 * Parses a figure and checks it against its page.
 *
 * @param line of its fence in the page
 * @param alts the alt texts of the figures before it, to which its own is added
 * @throws FigureError with the line in the body
 */
export function checkFigure(
  language: Language,
  body: string,
  line: number,
  procedures: Procedures,
  alts: Set<string>,
): CheckedFigure {
  const figure = parseFigure(language, body);
  const {alt} = figure.data;
  if (alts.has(alt)) {
    fault(1, 'Two figures of the page have the same alt text', 'Say what is different in each');
  }
  alts.add(alt);
  return {figure, steps: figure.marks ? stepsOf(figure.marks(), line, procedures) : new Map()};
}

/** A fence as it stands in a page. */
export interface FigureFence {
  readonly language: Language;
  readonly text: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

/** What is wrong with a figure, and its line in the page. */
export type FigureFault = Pick<FigureError, 'line' | 'wrong' | 'fix'>;

/**
 * What would stop the build at the figures of a page, without drawing them: the first fault of each. Where a chart leads
 * on its page is for the build to say.
 */
export function figureFaults(fences: readonly FigureFence[], procedures: Procedures): FigureFault[] {
  const alts = new Set<string>();
  return fences.flatMap(({language, text, line}) => {
    const error = faultIn(() => checkFigure(language, text, line, procedures, alts));
    return error ? [{line: line + error.line, wrong: error.wrong, fix: error.fix}] : [];
  });
}
