import {describe, expect, it} from 'vitest';
import {applyHunk, readHunks} from './hunks';
import {applyEdits, editBetween, findBlock, headingAbove, overlaps} from './lines';
import {similarity, tokensOf} from './similarity';

describe('readHunks', () => {
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
  it('makes a hunk of each rewritten row', () => {
    const rows = ['| one | two | old |', '| three | four | old |'];
    const now = ['| one | two | new |', '| three | four | new |'];
    expect(readHunks('@@ -1,2 +1,2 @@', rows, now).map(({number, start}) => [number, start])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
  it('keeps lines together that were written anew', () => {
    expect(readHunks('@@ -1,2 +1,2 @@', ['first thing', 'second thing'], ['all', 'new'])).toHaveLength(1);
  });
});

describe('edits', () => {
  it.each([
    [['a', 'b', 'c'], ['a', 'x', 'c'], {start: 1, end: 2, lines: ['x']}],
    [['a', 'a'], ['a', 'a', 'a'], {start: 2, end: 2, lines: ['a']}],
    [['a', 'b'], ['a'], {start: 1, end: 2, lines: []}],
    [['a'], ['a'], undefined],
  ])('between %j and %j', (before, after, edit) => {
    expect(editBetween(before, after)).toEqual(edit);
  });
  it('are carried out together, insertions at one place in their order', () => {
    const edits = [
      {start: 1, end: 1, lines: ['x']},
      {start: 1, end: 1, lines: ['y']},
      {start: 1, end: 2, lines: ['B']},
      {start: 0, end: 1, lines: []},
    ];
    expect(applyEdits(['a', 'b', 'c'], edits)).toEqual(['x', 'y', 'B', 'c']);
  });
  it('overlap when they share a line', () => {
    expect(overlaps({start: 0, end: 2, lines: []}, {start: 1, end: 3, lines: []})).toBe(true);
    expect(overlaps({start: 1, end: 1, lines: []}, {start: 1, end: 2, lines: []})).toBe(false);
  });
  it('find blocks', () => {
    expect(findBlock(['a', 'b', 'a', 'b'], ['a', 'b'])).toEqual([0, 2]);
  });
});

describe('headingAbove', () => {
  const lines = ['# T', '## One {/* #one */}', 'x', '```md', '## Code', '```', 'y'];
  it.each([
    [0, ''],
    [2, '#one'],
    [6, '#one'],
    [1, 'T'],
  ])('of line %i is "%s"', (index, heading) => {
    expect(headingAbove(lines, index)).toBe(heading);
  });
});

describe('similarity', () => {
  it.each([
    ['a b c', 'a b c', 1],
    ['a b c d', 'a b x d', 0.75],
    ['a', 'b', 0],
    ['|---|', '|---|', 1],
  ])('of "%s" and "%s" is %d', (a, b, share) => {
    expect(similarity(a, b)).toBe(share);
  });
  it('cuts a line into pieces that make the line', () => {
    const line = 'The `Max Range` is 3 m, not 300.0.';
    expect(tokensOf(line).join('')).toBe(line);
  });
});
