import {beforeAll, describe, expect, it} from 'vitest';
import {loadGraphviz} from '../graphviz';
import {foldRows} from './fold';
import {layoutBlueprint} from './layout';
import {SIZE} from './measure';
import {parseBlueprint} from './parse';
import {drawBlueprint} from './svg';

type Graphviz = Awaited<ReturnType<typeof loadGraphviz>>;
let graphviz: Graphviz;
beforeAll(async () => {
  graphviz = await loadGraphviz();
});

const head = 'alt: A sentence of at least forty characters that says what the figure shows.\ncaption: A sentence.\n';

/** A run of calls, each `width` characters wide. */
const run = (count: number, title: string): string => {
  const ids = Array.from({length: count}, (_, index) => `n${String(index)}`);
  return `${head}nodes:\n${ids.map((id) => `  ${id}: {kind: call, title: ${title}}`).join('\n')}\nwires:\n  - ${ids.join(' -> ')}`;
};

describe('the layout of a graph', () => {
  it('keeps nodes apart and inside the canvas', () => {
    const {nodes, width, height} = layoutBlueprint(parseBlueprint(run(12, 'Send Gameplay Event')), graphviz);
    for (const [index, a] of nodes.entries()) {
      expect(a.x).toBeGreaterThan(0);
      expect(a.x + a.shape.width).toBeLessThan(width);
      expect(a.y + a.shape.height).toBeLessThan(height);
      for (const b of nodes.slice(index + 1)) {
        const isApart =
          a.x + a.shape.width <= b.x ||
          b.x + b.shape.width <= a.x ||
          a.y + a.shape.height <= b.y ||
          b.y + b.shape.height <= a.y;
        expect(isApart).toBe(true);
      }
    }
  });

  it('has the name and the pin of a variable in the middle of its pill', () => {
    const figure = parseBlueprint(
      `${head}nodes:\n  a: {kind: get, title: Name, type: object}\n  b: {kind: call, title: B, in: [C: object]}\nwires: [a -> b.C]`,
    );
    const pill = layoutBlueprint(figure, graphviz).nodes.find(({shape}) => shape.node.id === 'a')?.shape;
    expect(pill?.pins.map(({y}) => 2 * y)).toEqual([pill?.height]);
    const {source} = drawBlueprint(figure, graphviz).svg;
    const [, top, height, base] = /<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)" rx="15".*?<text[^>]* y="([\d.]+)"/
      .exec(source)
      ?.map(Number) ?? [0];
    // Letters stand on their line: its middle is a third of their size above.
    expect((base ?? 0) - 0.36 * SIZE.pin).toBeCloseTo((top ?? 0) + (height ?? 0) / 2, 0);
  });

  it('breaks a long run into rows', () => {
    const narrow = layoutBlueprint(parseBlueprint(run(3, 'Send Gameplay Event')), graphviz);
    const wide = layoutBlueprint(parseBlueprint(run(12, 'Send Gameplay Event')), graphviz);
    expect(new Set(narrow.nodes.map(({y}) => y)).size).toBe(1);
    expect(new Set(wide.nodes.map(({y}) => y)).size).toBeGreaterThan(2);
    expect(wide.width).toBeLessThan(1200);
  });
});

describe('foldRows', () => {
  const nodes = (count: number, width: number): {id: string; middle: number; width: number}[] =>
    Array.from({length: count}, (_, index) => ({id: String(index), middle: index * (width + 40), width}));
  const wire = (
    from: number,
    to: number,
  ): {from: {node: string; pin: string}; to: {node: string; pin: string}; type: 'exec' | 'object'} => ({
    from: {node: String(from), pin: ''},
    to: {node: String(to), pin: ''},
    type: 'exec',
  });

  it.each([
    ['a narrow graph', nodes(3, 200), [wire(0, 1), wire(1, 2)], [['0', '1', '2']]],
    [
      'a wide graph',
      nodes(6, 250),
      [0, 1, 2, 3, 4].map((from) => wire(from, from + 1)),
      [
        ['0', '1', '2'],
        ['3', '4', '5'],
      ],
    ],
    [
      'a loop',
      nodes(6, 250),
      [...[0, 1, 2, 3, 4].map((from) => wire(from, from + 1)), wire(5, 0)],
      [['0', '1', '2', '3', '4', '5']],
    ],
    [
      'wires that should stay together',
      nodes(4, 300),
      [wire(0, 1), wire(0, 2), wire(1, 2), wire(2, 3)],
      [['0', '1', '2'], ['3']],
    ],
    [
      'a variable that feeds the second row',
      nodes(6, 250),
      [...[1, 2, 3, 4].map((from) => wire(from, from + 1)), {...wire(0, 5), type: 'object' as const}],
      [
        ['1', '2'],
        ['0', '3', '4', '5'],
      ],
    ],
  ])('of %s', (_, extents, wires, rows) => {
    expect(foldRows(extents, wires, 1000)).toEqual(rows);
  });
});
