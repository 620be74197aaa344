import type {Language} from '../shared/languages';
import {fault, faultIn, type FigureError} from './errors';
import {parseFigure} from './figure';
import type {Figure} from './language';
import {checkMarks, joinLists, type NumberedList, type Procedures} from './steps';

/** What the figures of a page are checked against. */
interface FigurePage {
  readonly procedures: Procedures;
  /** The alt texts of the figures so far. */
  readonly alts: Set<string>;
}

/**
 * Parses a figure and checks it against its page.
 *
 * @param line of its fence in the page
 * @throws FigureError with the line in the body
 */
export function checkFigure(language: Language, body: string, line: number, {procedures, alts}: FigurePage): Figure {
  const figure = parseFigure(language, body);
  const {alt} = figure.data;
  if (alts.has(alt)) {
    fault(1, 'Two figures of the page have the same alt text', 'Say what is different in each');
  }
  alts.add(alt);
  const marks = figure.marks?.();
  if (marks) {
    checkMarks(marks, line, procedures);
  }
  return figure;
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
 *
 * @param headings the lines of the page's headings
 */
export function figureFaults(
  fences: readonly FigureFence[],
  lists: readonly NumberedList[],
  headings: readonly number[],
): FigureFault[] {
  const page = {procedures: {lists: joinLists(lists), headings}, alts: new Set<string>()};
  return fences.flatMap(({language, text, line}) => {
    const error = faultIn(() => checkFigure(language, text, line, page));
    return error ? [{line: line + error.line, wrong: error.wrong, fix: error.fix}] : [];
  });
}
