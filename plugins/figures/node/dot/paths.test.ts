import {describe, expect, it} from 'vitest';
import {parseDot} from './parse';
import {offClasses, pathParts} from './paths';

const chart = (paths: readonly string[], ...body: string[]): string =>
  [
    '// alt: A chart of several ways that is described in a sentence of enough characters.',
    '// caption: A chart.',
    '// rows: tasks',
    ...paths.map((id) => `// path ${id}: The ${id}`),
    'digraph {',
    ...body,
    '}',
  ].join('\n');
const parts = (...lines: Parameters<typeof chart>): ReturnType<typeof pathParts> =>
  pathParts(parseDot(chart(...lines)));

describe('pathParts', () => {
  it('follows arrows that are open to a path, and leaves out what comes after a closed one', () => {
    const [good, bad] = parts(
      ['good', 'bad'],
      'A B C D',
      'A -> B',
      'B -> C [off="bad"]',
      'C -> D',
      'B -> E [on="bad"]',
      'E',
    );
    expect([...(good?.steps ?? [])]).toEqual(['E']);
    expect([...(good?.arrows ?? [])]).toEqual([3]);
    expect([...(bad?.steps ?? [])]).toEqual(['C', 'D']);
    expect([...(bad?.arrows ?? [])]).toEqual([1, 2]);
  });

  it('begins at every step to which no arrow leads', () => {
    const [one] = parts(['one'], 'A B C', 'A -> C', 'B -> C [off="one"]');
    expect([...(one?.steps ?? [])]).toEqual([]);
    expect([...(one?.arrows ?? [])]).toEqual([1]);
  });

  it('walks around loops once, also when the chart is nothing else', () => {
    const [one] = parts(['one'], 'A B C', 'A -> B', 'B -> A', 'B -> C [off="one"]', 'C -> A');
    expect([...(one?.steps ?? [])]).toEqual(['C']);
  });

  it('leaves out a group when no step in it or in its groups is reached', () => {
    const [one, two] = parts(
      ['one', 'two'],
      'A',
      'subgraph cluster_a { label="Outer" subgraph cluster_b { label="Inner" B } }',
      'subgraph cluster_c { label="Other" C }',
      'A -> B [on="one"]',
      'A -> C [on="two"]',
    );
    expect([...(one?.groups ?? [])]).toEqual(['cluster_c']);
    expect([...(two?.groups ?? [])]).toEqual(['cluster_a', 'cluster_b']);
  });
});

describe('offClasses', () => {
  it('names the paths that leave something out by their place', () => {
    const all = parts(['one', 'two'], 'A B C', 'A -> B [on="one"]', 'A -> C [on="two"]');
    expect(offClasses(all, ({steps}) => steps.has('B'))).toBe('b');
    expect(offClasses(all, ({steps}) => steps.has('A'))).toBeUndefined();
    expect(offClasses(all, () => true)).toBe('a b');
  });
});
