import {describe, expect, it} from 'vitest';
import {layoutBlueprint, type BlueprintLayout} from './layout';
import type {PlacedNode} from './measure';
import {parseBlueprint} from './parse';
import {drawBlueprint} from './svg';

/** The plan of a graph; `lines` are its nodes and what follows them. */
function plan(...lines: string[]): BlueprintLayout {
  const head =
    'alt: A sentence of at least forty characters that says what the figure shows.\ncaption: A sentence.\nnodes:';
  return layoutBlueprint(parseBlueprint([head, ...lines].join('\n')));
}

function nodeOf({nodes}: BlueprintLayout, id: string): PlacedNode {
  const node = nodes.find(({shape}) => shape.node.id === id);
  if (!node) {
    throw new Error(`${id} is not in the plan.`);
  }
  return node;
}

const topsOf = (layout: BlueprintLayout, ...ids: string[]): number[] => ids.map((id) => nodeOf(layout, id).y);
const rightOf = ({x, shape}: PlacedNode): number => x + shape.width;

const FUNCTION = [
  '  entry: {kind: function, title: Is Available, out: [Part: object]}',
  '  part: {kind: get, title: Button, type: object}',
  '  same: {kind: pure, title: Equal, compact: "==", in: [A: object, B: object], out: [Result: bool]}',
  '  ret: {kind: return, in: [Return Value: bool]}',
  'wires: [entry -> ret, entry.Part -> same.A, part -> same.B, same.Result -> ret.Return Value]',
];

describe('the layout of a graph', () => {
  it('has the run on one line, and data below it, from left to right', () => {
    const layout = plan(...FUNCTION);
    const [entry, part, same, ret] = ['entry', 'part', 'same', 'ret'].map((id) => nodeOf(layout, id));
    expect(layout.wires.find(({wire}) => wire.type === 'exec')?.path).toMatch(/^M[\d ]+H\d+$/);
    expect(entry?.x).toBe(Math.min(...layout.nodes.map(({x}) => x)));
    expect(ret && rightOf(ret)).toBe(Math.max(...layout.nodes.map(rightOf)));
    for (const [left, right] of [
      [entry, same],
      [part, same],
      [same, ret],
    ] as const) {
      expect(left && rightOf(left)).toBeLessThan(right?.x ?? 0);
    }
    // The exec pin of the return node, from which the line comes.
    expect(same?.y).toBeGreaterThan((ret?.y ?? 0) + 44);
  });

  it('begins other ways of a run below', () => {
    const layout = plan(
      '  switch: {kind: branch}',
      ...['a', 'b', 'c'].map((id) => `  ${id}: {kind: call, title: Print}`),
      'wires: [switch.True -> a, a -> c, switch.False -> b]',
    );
    const [top, a, b, c] = topsOf(layout, 'switch', 'a', 'b', 'c');
    expect([a, c]).toEqual([top, top]);
    expect(b).toBeGreaterThan(a ?? 0);
    expect(nodeOf(layout, 'b').x).toBe(nodeOf(layout, 'a').x);
  });

  it('has a long run in one line, as wide as it is', () => {
    const ids = Array.from({length: 12}, (_, index) => `n${String(index)}`);
    const calls = ids.map((id) => `  ${id}: {kind: call, title: Send Gameplay Event}`);
    const layout = plan(...calls, 'wires:', `  - ${ids.join(' -> ')}`);
    expect(new Set(layout.nodes.map(({y}) => y)).size).toBe(1);
    expect(layout.width).toBeGreaterThan(1600);
  });

  it('has data for two nodes of a run below what is between them', () => {
    const calls = ['a', 'b', 'c'].map((id) => `  ${id}: {kind: call, title: Send Gameplay Event, in: [Actor: object]}`);
    const layout = plan(
      '  self: {kind: get, title: Self, type: object}',
      ...calls,
      'wires: [a -> b -> c, self -> a.Actor, self -> c.Actor]',
    );
    const [between, source] = [nodeOf(layout, 'b'), nodeOf(layout, 'self')];
    const pin = source.y + (source.shape.pins[0]?.y ?? 0);
    expect(pin).toBeGreaterThan(between.y + between.shape.height);
  });

  it('keeps nodes without wires apart and inside the canvas', () => {
    const events = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const {nodes, width, height} = plan(...events.map((id) => `  ${id}: {kind: event, title: Event On Begin Play}`));
    expect(nodes).toHaveLength(7);
    expect(new Set(nodes.map(({x, y}) => `${String(x)} ${String(y)}`)).size).toBe(7);
    expect(Math.max(...nodes.map(rightOf))).toBeLessThan(width);
    expect(Math.max(...nodes.map(({y, shape}) => y + shape.height))).toBeLessThan(height);
  });

  it('has the name and the pin of a variable in the middle of its pill', () => {
    const layout = plan(...FUNCTION);
    const pill = nodeOf(layout, 'part').shape;
    expect(pill.pins.map(({y}) => 2 * y)).toEqual([pill.height]);
  });

  it('says where each node is', () => {
    const figure = parseBlueprint(
      [
        'alt: A sentence of at least forty characters that says what the figure shows.',
        'caption: A sentence.',
        'nodes:',
        ...FUNCTION,
      ].join('\n'),
    );
    const {areas} = drawBlueprint(figure);
    expect(areas.map(({id}) => id)).toEqual(figure.nodes.map(({id}) => id));
    expect(areas.every(({box}) => box.length === 4 && box.every(Number.isInteger))).toBe(true);
  });
});
