import {describe, expect, it} from 'vitest';
import {layoutBlueprint, MOST_WIDTH, type BlueprintLayout} from './layout';
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

const jumpsOf = ({nodes}: BlueprintLayout): string[] =>
  nodes.flatMap(({shape}) => (shape.isJump ? [`${shape.pins[0]?.side ?? ''} ${shape.node.title}`] : []));
const topsOf = (layout: BlueprintLayout, ...ids: string[]): number[] => ids.map((id) => nodeOf(layout, id).y);
const rightOf = ({x, shape}: PlacedNode): number => x + shape.width;

/** A run of calls. */
function run(count: number, ...more: string[]): string[] {
  const ids = Array.from({length: count}, (_, index) => `n${String(index)}`);
  return [
    ...ids.map((id) => `  ${id}: {kind: call, title: Send Gameplay Event}`),
    'wires:',
    `  - ${ids.join(' -> ')}`,
    ...more,
  ];
}

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
    expect(jumpsOf(layout)).toEqual([]);
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

  it('breaks a long run into rows, which jumps with names of their own hold together', () => {
    expect(new Set(plan(...run(3)).nodes.map(({y}) => y)).size).toBe(1);
    const layout = plan(...run(12));
    expect(layout.width).toBeLessThanOrEqual(MOST_WIDTH);
    const names = jumpsOf(layout).filter((name) => name.startsWith('in'));
    expect(names[0]).toBe('in Then');
    expect(names[1]).toBe('in Then 2');
    expect(new Set(names).size).toBe(names.length);
    expect(
      jumpsOf(layout)
        .map((name) => name.replace(/^out/, 'in'))
        .sort(),
    ).toEqual([...names, ...names].sort());
  });

  it('draws a lone variable again where a row asks for it', () => {
    const calls = ['a', 'b', 'c', 'd'].map(
      (id) => `  ${id}: {kind: call, title: Send Gameplay Event to Actor, in: [Actor: object]}`,
    );
    const layout = plan(
      '  self: {kind: get, title: Self, type: object}',
      ...calls,
      'wires: [a -> b -> c -> d, self -> a.Actor, self -> d.Actor]',
    );
    expect(layout.nodes.filter(({shape}) => shape.node.title === 'Self')).toHaveLength(2);
    expect(jumpsOf(layout)).toEqual(['in Then', 'out Then']);
  });

  it('has a jump in place of a wire that would run backwards, right before its node', () => {
    const layout = plan(
      '  begin: {kind: event, title: Event On Begin Play}',
      '  wait: {kind: macro, title: Wait}',
      '  check: {kind: branch}',
      'wires: [begin -> wait, wait -> check, check.False -> wait]',
    );
    expect(jumpsOf(layout)).toEqual(['in False', 'out False']);
    const ends = layout.nodes.filter(({shape}) => shape.isJump);
    const wait = nodeOf(layout, 'wait');
    expect(ends.map((end) => wait.x - rightOf(end)).filter((gap) => gap > 0 && gap < 20)).toHaveLength(1);
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
