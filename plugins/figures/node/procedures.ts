import type {List, ListItem, Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fault} from './errors';
import type {StepMark} from './model';

interface Step {
  readonly item: ListItem;
  /** `step-14`, and in the second procedure of the page `step-2-14`. */
  readonly id: string;
}

/** The steps of a procedure by their numbers. */
export type Steps = ReadonlyMap<string, Step>;

/** A numbered list and its procedure. */
interface StepList {
  readonly node: List;
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** All steps of its procedure, which may go on over several lists. */
  readonly steps: Steps;
}

/** The numbered lists of a page, in its order, and the lines of its headings. */
export interface Procedures {
  readonly lists: readonly StepList[];
  readonly headings: readonly number[];
}

/**
 * Reads the procedures of a page. A list that goes on with the number after the last one belongs to its procedure. A
 * numbered list inside a step has numbers of its own.
 */
export function readProcedures(tree: Nodes): Procedures {
  const lists: StepList[] = [];
  const headings: number[] = [];
  let [next, procedure] = [-1, 0];
  let steps = new Map<string, Step>();
  visit(tree, ['heading', 'list'], (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      headings.push(line);
    }
    if (node.type !== 'list' || node.ordered !== true) {
      return undefined;
    }
    const first = node.start ?? 1;
    if (first !== next) {
      procedure += 1;
      steps = new Map();
    }
    const prefix = procedure > 1 ? `step-${String(procedure)}-` : 'step-';
    for (const [index, item] of node.children.entries()) {
      const number = String(first + index);
      steps.set(number, {item, id: prefix + number});
    }
    next = first + node.children.length;
    lists.push({node, line, steps});
    return SKIP;
  });
  return {lists, headings};
}

/**
 * The steps that make parts of a figure: those of the procedure before it with the numbers at its parts. A figure that
 * follows steps in their section has numbers.
 *
 * @param line of the figure in the page
 * @throws FigureError for the first number that belongs to no step, or when there are none behind steps
 */
export function stepsOf(marks: readonly StepMark[], line: number, procedures: Procedures): Steps {
  const list = procedures.lists.findLast((each) => each.line < line);
  const steps: Steps = list?.steps ?? new Map<string, Step>();
  const unknown = marks.find(({number}) => !steps.has(number));
  if (unknown) {
    fault(
      unknown.line,
      `The mark ${unknown.number} is the number of no step in the list before the figure`,
      steps.size === 0
        ? 'Remove it, or put the figure behind the step that it belongs to'
        : `Use one of ${[...steps.keys()].join(', ')}`,
    );
  }
  const followsSteps = list && !procedures.headings.some((heading) => heading > list.line && heading < line);
  if (marks.length === 0 && followsSteps) {
    fault(
      0,
      'The section has numbered steps, and no part of the figure has the number of one',
      'Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph, or put the figure under a heading of its own',
    );
  }
  return new Map([...steps].filter(([number]) => marks.some((mark) => mark.number === number)));
}
