import type {ListItem, Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fault} from './errors';
import type {StepMark} from './language';
import {giveId} from './page-rows';

/** A numbered list as it stands in a page, outside of other lists. */
export interface NumberedList {
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** The number of its first step. */
  readonly first: number;
  /** Its steps. */
  readonly items: readonly ListItem[];
}

/** A numbered list and its procedure. */
interface StepList {
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** All steps of its procedure by their numbers; it may go on over several lists. */
  readonly steps: Map<string, Step>;
}

interface Step {
  readonly item: ListItem;
  /** `step-14`, and in the second procedure of the page `step-2-14`. */
  readonly id: string;
}

/** The numbered lists of a page, in its order, and the lines of its headings. */
export interface Procedures {
  readonly lists: readonly StepList[];
  readonly headings: readonly number[];
}

/** Joins numbered lists: one that goes on with the number after the last one belongs to its procedure. */
export function joinLists(lists: readonly NumberedList[]): StepList[] {
  const joined: StepList[] = [];
  let [next, procedures] = [0, 0];
  for (const {line, first, items} of lists) {
    const before = first === next ? joined.at(-1)?.steps : undefined;
    procedures += before ? 0 : 1;
    const prefix = procedures > 1 ? `step-${String(procedures)}-` : 'step-';
    const steps = before ?? new Map<string, Step>();
    for (const [index, item] of items.entries()) {
      const number = String(first + index);
      steps.set(number, {item, id: prefix + number});
    }
    next = first + items.length;
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
    lists.push({line: position?.start.line ?? 1, first: start ?? 1, items: children});
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

/** Whether a list is between the same two headings as a line of the page. */
function isBeside(list: StepList, line: number, {headings}: Procedures): boolean {
  return headings.every((heading) => heading < list.line === heading < line);
}

/**
 * The steps that a figure may name, by their numbers: of the procedure before it and of the one after it. What both
 * have is the step of the one in the section of the figure, or of the one before it.
 */
function stepsAround(line: number, procedures: Procedures): Map<string, Step> {
  const before = procedures.lists.filter((list) => list.line < line).at(-1);
  const after = procedures.lists.find((list) => list.line > line);
  const rank = (list: StepList): number => Number(isBeside(list, line, procedures));
  const around = [after, before].filter((list) => list !== undefined).sort((a, b) => rank(a) - rank(b));
  return new Map(around.flatMap(({steps}) => [...steps]));
}

/**
 * Gives the steps that the parts of a figure name an id.
 *
 * @param line of the figure in the page
 * @returns their fragments by their numbers
 */
export function markSteps(marks: readonly StepMark[], line: number, procedures: Procedures): Map<string, string> {
  const steps = stepsAround(line, procedures);
  const places = new Map<string, string>();
  for (const {number} of marks) {
    const step = steps.get(number);
    if (step) {
      places.set(number, `#${giveId(step.item, step.id)}`);
    }
  }
  return places;
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
  const unknown = marks.find(({number}) => !steps.has(number));
  if (unknown) {
    fault(
      unknown.line,
      `The mark ${unknown.number} is the number of no step around the figure`,
      steps.size === 0
        ? 'Remove it, or put the figure behind the step that it belongs to'
        : `Use one of ${[...steps.keys()].sort((a, b) => Number(a) - Number(b)).join(', ')}`,
    );
  }
  if (marks.length === 0 && procedures.lists.some((list) => isBeside(list, line, procedures))) {
    fault(
      0,
      'The section has numbered steps, and no part of the figure has the number of one',
      'Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph or a table, or put the figure under a heading of its own',
    );
  }
}
