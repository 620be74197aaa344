import {describe, expect, it} from 'vitest';
import {namesIn, proseOf, tablesOf} from './prose';

const source = [
  '---',
  'title: A',
  '---',
  '',
  'Text.',
  '',
  '```panel',
  'alt: Not text.',
  '```',
  '',
  '   | A | B |',
  '   | --- | :-: |',
  '   | `x \\| y` | 1 |',
  '',
  '| no table |',
].join('\n');

describe('prose', () => {
  it('leaves out front matter and fences, and keeps the lines', () => {
    expect(proseOf({text: source}).map(({line}) => line)).toEqual([5, 11, 12, 13, 15]);
  });
  it('finds tables with their rows', () => {
    expect(tablesOf(proseOf({text: source}))).toEqual([
      {header: ['A', 'B'], rows: [{line: 13, cells: ['`x \\| y`', '1']}]},
    ]);
  });
  it('finds names in code and in bold', () => {
    expect(namesIn('Set **Max Range** of `Thing` to 3.')).toEqual(['Max Range', 'Thing']);
  });
});
