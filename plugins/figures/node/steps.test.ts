import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {FigureError} from './errors';
import {checkMarks, readProcedures} from './steps';

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
function faultOf(line: number, ...numbers: number[]): string {
  const marks = numbers.map((number, index) => ({number: String(number), line: index + 1}));
  try {
    checkMarks(marks, line, procedures);
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
    expect(procedures.lists.map(({line, steps}) => [line, [...steps]])).toEqual([
      [1, [1, 2, 3]],
      [7, [1, 2, 3]],
      [11, [1, 2]],
    ]);
  });
});

describe('checkMarks', () => {
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
  ] as const)('refuses %s', (_, [line, ...numbers], message) => {
    expect(faultOf(line, ...numbers)).toBe(message);
  });

  it('refuses a mark on a page without steps', () => {
    expect(() => {
      checkMarks([{number: '1', line: 4}], 1, {lists: [], headings: []});
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
