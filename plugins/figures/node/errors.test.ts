// Misspelt names are what is tested.
/* cspell:disable */
import {describe, expect, it} from 'vitest';
import {FigureError} from './errors';
import {parseFigure} from './figure';
import type {Language} from '../shared/languages';

const alt = 'alt: A sentence of at least forty characters that says what the figure shows.';
const caption = 'caption: A short sentence.';
const graph = (rest: string): string => `${alt}\n${caption}\nnodes:\n${rest}`;
const panel = (rest: string): string => `${alt}\n${caption}\n${rest}`;
const chart = (rest: string): string => `// ${alt}\n// ${caption}\ndigraph {\n${rest}\n}`;

interface Case {
  readonly name: string;
  readonly language: Language;
  readonly body: string;
  readonly line: number;
  readonly message: RegExp;
}

/** What is wrong at a node, which is on line 4. */
const nodeFaults: readonly [node: string, message: RegExp][] = [
  ['a: {kind: funktion, title: A}', /"nodes\.a\.kind" is "funktion".*Did you mean "function"\?/],
  ['a: {kind: branch, tittle: A}', /Unknown key "tittle"\. Did you mean "title"\?/],
  ['a: {kind: call}', /"a" has no title/],
  ['a b: {kind: branch}', /id "a b" does not fit/],
  ['a: {kind: call, title: A, in: [Value: floot]}', /Unknown pin type "floot"\. Did you mean "float"\?/],
  ['a: {kind: call, title: A, in: [{B: int, C: int}]}', /A pin is one "Name: type"/],
  ['a: {kind: call, title: A, in: [B: int, B: int]}', /Two inputs are named "B"/],
  ['a: {kind: call, title: A, out: [B: int = 1]}', /output "B" has a value/],
  ['a: {kind: call, title: A, in: [B: exec = 1]}', /exec pin "B" has a value/],
  ['a: {kind: call, title: A, in: [B: bool = maybe]}', /bool pin "B" has the value "maybe"/],
  ['a: {kind: branch, compact: true}', /branch node "a" is compact/],
  ['a: {kind: switch, title: A}', /switch "a" has no exits/],
  ['a: {kind: get, title: A}', /get node "a" has no type/],
  ['a: {kind: call, title: A, type: int}', /call node "a" has a type/],
  ['a: {kind: call, title: Set, in: [Hit: struct]}', /sets a variable\. Write "kind: set"/],
  ['a: {kind: call, title: Cast To Pawn}', /has the title of a cast\. Write "kind: cast"/],
  ['a: {kind: cast, title: To Pawn}', /title of the cast "a" is "To Pawn"\. Write "Cast To/],
  ['a: {kind: cast, title: Cast To Pawn, in: [Object: object]}', /cast "a" lists pins/],
  ['a: {kind: message, title: A}', /subtitle of the message "a" is undefined/],
  ['a: {kind: call, title: A, subtitle: Using Interface B}', /Write "kind: message"/],
  ['a: {kind: event, title: A, subtitle: Of B}', /Write "From \.\.\."/],
  ['a: {kind: pure, title: A, out: [Pose: pose]}', /Write "kind: pose"/],
  ['a: {kind: pose, title: A}', /has no pose pin/],
];

/** What is wrong with the wires or marks of some nodes, on line 8. */
const wireFaults: readonly [wires: string, message: RegExp][] = [
  ['wires: [a -> bb]', /no node "bb"/],
  ['wires: [b.Ture -> c]', /"b" \(Branch\) has no output "Ture"\. Did you mean "True"\?/],
  ['wires: [a]', /"a" is not a wire/],
  ['wires: [a -> b.Execute -> c]', /names a pin in its middle/],
  ['wires: [b -> c]', /not clear which output of "b".*"b\.True", "b\.False"/],
  ['wires: [a.Then -> b.Condition]', /joins an exec pin and a data pin/],
  ['wires: [held -> c.Condition]', /has a wire and the value "true"/],
  ['wires: [held -> b.Condition, held -> b.Condition]', /second wire at a data input/],
  ['wires: [a -> b, a -> c]', /second wire at an exec output.*Sequence/],
  ['marks: {x: a}', /"x" is not a mark/],
  ['marks: {1: b.Conditon}', /no pin "Conditon"\. Did you mean "Condition"\?/],
];
const NODES = [
  '  a: {kind: event, title: Begin}',
  '  b: {kind: branch}',
  '  held: {kind: get, title: Held, type: bool}',
  '  c: {kind: branch, in: [Condition: bool = true]}',
].join('\n');

const blueprintCases: Omit<Case, 'language'>[] = [
  {name: 'no map', body: 'just text', line: 1, message: /not a map of keys\. Begin with "alt:"/},
  {name: 'bad YAML', body: `${alt}\n${caption}\nnodes: {a: [}`, line: 3, message: /not valid YAML.*quote text/},
  {name: 'unknown key', body: panel('node: {}'), line: 3, message: /Unknown key "node"\. Did you mean "nodes"\?/},
  {name: 'missing nodes', body: panel(''), line: 1, message: /The key "nodes" is missing\. Add "nodes"/},
  {name: 'no nodes', body: panel('nodes: {}'), line: 3, message: /no nodes/},
  {name: 'missing alt', body: `${caption}\nnodes: {}`, line: 1, message: /The key "alt" is missing/},
  {name: 'missing caption', body: `${alt}\nnodes: {}`, line: 1, message: /The key "caption" is missing/},
  {
    name: 'short alt',
    body: `alt: Short.\n${caption}\nnodes: {}`,
    line: 1,
    message: /has 6 characters\. Write one sentence/,
  },
  ...nodeFaults.map(([node, message]) => ({name: node, body: graph(`  ${node}`), line: 4, message})),
  ...wireFaults.map(([wires, message]) => ({name: wires, body: graph(`${NODES}\n${wires}`), line: 8, message})),
];

/** A chart with sections for its steps on the first line, then settings. */
const answering = (settings: string, body: string): string => `// rows: tasks\n${settings}\n${chart(body)}`;
const dotCases: Omit<Case, 'language'>[] = [
  {name: 'missing alt', body: `// ${caption}\ndigraph { A }`, line: 1, message: /"alt" is missing/},
  {name: 'no digraph', body: `// ${alt}\n// ${caption}\ngraph { A }`, line: 3, message: /begins with "graph"/},
  {name: 'no nodes', body: chart(''), line: 1, message: /no nodes/},
  {name: 'undirected edge', body: chart('A -- B'), line: 4, message: /"--" is not an arrow\. Write "->"/},
  {name: 'HTML label', body: chart('a [label=<b>]'), line: 4, message: /HTML labels/},
  {name: 'arrow to several', body: chart('A\nB\nC\nA -> {B C}'), line: 7, message: /An arrow joins two nodes/},
  {
    name: 'style attribute',
    body: chart('A [kind=data, color=red]'),
    line: 4,
    message: /"A" has the attribute "color"\. The house style/,
  },
  {
    name: 'unknown kind',
    body: chart('a [label=A, kind=decison]'),
    line: 4,
    message: /Unknown kind "decison"\. Did you mean "decision"\?/,
  },
  {
    name: 'undeclared node',
    body: chart('abc [label=A]\nabc -> abd'),
    line: 5,
    message: /"abd", which is not declared\. Did you mean "abc"\?/,
  },
  {
    name: 'group without label',
    body: chart('subgraph cluster_a { A }'),
    line: 4,
    message: /group "cluster_a" has no label/,
  },
  {name: 'setting', body: chart('splines=ortho\nA'), line: 4, message: /setting "splines" is not allowed/},
  {name: 'open bracket', body: chart('a [label=A'), line: 5, message: /Found "}"/},
  {
    name: 'paths without sections',
    body: `// path a: One\n${chart('A\nB\nA -> B')}`,
    line: 1,
    message: /no sections in which the rows of its steps stand\. Add "\/\/ rows: /,
  },
  {
    name: 'two paths with one name',
    body: answering('// path a: One\n// path b: One', 'A\nB\nA -> B [on="a"]\nB -> A [on="b"]'),
    line: 3,
    message: /the id or the name of "b"/,
  },
  {
    name: 'path that does not exist',
    body: answering('// path early: Early', 'A\nB\nA -> B [on="earlly"]'),
    line: 8,
    message: /the path "earlly", which the chart does not have\. Did you mean "early"\?/,
  },
  {
    name: 'path that leaves nothing out',
    body: answering('// path a: A', 'A\nB\nA -> B [on="a"]'),
    line: 2,
    message: /The path "a" is the whole chart/,
  },
];

/** What is wrong at a row, which is on line 6. */
const rowFaults: readonly [row: string, message: RegExp][] = [
  ['{name: B, vlaue: C}', /Unknown key "vlaue"\. Did you mean "value"\?/],
  ['{name: B, rows: [{name: C, marks: 1}]}', /Unknown key "marks"/],
  ['{name: B, type: drop}', /dropdown/],
  ['{name: B, mark: x}', /not a number from 1 to 99/],
  ['{name: B, value: Blok, type: response}', /answer of the channel "B" is "Blok".*Did you mean "Block"\?/],
];
const panelCases: Omit<Case, 'language'>[] = [
  {name: 'missing sections', body: panel('title: A'), line: 1, message: /"sections" is missing/},
  ...rowFaults.map(([row, message]) => ({
    ...{name: row, line: 6, message},
    body: panel(`title: A\nsections:\n  - rows:\n    - ${row}`),
  })),
];

const withLanguage = (language: Language, list: readonly Omit<Case, 'language'>[]): Case[] =>
  list.map((entry) => ({...entry, language}));
const cases: Case[] = [
  ...withLanguage('blueprint', blueprintCases),
  ...withLanguage('dot', dotCases),
  ...withLanguage('panel', panelCases),
];

function errorOf({language, body}: Case): FigureError {
  try {
    parseFigure(language, body);
  } catch (error) {
    if (error instanceof FigureError) {
      return error;
    }
    throw error;
  }
  throw new Error('The figure was accepted.');
}

describe('errors', () => {
  it.each(cases)('$language: $name', (entry) => {
    const error = errorOf(entry);
    expect(error.message).toMatch(entry.message);
    expect(error.line).toBe(entry.line);
  });
});
