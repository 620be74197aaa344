import {expect, it} from 'vitest';
import {parseDot} from './parse';
import {pathParts, type Group, type Step} from './model';

it.each([
  ['what comes after a closed arrow', ['A B C D', 'A -> B', 'B -> C [off=x]', 'C -> D'], ['C', 'D'], []],
  ['an arrow of another path', ['A B C', 'A -> B [on=x]', 'A -> C [on=y]'], ['C'], []],
  ['nothing at a second beginning', ['A B C', 'A -> C', 'B -> C [off=x]'], [], []],
  ['what a loop does not reach', ['S A B C', 'S -> A', 'A -> B', 'B -> A', 'B -> C [off=x]', 'C -> A'], ['C'], []],
  [
    'a group without a step',
    ['A C subgraph cluster_b { label=B B }', 'A -> C', 'A -> B [off=x]'],
    ['B'],
    ['cluster_b'],
  ],
])('a path leaves out %s', (_, body, steps, groups) => {
  const figure = parseDot(
    [
      '// alt: A chart of several ways that is described in a sentence of enough characters.',
      '// caption: A chart.',
      '// rows: tasks',
      '// path x: One',
      '// path y: Other',
      'digraph {',
      ...body,
      'E F E -> F [on=x] }',
    ].join('\n'),
  );
  const [path] = pathParts(figure);
  const isOff = (part: Step | Group): boolean => path?.off.has(part) ?? false;
  const ids = [figure.steps.filter(isOff), figure.groups.filter(isOff)].map((parts) => parts.map(({id}) => id));
  expect(ids).toEqual([steps, groups]);
});
