import {expect, it} from 'vitest';
import {applyHunk, readHunks} from './hunks';

const base = ['a', 'b', 'c', 'd'];

it.each([
  ['a replaced line', '@@ -2 +2 @@', ['a', 'B', 'c', 'd'], {start: 1, removed: ['b'], added: ['B']}],
  ['an insertion', '@@ -2,0 +3,2 @@', ['a', 'b', 'x', 'y', 'c', 'd'], {start: 2, removed: [], added: ['x', 'y']}],
  ['an insertion at the top', '@@ -0,0 +1 @@', ['x', 'a', 'b', 'c', 'd'], {start: 0, removed: [], added: ['x']}],
  ['a removal', '@@ -2,2 +1,0 @@', ['a', 'd'], {start: 1, removed: ['b', 'c'], added: []}],
])('reads %s', (_, diff, after, hunk) => {
  const hunks = readHunks(`diff --git a/x b/x\n--- a/x\n+++ b/x\n${diff} @@ heading\n`, base, after);
  expect(hunks).toEqual([{...hunk, number: 1}]);
  expect(hunks[0] && applyHunk(base, hunks[0])).toEqual(after);
});

it('makes a hunk of each rewritten row, and keeps lines together that were written anew', () => {
  const rows = ['| one | two | old |', '| three | four | old |'];
  const now = ['| one | two | new |', '| three | four | new |'];
  expect(readHunks('@@ -1,2 +1,2 @@', rows, now).map(({number, start}) => [number, start])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(readHunks('@@ -1,2 +1,2 @@', ['first thing', 'second thing'], ['all', 'new'])).toHaveLength(1);
});
