import {describe, expect, it} from 'vitest';
import {changeOf, countChanges} from './difference-counts';

describe('changeOf', () => {
  it.each([
    [['heading', 'Steps'], 'context'],
    [['text', ['+', 'New.']], 'added'],
    [['text', ['-', 'Old.']], 'removed'],
    [['text', 'Set it to ', ['-', '1'], ['+', '2']], 'changed'],
    [['text', ['-', 'Old'], ['+', 'New']], 'changed'],
  ] as const)('%o is %s', (passage, change) => {
    expect(changeOf(passage)).toBe(change);
  });
});

describe('countChanges', () => {
  it.each([
    [[['text', ['+', 'a']]], '1 passage added'],
    [
      [3, ['heading', 'Steps'], ['text', 'x', ['+', 'a']], ['item', 'y', ['-', 'b']], ['text', ['-', 'c']]],
      '2 passages changed, 1 removed',
    ],
    [[5], 'nothing changed'],
  ] as const)('%o', (difference, words) => {
    expect(countChanges(difference)).toBe(words);
  });
});
