import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {FigureError} from './errors';
import {readProcedures, stepsOf} from './steps';

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
const procedures = readProcedures(unified().use(remarkParse).parse(LINES.join('\n')));

/** What is wrong with marks on the lines of a figure from 1 on. */
function faultOf(line: number, ...numbers: (number | string)[]): string {
  const marks = numbers.map((number, index) => ({number: String(number), line: index + 1}));
  try {
    stepsOf(marks, line, procedures);
  } catch (error) {
    if (error instanceof FigureError) {
      return `${String(error.line)}: ${error.message}`;
    }
    throw error;
  }
  return '';
}

describe('readProcedures', () => {
  it('joins lists that go on with the next number, and leaves lists inside steps alone', () => {
    expect(procedures.lists.map(({line, steps}) => [line, [...steps.keys()]])).toEqual([
      [1, ['1', '2', '3']],
      [7, ['1', '2', '3']],
      [11, ['1', '2']],
    ]);
  });
});

describe('stepsOf', () => {
  const idsOf = (line: number, numbers: number[], page = procedures): unknown[] => {
    const marks = numbers.map((number) => ({number: String(number), line: 1}));
    const steps = stepsOf(marks, line, page);
    return marks.map(({number}) => steps.get(number)?.id);
  };

  it.each([
    ['of one procedure over several lists', 6, [1, 3], ['step-1', 'step-3']],
    ['of the second procedure', 13, [2], ['step-2-2']],
    ['of the procedure before the figure, where the one after it has the number too', 10, [2, 3], ['step-2', 'step-3']],
  ])('gives ids to steps %s', (_, line, numbers, places) => {
    expect(idsOf(line, numbers)).toEqual(places);
  });

  it('takes the step in the section of the figure', () => {
    const lines = ['1. Far', '', '## A section', '', 'The figure.', '', '1. Near'];
    expect(idsOf(5, [1], readProcedures(unified().use(remarkParse).parse(lines.join('\n'))))).toEqual(['step-2-1']);
  });
});

describe('marks', () => {
  it.each([
    ['a figure between the lists of a procedure', 6, [1, 3]],
    ['a figure without marks in a section without steps', 16, []],
    ['a mark of the section above', 16, [2]],
    ['a step twice', 6, [3, 1, 2, 2]],
    ['a figure before its procedure', 10, [2]],
  ])('accepts %s', (_, line, numbers) => {
    expect(faultOf(line, ...numbers)).toBe('');
  });

  it.each([
    [
      'a number that no step has',
      [6, 1, 4],
      '2: The mark 4 is the number of no step around the figure. Use one of 1, 2, 3.',
    ],
    [
      'a step of a procedure further up',
      [13, 3],
      '1: The mark 3 is the number of no step around the figure. Use one of 1, 2.',
    ],
    ['words', [6, '1.'], '1: The mark 1. is the number of no step around the figure. Use one of 1, 2, 3.'],
  ] as const)('refuses %s', (_, [line, ...numbers], message) => {
    expect(faultOf(line, ...numbers)).toBe(message);
  });

  it('refuses a mark on a page without steps', () => {
    expect(() => {
      stepsOf([{number: '1', line: 4}], 1, {lists: [], headings: []});
    }).toThrow('The mark 1 is the number of no step around the figure. Remove it, or put');
  });

  it.each([
    ['between the lists', 6],
    ['behind them', 13],
  ])('refuses a figure without marks in a section with steps, %s', (_, line) => {
    expect(faultOf(line)).toBe(
      '0: The section has numbered steps, and no part of the figure has the number of one. Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph or a table, or put the figure under a heading of its own.',
    );
  });
});
