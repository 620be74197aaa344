import {describe, expect, it} from 'vitest';
import {parseDot} from './parse';
import {trunk} from './trunk';

describe('trunk', () => {
  it('is the longest run, and ends at a loop', () => {
    const body = [
      '// alt: A sentence of at least forty characters that says what the figure shows.',
      '// caption: A sentence.',
      'digraph { A B C D A -> C A -> B B -> C C -> A C -> D }',
    ].join('\n');
    expect(trunk(parseDot(body))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('follows the way from the entry where a loop could be entered at two steps', () => {
    const body = [
      '// alt: A sentence of at least forty characters that says what the figure shows.',
      '// caption: A sentence.',
      'digraph { B C A A -> C C -> B B -> C }',
    ].join('\n');
    expect(trunk(parseDot(body))).toEqual(['A', 'C', 'B']);
  });
});
