import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {FigureError} from './errors';
import type {StepMark} from './language';

/** A numbered list as it stands in a page, outside of other lists. */
export interface NumberedList {
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** The number of its first step. */
  readonly first: number;
  /** How many steps it has. */
  readonly count: number;
}

/** A numbered list and its procedure. */
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

/** Joins numbered lists: one that goes on with the number after the last one belongs to its procedure. */
export function joinLists(lists: readonly NumberedList[]): StepList[] {
  const joined: StepList[] = [];
  let next = 0;
  for (const {line, first, count} of lists) {
    const steps = (first === next ? joined.at(-1)?.steps : undefined) ?? new Set<number>();
    next = first + count;
    for (let number = first; number < next; number += 1) {
      steps.add(number);
    }
    joined.push({line, steps});
  }
  return joined;
}

/** The numbered lists of a text. A numbered list inside a step has numbers of its own. */
export function numberedLists(tree: Nodes): NumberedList[] {
  const lists: NumberedList[] = [];
  visit(tree, 'list', ({ordered, start, children, position}) => {
    if (ordered !== true) {
      return undefined;
    }
    lists.push({line: position?.start.line ?? 1, first: start ?? 1, count: children.length});
    return SKIP;
  });
  return lists;
}

/** Reads the procedures of a page. */
export function readProcedures(tree: Root): Procedures {
  const headings: number[] = [];
  visit(tree, 'heading', ({position}) => {
    headings.push(position?.start.line ?? 1);
  });
  return {lists: joinLists(numberedLists(tree)), headings};
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

/**
 * Checks that the numbers at the parts of a figure are steps of the procedure around it, and that a figure beside steps
 * has numbers.
 *
 * @param line of the figure in the page
 * @throws FigureError for the first number that belongs to no step, or when there are none beside steps
 */
export function checkMarks(marks: readonly StepMark[], line: number, procedures: Procedures): void {
  const steps = stepsAround(line, procedures);
  const unknown = marks.find(({number}) => !steps.includes(Number(number)));
  if (unknown) {
    throw new FigureError(
      unknown.line,
      `The mark ${unknown.number} is the number of no step around the figure`,
      steps.length === 0
        ? 'Remove it, or put the figure behind the step that it belongs to'
        : `Use one of ${[...steps].sort((a, b) => a - b).join(', ')}`,
    );
  }
  if (marks.length === 0 && hasSteps(line, procedures)) {
    throw new FigureError(
      0,
      'The section has numbered steps, and no part of the figure has the number of one',
      'Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph or a table, or put the figure under a heading of its own',
    );
  }
}
