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

const blueprintCases: Omit<Case, 'language'>[] = [
  {name: 'no map', body: 'just text', line: 1, message: /not a map of keys\. Begin with "alt:"/},
  {name: 'empty body', body: '', line: 1, message: /not a map of keys/},
  {name: 'bad YAML', body: `${alt}\n${caption}\nnodes: {a: [}`, line: 3, message: /not valid YAML/},
  {
    name: 'nested mapping',
    body: graph('  a: {kind: call, title: A}\nwires:\n  - a: b: c'),
    line: 6,
    message: /not valid YAML.*quote text/,
  },
  {
    name: 'unknown key',
    body: `${alt}\n${caption}\nnode:\n  a: {kind: branch}`,
    line: 3,
    message: /Unknown key "node"\. Did you mean "nodes"\?/,
  },
  {
    name: 'unknown key of a node',
    body: graph('  a:\n    kind: branch\n    tittle: A'),
    line: 6,
    message: /Unknown key "tittle"\. Did you mean "title"\?/,
  },
  {name: 'missing nodes', body: `${alt}\n${caption}`, line: 1, message: /The key "nodes" is missing\. Add "nodes"/},
  {name: 'no nodes', body: `${alt}\n${caption}\nnodes: {}`, line: 3, message: /no nodes/},
  {name: 'missing alt', body: `${caption}\nnodes:\n  a: {kind: branch}`, line: 1, message: /The key "alt" is missing/},
  {
    name: 'missing caption',
    body: `${alt}\nnodes:\n  a: {kind: branch}`,
    line: 1,
    message: /The key "caption" is missing/,
  },
  {
    name: 'short alt',
    body: `alt: Too short.\n${caption}\nnodes:\n  a: {kind: branch}`,
    line: 1,
    message: /has 10 characters\. Write one sentence of 40 to 200/,
  },
  {
    name: 'unknown kind',
    body: graph('  a: {kind: funktion, title: A}'),
    line: 4,
    message: /"nodes\.a\.kind" is "funktion".*Did you mean "function"\?/,
  },
  {
    name: 'missing kind',
    body: graph('  a: {title: A}'),
    line: 4,
    message: /"nodes\.a\.kind"|The key "kind" is missing/,
  },
  {name: 'missing title', body: graph('  a: {kind: call}'), line: 4, message: /"a" has no title/},
  {name: 'bad id', body: graph('  a b: {kind: branch}'), line: 4, message: /id "a b" does not fit/},
  {
    name: 'unknown pin type',
    body: graph('  a:\n    kind: call\n    title: A\n    in:\n      - Value: floot'),
    line: 8,
    message: /Unknown pin type "floot"\. Did you mean "float"\?/,
  },
  {
    name: 'two pins in one entry',
    body: graph('  a: {kind: call, title: A, in: [{B: int, C: int}]}'),
    line: 4,
    message: /A pin is one "Name: type"/,
  },
  {
    name: 'double pin',
    body: graph('  a: {kind: call, title: A, in: [B: int, B: int]}'),
    line: 4,
    message: /Two inputs are named "B"/,
  },
  {
    name: 'value of an output',
    body: graph('  a: {kind: call, title: A, out: [B: int = 1]}'),
    line: 4,
    message: /output "B" has a value/,
  },
  {
    name: 'value of an exec pin',
    body: graph('  a: {kind: call, title: A, in: [B: exec = 1]}'),
    line: 4,
    message: /exec pin "B" has a value/,
  },
  {
    name: 'bool that is neither',
    body: graph('  a: {kind: call, title: A, in: [B: bool = maybe]}'),
    line: 4,
    message: /bool pin "B" has the value "maybe"/,
  },
  {name: 'get without type', body: graph('  a: {kind: get, title: A}'), line: 4, message: /get node "a" has no type/},
  {
    name: 'type of a call',
    body: graph('  a: {kind: call, title: A, type: int}'),
    line: 4,
    message: /The call node "a" has a type/,
  },
  ...(
    [
      ['a cast as a call', 'kind: call, title: Cast To Pawn', /has the title of a cast\. Write "kind: cast"/],
      [
        'a cast with a title of its own',
        'kind: cast, title: To Pawn',
        /title of the cast "a" is "To Pawn"\. Write "Cast To/,
      ],
      ['pins of a cast', 'kind: cast, title: Cast To Pawn, in: [Object: object]', /cast "a" lists pins/],
      [
        'a variable that is set by a call',
        'kind: call, title: Set, in: [Hit: struct]',
        /sets a variable\. Write "kind: set"/,
      ],
      ['a message without its interface', 'kind: message, title: A', /subtitle of the message "a" is undefined/],
      ['a message as a call', 'kind: call, title: A, subtitle: Using Interface B', /Write "kind: message"/],
      ['an event with another subtitle', 'kind: event, title: A, subtitle: Of B', /Write "From \.\.\."/],
      ['a pose at a pure call', 'kind: pure, title: A, out: [Pose: pose]', /Write "kind: pose"/],
      ['a node of an AnimGraph without a pose', 'kind: pose, title: A', /has no pose pin/],
    ] as const
  ).map(([name, node, message]) => ({name, body: graph(`  a: {${node}}`), line: 4, message})),
  {
    name: 'switch without exits',
    body: graph('  a: {kind: switch, title: A}'),
    line: 4,
    message: /switch "a" has no exits/,
  },
  {
    name: 'wire to an unknown node',
    body: graph('  entry: {kind: branch}\nwires:\n  - entry.True -> entri'),
    line: 6,
    message: /no node "entri"\. Did you mean "entry"\?/,
  },
  {
    name: 'wire to an unknown pin',
    body: graph('  a: {kind: branch}\n  b: {kind: branch}\nwires:\n  - a.Ture -> b'),
    line: 7,
    message: /"a" \(Branch\) has no output "Ture"\. Did you mean "True"\?/,
  },
  {name: 'no wire at all', body: graph('  a: {kind: branch}\nwires:\n  - a'), line: 6, message: /"a" is not a wire/},
  {
    name: 'pin in the middle of a chain',
    body: graph('  a: {kind: branch}\nwires:\n  - a.True -> a.Condition -> a'),
    line: 6,
    message: /names a pin in its middle/,
  },
  {
    name: 'wire without a clear pin',
    body: graph('  a: {kind: branch}\n  b: {kind: branch}\nwires:\n  - a -> b'),
    line: 7,
    message: /not clear which output of "a".*"a\.True", "a\.False"/,
  },
  {
    name: 'exec to data',
    body: graph('  a: {kind: branch}\n  b: {kind: branch}\nwires:\n  - a.True -> b.Condition'),
    line: 7,
    message: /joins an exec pin and a data pin/,
  },
  {
    name: 'value and wire',
    body: graph(
      '  a: {kind: get, title: A, type: bool}\n  b: {kind: branch, in: [Condition: bool = true]}\nwires:\n  - a -> b.Condition',
    ),
    line: 7,
    message: /has a wire and the value "true"/,
  },
  {
    name: 'second wire at a data input',
    body: graph(
      '  a: {kind: get, title: A, type: bool}\n  b: {kind: branch}\nwires:\n  - a -> b.Condition\n  - a -> b.Condition',
    ),
    line: 8,
    message: /second wire at a data input/,
  },
  {
    name: 'second wire at an exec output',
    body: graph(
      '  a: {kind: event, title: A}\n  b: {kind: branch}\n  c: {kind: branch}\nwires:\n  - a -> b\n  - a -> c',
    ),
    line: 9,
    message: /second wire at an exec output.*Sequence/,
  },
  {
    name: 'mark that is not a number',
    body: graph('  a: {kind: branch}\nmarks:\n  x: a'),
    line: 6,
    message: /"x" is not a mark/,
  },
  {
    name: 'mark on an unknown pin',
    body: graph('  a: {kind: branch}\nmarks:\n  1: a.Conditon'),
    line: 6,
    message: /no pin "Conditon"\. Did you mean "Condition"\?/,
  },
];

/** A chart with sections for its steps on the first line, then settings. */
const answering = (settings: string, body: string): string => `// rows: tasks\n${settings}\n${chart(body)}`;
const dotCases: Omit<Case, 'language'>[] = [
  {name: 'missing alt', body: `// ${caption}\ndigraph { A }`, line: 1, message: /"alt" is missing/},
  {name: 'no digraph', body: `// ${alt}\n// ${caption}\ngraph { A }`, line: 3, message: /begins with "graph"/},
  {name: 'no nodes', body: chart(''), line: 1, message: /no nodes/},
  {name: 'undirected edge', body: chart('A -- B'), line: 4, message: /"--" is not an arrow\. Write "->"/},
  {name: 'open string', body: chart('a [label="x]'), line: 4, message: /string is not closed/},
  {name: 'HTML label', body: chart('a [label=<b>]'), line: 4, message: /HTML labels/},
  {name: 'port', body: chart('a:n -> b'), line: 4, message: /Ports/},
  {name: 'arrow to several', body: chart('A\nB\nC\nA -> {B C}'), line: 7, message: /An arrow joins two nodes/},
  {name: 'end of the chart', body: `// ${alt}\n// ${caption}\ndigraph {\nA`, line: 4, message: /Found the end/},
  {
    name: 'style attribute',
    body: chart('A [kind=data, color=red]'),
    line: 4,
    message: /"A" has the attribute "color"\. The house style/,
  },
  {
    name: 'style of an arrow',
    body: chart('A\nB\nA -> B [color=red]'),
    line: 6,
    message: /arrow has the attribute "color"/,
  },
  {
    name: 'other line style',
    body: chart('A\nB\nA -> B [style=bold]'),
    line: 6,
    message: /attribute "style".*style=dashed, style=dotted, rank=same, on and off only/,
  },
  {name: 'defaults', body: chart('node [shape=box]'), line: 4, message: /"node" sets attributes for all/},
  {
    name: 'unknown kind',
    body: chart('a [label=A, kind=decison]'),
    line: 4,
    message: /Unknown kind "decison"\. Did you mean "decision"\?/,
  },
  {name: 'no label', body: chart('a [kind=data]'), line: 4, message: /"a" has no label/},
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
  {name: 'group that is not a cluster', body: chart('subgraph a { A }'), line: 4, message: /Name it "cluster_a"/},
  {name: 'setting', body: chart('splines=ortho\nA'), line: 4, message: /setting "splines" is not allowed/},
  {name: 'open bracket', body: chart('a [label=A'), line: 5, message: /Found "}"/},
  {name: 'text after the end', body: `${chart('A')}\nB`, line: 6, message: /needs nothing more/},
  {
    name: 'paths without sections',
    body: `// path a: One\n${chart('A\nB\nA -> B')}`,
    line: 1,
    message: /no sections in which the rows of its steps stand\. Add "\/\/ rows: /,
  },
  {
    name: 'step that leads somewhere in a chart without sections',
    body: chart('A [to="tasks"]'),
    line: 4,
    message: /paths or links, and no sections/,
  },
  {
    name: 'path without a name',
    body: answering('// path one:', 'A\nB\nA -> B'),
    line: 2,
    message: /no id or no name\. Write "\/\/ path success: Success"/,
  },
  {
    name: 'two paths with one name',
    body: answering('// path a: One\n// path b: One', 'A\nB\nA -> B [on="a"]\nB -> A [on="b"]'),
    line: 3,
    message: /the id or the name of "b"/,
  },
  {
    name: 'too many paths',
    body: answering(Array.from('abcdefghi', (id) => `// path ${id}: ${id}`).join('\n'), 'A\nB\nA -> B'),
    line: 10,
    message: /more than 8 paths/,
  },
  {
    name: 'path that does not exist',
    body: answering('// path early: Early', 'A\nB\nA -> B [on="earlly"]'),
    line: 8,
    message: /the path "earlly", which the chart does not have\. Did you mean "early"\?/,
  },
  {
    name: 'arrow on some paths and off others',
    body: answering('// path a: A', 'A\nB\nA -> B [on="a", off="a"]'),
    line: 8,
    message: /"on" and "off"/,
  },
  {
    name: 'path that leaves nothing out',
    body: answering('// path a: A', 'A\nB\nA -> B [on="a"]'),
    line: 2,
    message: /The path "a" is the whole chart/,
  },
  {
    name: 'path that goes nowhere',
    body: answering('// path a: A', 'A\nB\nA -> B [off="a"]'),
    line: 2,
    message: /The path "a" takes no arrow/,
  },
];

const panelCases: Omit<Case, 'language'>[] = [
  {
    name: 'unknown kind',
    body: panel('kind: detials\ntitle: A'),
    line: 3,
    message: /"kind" is "detials".*Did you mean "details"\?/,
  },
  {name: 'missing kind', body: panel('title: A'), line: 1, message: /kind/},
  {name: 'missing sections', body: panel('kind: details\ntitle: A'), line: 1, message: /"sections" is missing/},
  {
    name: 'unknown key of a row',
    body: panel('kind: details\ntitle: A\nsections:\n  - rows:\n      - {name: B, vlaue: C}'),
    line: 7,
    message: /Unknown key "vlaue"\. Did you mean "value"\?/,
  },
  {
    name: 'unknown key of a nested row',
    body: panel(
      'kind: details\ntitle: A\nsections:\n  - rows:\n      - name: B\n        rows:\n          - {name: B, marks: 1}',
    ),
    line: 9,
    message: /Unknown key "marks"/,
  },
  {
    name: 'unknown value type',
    body: panel('kind: asset\ntitle: A\nsections:\n  - rows:\n      - {name: B, type: drop}'),
    line: 7,
    message: /dropdown/,
  },
  {
    name: 'mark that is not a number',
    body: panel('kind: asset\ntitle: A\nsections:\n  - rows:\n      - {name: B, mark: x}'),
    line: 7,
    message: /not a number from 1 to 99/,
  },
  {
    name: 'sections of a table',
    body: panel('kind: table\ncolumns: [A]\nrows: [[a]]\nsections: []'),
    line: 6,
    message: /Unknown key "sections"/,
  },
  {
    name: 'wrong number of cells',
    body: panel('kind: table\ncolumns: [A, B]\nrows:\n  - [a, b]\n  - [c]'),
    line: 7,
    message: /1 cells and the table 2 columns/,
  },
  {
    name: 'mark on an unknown row',
    body: panel('kind: table\ncolumns: [A]\nrows:\n  - [abc]\nmarks: {1: abd}'),
    line: 7,
    message: /"abd", which is neither a row nor a column\. Did you mean "abc"\?/,
  },
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
