import {expect, it} from 'vitest';
import {fencesOf} from './fences';

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
