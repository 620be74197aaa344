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

/** What the check says. */
function faultIn(check: () => void): string {
  try {
    check();
  } catch (error) {
    if (error instanceof FigureError) {
      return `${String(error.line)}: ${error.message}`;
    }
    throw error;
  }
  return '';
}

/** What is wrong with marks on the lines of a figure from 1 on. */
function faultOf(line: number, caption: string, ...numbers: number[]): string {
  const marks = numbers.map((number, index) => ({number: String(number), line: index + 1}));
  return faultIn(() => {
    checkMarks(marks, {caption}, {line, procedures});
  });
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
    ['a figure between the lists of a procedure', 6, 'A caption.', [1, 3]],
    ['a figure without marks in a section without steps', 16, 'A caption.', []],
    ['a mark of the section above', 16, 'A caption.', [2]],
    ['one step', 6, 'Step 2. What it makes.', [2]],
    ['several steps in a row', 6, 'Steps 1 to 3. What they make.', [3, 1, 2, 2]],
    ['two steps', 6, 'Steps 1 and 3. What they make.', [1, 3]],
    ['what there is after a step', 8, 'The graph after step 3.', [3]],
    ['a figure before its procedure', 10, 'A caption.', [2]],
  ])('accepts %s', (_, line, caption, numbers) => {
    expect(faultOf(line, caption, ...numbers)).toBe('');
  });

  it.each([
    [
      'a number that no step has',
      [6, 'A caption.', 1, 4],
      '2: The mark 4 is the number of no step around the figure. Use one of 1, 2, 3.',
    ],
    [
      'a step of a procedure further up',
      [13, 'A caption.', 3],
      '1: The mark 3 is the number of no step around the figure. Use one of 1, 2.',
    ],
    [
      'a step that the caption does not name',
      [6, 'Step 2. A caption.', 2, 1],
      '2: The mark 1 is not among the steps that the caption names. Correct the mark or the caption.',
    ],
    [
      'a step of the caption without a mark',
      [6, 'Steps 1 to 3. A caption.', 1, 3],
      '0: The caption names step 2, and no part of the figure has its number. Mark what the step makes: "mark: 2" at a row, "marks: {2: ...}" in a graph or a table.',
    ],
  ] as const)('refuses %s', (_, [line, caption, ...numbers], message) => {
    expect(faultOf(line, caption, ...numbers)).toBe(message);
  });

  it('refuses a mark on a page without steps', () => {
    const marks = [{number: '1', line: 4}];
    expect(() => {
      checkMarks(marks, {caption: 'A caption.'}, {line: 1, procedures: {lists: [], headings: []}});
    }).toThrow('The mark 1 is the number of no step around the figure. Remove it, or put');
  });

  it.each([
    ['between the lists', 6],
    ['behind them', 13],
  ])('refuses a figure without marks in a section with steps, %s', (_, line) => {
    expect(faultOf(line, 'A caption.')).toBe(
      '0: The section has numbered steps, and no part of the figure has the number of one. Mark what a step makes, "mark: 2" at a row, "marks: {2: ...}" in a graph or a table, or say why no step makes a part of it: "unmarked: ...".',
    );
  });

  it.each([
    ['beside steps, without marks', 6, [], ''],
    [
      'with marks',
      6,
      [{number: '1', line: 2}],
      '5: The figure says why it has no marks, and it has marks. Remove "unmarked".',
    ],
    [
      'in a section without steps',
      16,
      [],
      '5: The figure says why it has no marks, and its section has no numbered steps. Remove "unmarked".',
    ],
  ])('knows figures that say why they have no marks: %s', (_, line, marks, message) => {
    const figure = {caption: 'A caption.', unmarked: 5};
    expect(
      faultIn(() => {
        checkMarks(marks, figure, {line, procedures});
      }),
    ).toBe(message);
  });
});
