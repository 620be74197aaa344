import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {FigureError} from './errors';
import type {FigureData, StepMark} from './language';

/** A numbered list of a page. */
interface StepList {
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** The numbers of all steps of its procedure, which may go on over several lists. */
  readonly steps: Set<number>;
}

/** The numbered lists of a page, in its order, and the lines of its headings. */
export interface Procedures {
  readonly lists: readonly StepList[];
  readonly headings: readonly number[];
}

/** Reads the procedures of a page. A list that goes on with the number after the last one belongs to its procedure. */
export function readProcedures(tree: Root): Procedures {
  const lists: StepList[] = [];
  let next = 0;
  visit(tree, 'list', (list) => {
    if (list.ordered !== true) {
      return undefined;
    }
    const first = list.start ?? 1;
    const steps = first === next ? lists.at(-1)?.steps : undefined;
    const numbers = steps ?? new Set<number>();
    for (const index of list.children.keys()) {
      numbers.add(first + index);
    }
    next = first + list.children.length;
    lists.push({line: list.position?.start.line ?? 1, steps: numbers});
    // A numbered list inside a step has numbers of its own.
    return SKIP;
  });
  const headings: number[] = [];
  visit(tree, 'heading', ({position}) => {
    headings.push(position?.start.line ?? 1);
  });
  return {lists, headings};
}

/** Whether a numbered list stands between the same two headings as a line of the page. */
function hasSteps(line: number, {lists, headings}: Procedures): boolean {
  const sectionOf = (other: number): number => headings.filter((heading) => heading < other).length;
  return lists.some((list) => sectionOf(list.line) === sectionOf(line));
}

/** The steps that a figure may name: of the procedure before it, and of the one after it. */
function stepsAround(line: number, {lists}: Procedures): number[] {
  const before = lists.filter((list) => list.line < line).at(-1);
  const after = lists.find((list) => list.line > line);
  return [...new Set([...(before?.steps ?? []), ...(after?.steps ?? [])])];
}

/** The steps that a caption names: `Step 3.`, `Steps 4 to 6.`, `Steps 4 and 5.`, `... after step 13.` */
function stepsOfCaption(caption: string): number[] {
  const [, one, word, last] = /(?:^Steps?|\bafter step) (\d+)(?: (to|and) (\d+))?/.exec(caption) ?? [];
  if (one === undefined) {
    return [];
  }
  const [from, to] = [Number(one), Number(last ?? one)];
  return word === 'to' ? Array.from({length: to - from + 1}, (_, index) => from + index) : [from, to];
}

/** Where a figure stands: its line, and the procedures of its page. */
interface Place {
  readonly line: number;
  readonly procedures: Procedures;
}

/** A figure in a section with steps has marks or says why it has none, and no other figure says that. */
function checkUnmarked(marks: readonly StepMark[], unmarked: number | undefined, {line, procedures}: Place): void {
  const isBesideSteps = hasSteps(line, procedures);
  if (unmarked === undefined) {
    if (marks.length === 0 && isBesideSteps) {
      throw new FigureError(
        0,
        'The section has numbered steps, and no part of the figure has the number of one',
        'Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph or a table, or say why no step makes a part of it: "unmarked: ..."',
      );
    }
  } else if (marks.length > 0) {
    throw new FigureError(unmarked, 'The figure says why it has no marks, and it has marks', 'Remove "unmarked"');
  } else if (!isBesideSteps) {
    throw new FigureError(
      unmarked,
      'The figure says why it has no marks, and its section has no numbered steps',
      'Remove "unmarked"',
    );
  }
}

/**
 * Checks that the numbers at the parts of a figure are steps of the procedure around it, that a figure whose caption
 * names steps has a number at what each of them makes, and that a figure beside steps is not without numbers by
 * accident.
 *
 * @throws FigureError for the first number that is missing or belongs to no step
 */
export function checkMarks(
  marks: readonly StepMark[],
  {caption, unmarked}: Pick<FigureData, 'caption' | 'unmarked'>,
  place: Place,
): void {
  const {line, procedures} = place;
  const steps = stepsAround(line, procedures);
  const named = stepsOfCaption(caption);
  for (const mark of marks) {
    if (!steps.includes(Number(mark.number))) {
      throw new FigureError(
        mark.line,
        `The mark ${mark.number} is the number of no step around the figure`,
        steps.length === 0
          ? 'Remove it, or put the figure behind the step that it belongs to'
          : `Use one of ${[...steps].sort((a, b) => a - b).join(', ')}`,
      );
    }
    if (named.length > 0 && !named.includes(Number(mark.number))) {
      throw new FigureError(
        mark.line,
        `The mark ${mark.number} is not among the steps that the caption names`,
        'Correct the mark or the caption',
      );
    }
  }
  const missing = named.find((step) => !marks.some(({number}) => Number(number) === step));
  if (missing !== undefined) {
    throw new FigureError(
      0,
      `The caption names step ${String(missing)}, and no part of the figure has its number`,
      `Mark what the step makes: "mark: ${String(missing)}" at a row, "marks: {${String(missing)}: ...}" in a graph or a table`,
    );
  }
  checkUnmarked(marks, unmarked, place);
}
