import {describe, expect, it} from 'vitest';
import type {Difference, Part} from '../shared/difference';
import type {Block} from './blocks';
import {differenceOf, joinParts, keyOf, likeness} from './difference';

const text = (words: string): Block => ({kind: 'text', text: words});
const heading = (words: string): Block => ({kind: 'heading', text: words});
const row = (words: string): Block => ({kind: 'row', text: words});

/** Puts one side of a difference together again. */
function side(difference: Difference, sign: '+' | '-'): string[] {
  return difference.flatMap((entry) => {
    if (typeof entry === 'number') {
      return [];
    }
    const [, ...parts] = entry;
    const words = parts.map((part) => (typeof part === 'string' ? part : part[0] === sign ? part[1] : '')).join('');
    return words === '' ? [] : [words];
  });
}

describe('differenceOf', () => {
  it('is a count where nothing differs', () => {
    expect(differenceOf([heading('A'), text('b')], [heading('A'), text('b')])).toEqual([2]);
  });
  it('does not count spaces, not even in code', () => {
    const code = (words: string): Block => ({kind: 'code', text: words});
    expect(differenceOf([code('a {\n  b\n}')], [code('a {\n    b\n}')])).toEqual([1]);
  });
  it('marks words in a passage', () => {
    expect(differenceOf([text('Set it to one now.')], [text('Set it to two now.')])).toEqual([
      ['text', 'Set it to ', ['-', 'one'], ['+', 'two'], ' now.'],
    ]);
  });
  it('shows a passage as removed and added when little is left of it', () => {
    expect(differenceOf([text('Entirely old wording here.')], [text('Something else was written.')])).toEqual([
      ['text', ['-', 'Entirely old wording here.']],
      ['text', ['+', 'Something else was written.']],
    ]);
  });
  it('does not mix kinds', () => {
    expect(differenceOf([text('Same words')], [heading('Same words')])).toEqual([
      ['text', ['-', 'Same words']],
      ['heading', ['+', 'Same words']],
    ]);
  });
  it('keeps the heading above a change and counts the rest', () => {
    const before = [text('a'), heading('First'), text('b'), text('c'), text('The door is open.'), text('d'), text('e')];
    const after = [text('a'), heading('First'), text('b'), text('c'), text('The door is shut.'), text('d'), text('e')];
    expect(differenceOf(before, after)).toEqual([
      1,
      ['heading', 'First'],
      2,
      ['text', 'The door is ', ['-', 'open'], ['+', 'shut'], '.'],
      2,
    ]);
  });
  it('pairs each passage with the one that it became', () => {
    const before = [row('Max Range | 300 cm | how far'), row('Show Debug | off | draws lines')];
    const after = [
      row('New Row | on | is new here'),
      row('Max Range | 700 cm | how far'),
      row('Show Debug | on | draws lines'),
    ];
    expect(differenceOf(before, after)).toEqual([
      ['row', ['+', 'New Row | on | is new here']],
      ['row', 'Max Range | ', ['-', '300'], ['+', '700'], ' cm | how far'],
      ['row', 'Show Debug | ', ['-', 'off'], ['+', 'on'], ' | draws lines'],
    ]);
  });
  it('loses no word of either side', () => {
    const before = [heading('A'), text('One two, three.'), text('Gone for good.'), row('x | 1')];
    const after = [heading('A, newly'), text('One two and three!'), row('x | 2'), row('y | 3')];
    const difference = differenceOf(before, after);
    expect(side(difference, '-')).toEqual(before.map((block) => block.text));
    expect(side(difference, '+')).toEqual(after.map((block) => block.text));
  });
});

describe('joinParts', () => {
  it.each<[string, Part[], Part[]]>([
    [
      'takes a lone space into the change',
      [['-', 'a'], ['+', 'x'], ' ', ['-', 'b'], ['+', 'y']],
      [
        ['-', 'a b'],
        ['+', 'x y'],
      ],
    ],
    ['leaves a word between changes alone', [['-', 'a'], ' or ', ['-', 'b']], [['-', 'a'], ' or ', ['-', 'b']]],
    ['leaves a text without changes alone', ['a'], ['a']],
  ])('%s', (_case, parts, joined) => {
    expect(joinParts(parts)).toEqual(joined);
  });
});

describe('likeness', () => {
  it.each([
    ['one two', 'One, two!', 1],
    ['one two', 'one three', 0.5],
    ['one one', 'one', 2 / 3],
    ['one', 'two', 0],
    ['+', '-', 0],
    ['+', '+', 1],
  ])('of "%s" and "%s" is %d', (a, b, expected) => {
    expect(likeness(a, b)).toBeCloseTo(expected);
  });
});

it('keyOf tells kinds apart', () => {
  expect(keyOf(text('a'))).not.toBe(keyOf(heading('a')));
});
