import {remark} from 'remark';
import {describe, expect, it} from 'vitest';
import {FigureError} from './errors';
import {readProcedures, stepsOf} from './procedures';

const LINES = [
  '1. One', // line 1
  '2. Two',
  '   1. A step inside a step',
  '',
  'Words between.',
  '',
  '3. Three', // line 7
  '',
  'Words again.',
  '',
  '1. Another procedure', // line 11
  '2. Its second step',
  '',
  '## A section without steps', // line 14
  '',
  'Words.', // line 16
];
const procedures = readProcedures(remark().parse(LINES.join('\n')));

/** The ids of the steps at marks on the lines of a figure from 1 on, or the line and the message of what is wrong. */
function stepsAt(line: number, numbers: readonly string[], page = procedures): string {
  const marks = numbers.map((number, index) => ({number, line: index + 1}));
  try {
    const steps = stepsOf(marks, line, page);
    return numbers.map((number) => steps.get(number)?.id).join(' ');
  } catch (error) {
    if (error instanceof FigureError) {
      return `${String(error.line)}: ${error.message}`;
    }
    throw error;
  }
}

it('joins lists that go on with the next number, and leaves lists inside steps alone', () => {
  expect(procedures.lists.map(({line, steps}) => [line, [...steps.keys()]])).toEqual([
    [1, ['1', '2', '3']],
    [7, ['1', '2', '3']],
    [11, ['1', '2']],
  ]);
});

describe('marks', () => {
  const unknown = (number: string): string =>
    `The mark ${number} is the number of no step in the list before the figure.`;
  const missing =
    '0: The section has numbered steps, and no part of the figure has the number of one. Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph, or put the figure under a heading of its own.';

  it.each([
    ['of one procedure over several lists', 6, ['3', '1', '2', '2'], 'step-3 step-1 step-2 step-2'],
    ['of the second procedure', 13, ['2'], 'step-2-2'],
    ['where the procedure after the figure has the number too', 10, ['2', '3'], 'step-2 step-3'],
    ['of the section above', 16, ['2'], 'step-2-2'],
    ['none in a section without steps', 16, [], ''],
    ['a number that no step has', 6, ['1', '4'], `2: ${unknown('4')} Use one of 1, 2, 3.`],
    ['a step of a procedure further up', 13, ['3'], `1: ${unknown('3')} Use one of 1, 2.`],
    ['words', 6, ['1.'], `1: ${unknown('1.')} Use one of 1, 2, 3.`],
    ['none between the lists of a section with steps', 6, [], missing],
    ['none behind the lists of a section with steps', 13, [], missing],
  ])('%s', (_, line, numbers, expected) => {
    expect(stepsAt(line, numbers)).toBe(expected);
  });

  it('are refused on a page without steps', () => {
    const said = `1: ${unknown('4')} Remove it, or put the figure behind the step that it belongs to.`;
    expect(stepsAt(1, ['4'], {lists: [], headings: []})).toBe(said);
  });
});
