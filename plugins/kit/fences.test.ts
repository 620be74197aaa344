import {expect, it} from 'vitest';
import {fencesOf, isFenced} from './fences';

it('finds the fenced blocks of a text', () => {
  const lines = 'a\n````md\n```\n## x\n```\n````\n  ~~~ dot title=x\ny\n```\n  ~~~\n```'.split('\n');
  const fences = fencesOf(lines);
  expect(fences).toEqual([
    {start: 1, end: 5, lang: 'md'},
    {start: 6, end: 9, lang: 'dot'},
    // Nothing closes it.
    {start: 10, end: 10, lang: ''},
  ]);
  expect([0, 1, 3, 5].map((index) => isFenced(index, fences))).toEqual([false, true, true, true]);
});
