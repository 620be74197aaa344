import {describe, expect, it} from 'vitest';
import {parseBlueprint} from './blueprint/parse';
import {parseDot} from './dot/parse';

const head = 'alt: A sentence of at least forty characters that says what the figure shows.\ncaption: A sentence.\n';
const graph = (nodes: string, wires = ''): string =>
  `${head}nodes:\n${nodes}${wires === '' ? '' : `\nwires:\n${wires}`}`;

const execNames = (body: string): {inputs: string[]; outputs: string[]} => {
  const [node] = parseBlueprint(body).nodes;
  const names = (pins: readonly {type: string; name: string}[] = []): string[] =>
    pins.flatMap(({type, name}) => (type === 'exec' ? [name] : []));
  return {inputs: names(node?.in), outputs: names(node?.out)};
};

describe('exec pins', () => {
  it.each([
    ['event, title: A', [], ['Then']],
    ['function, title: A', [], ['Then']],
    ['event, title: A, out: [{Pressed: exec}, {Released: exec}]', [], ['Pressed', 'Released']],
    ['call, title: A', ['Execute'], ['Then']],
    ['macro, title: A, in: [Open: exec, Close: exec]', ['Open', 'Close'], ['Then']],
    ['branch', ['Execute'], ['True', 'False']],
    ['cast, title: Cast To Pawn', ['Execute'], ['Then', 'Cast Failed']],
    ['switch, title: A, out: [Authority: exec]', ['Execute'], ['Authority']],
    ['return', ['Execute'], []],
    ['pure, title: A', [], []],
    ['get, title: A, type: int', [], []],
    ['set, title: A, type: int', ['Execute'], ['Then']],
  ])('of a %s', (kind, inputs, outputs) => {
    expect(execNames(graph(`  a: {kind: ${kind}}`))).toEqual({inputs, outputs});
  });

  it('are followed by the data pins that a kind has', () => {
    const nodes = ['cast, title: Cast To BP_ThirdPersonCharacter', 'set, title: Hit, type: struct'];
    const pins = parseBlueprint(
      graph(nodes.map((node, index) => `  n${String(index)}: {kind: ${node}}`).join('\n')),
    ).nodes.map((node) => [...node.in, ...node.out].flatMap(({name, type}) => (type === 'exec' ? [] : [name])));
    expect(pins).toEqual([
      ['Object', 'As BP Third Person Character'],
      ['Hit', 'Hit'],
    ]);
  });
});

describe('wires', () => {
  const nodes = [
    '  a: {kind: event, title: A}',
    '  b: {kind: branch}',
    '  c: {kind: cast, title: Cast To Pawn}',
    '  d: {kind: return}',
    '  g: {kind: get, title: My Bool, type: bool}',
    '  n: {kind: pure, title: NOT, in: [A: bool], out: [Return Value: bool]}',
    '  s: {kind: set, title: My Bool, type: bool}',
  ].join('\n');
  it.each([
    ['b.True -> d', ['b|True -> d|Execute']],
    ['g -> b.Condition', ['g|My Bool -> b|Condition']],
    ['g.My Bool -> n.A', ['g|My Bool -> n|A']],
    ['n -> b.Condition', ['n|Return Value -> b|Condition']],
    ['g -> n', ['g|My Bool -> n|A']],
    ['a -> c', ['a|Then -> c|Execute']],
    ['c.Cast Failed  ->  d', ['c|Cast Failed -> d|Execute']],
    ['s -> d', ['s|Then -> d|Execute']],
    ['n -> s', ['n|Return Value -> s|My Bool']],
  ])('%s', (wire, expected) => {
    const {wires} = parseBlueprint(graph(nodes, `  - ${wire}`));
    expect(wires.map(({from, to}) => `${from.node.id}|${from.pin.name} -> ${to.node.id}|${to.pin.name}`)).toEqual(
      expected,
    );
  });
});

describe('charts', () => {
  it('reads groups, comments and escapes', () => {
    const figure = parseDot(
      [
        '// alt: A sentence of at least forty characters that says what the figure shows.',
        '// caption: A sentence.',
        'digraph lifecycle {',
        '  rankdir=LR; // from left to right',
        '  start [kind=start];',
        '  subgraph cluster_x { label="Task: \\"x\\""; a [label="Two\\nlines", kind=interface]; Plain }',
        '  a -> Plain [label="go", style=dashed, rank=same]',
        '}',
      ].join('\n'),
    );
    expect(figure).toMatchObject({
      direction: 'LR',
      groups: [{id: 'cluster_x', label: 'Task: "x"'}],
      steps: [
        {id: 'start', kind: 'start', label: ''},
        {id: 'a', kind: 'interface', label: 'Two\nlines', group: {id: 'cluster_x'}},
        {id: 'Plain', kind: 'step', label: 'Plain', group: {id: 'cluster_x'}},
      ],
      arrows: [{from: {id: 'a'}, to: {id: 'Plain'}, label: 'go', isDashed: true, isLevel: true}],
    });
  });
});
