import {expect, it} from 'vitest';
import {fencesOf, isFenced} from './fences';

it.each([
  ['none', 'text', []],
  [
    'several',
    'a\n```\nb\n```\nc\n~~~md\nd\n~~~',
    [
      [1, 3],
      [5, 7],
    ],
  ],
  ['an indented one', '- a\n\n  ```cpp\n  b\n  ```', [[2, 4]]],
  ['one in a longer one', '````md\n```\na\n```\n````\nb', [[0, 4]]],
  ['one of another sign in it', '```\n~~~\n```\nb', [[0, 2]]],
  ['one whose end has words is open', '```\na\n``` b', [[0, 2]]],
])('finds %s', (_case, text, expected) => {
  expect(fencesOf(text.split('\n')).map(({start, end}) => [start, end])).toEqual(expected);
});

it('says the language of a block, and which lines belong to one', () => {
  const fences = fencesOf('a\n```dot title=x\nb\n```\n~~~'.split('\n'));
  expect(fences.map(({lang}) => lang)).toEqual(['dot', '']);
  expect([0, 1, 2, 3, 4].map((index) => isFenced(index, fences))).toEqual([false, true, true, true, true]);
});
