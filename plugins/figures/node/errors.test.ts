// Misspelled names are what is tested.
/* cspell:disable */
import {describe, expect, it} from 'vitest';
import {FigureError} from './errors';
import {parseFigure} from './figure';
import type {Language} from './model';

/** What is wrong, its line in the fence, and what the error says. */
type Case = readonly [body: string, line: number, message: RegExp];

const alt = 'alt: A sentence of at least forty characters that says what the figure shows.';
const yaml = (...lines: string[]): string => [alt, 'caption: A short sentence.', ...lines].join('\n');
const chart = (...lines: string[]): string =>
  [`// ${alt}`, '// caption: A short sentence.', '// rows: tasks', 'digraph {', ...lines, '}'].join('\n');
const node = (text: string): string => yaml('nodes:', `  ${text}`);
const row = (text: string): string => yaml('title: A', 'sections:', '  - rows:', `    - ${text}`);
const wires = (text: string): string =>
  yaml(
    'nodes:',
    '  a: {kind: event, title: Begin}',
    '  b: {kind: branch}',
    '  held: {kind: get, title: Held, type: bool}',
    '  c: {kind: call, title: Call, in: [Condition: bool = true]}',
    text,
  );

const CASES: Readonly<Record<Language, readonly Case[]>> = {
  blueprint: [
    ['just text', 1, /not a map of keys\. Begin with "alt:"/],
    [yaml('nodes: {a: [}'), 3, /not valid YAML.*quote text/],
    [
      yaml('nodes:', '\ta: {kind: branch}'),
      4,
      /not valid YAML: Tabs are not allowed as indentation\. Check the indent/,
    ],
    [yaml('nodes:', '  a: {kind: branch}', '   b: {kind: branch}'), 5, /same column\. Check the indentation/],
    [yaml('nodes:', '  a:', '    kind: branch', '      title: A'), 6, /Nested mappings .* Check the indentation/],
    [yaml('nodes: {}', '', 'Words of the page.'), 5, /Implicit map keys need .* Check the indentation, and quote/],
    [yaml('node: {}'), 3, /Unknown key "node"\. Did you mean "nodes"\?/],
    [yaml(), 1, /The key "nodes" is missing\. Add "nodes"/],
    [yaml('nodes: {}'), 3, /no nodes/],
    ['caption: A.\nnodes: {}', 1, /The key "alt" is missing\. Every figure needs one sentence of 40/],
    ['alt: Short.\ncaption: A.\nnodes: {}', 1, /"alt": has 6 characters\. Every .* one sentence of 40 to 200/],
    [`${alt}\ncaption: ""\nnodes: {}`, 2, /"caption": is empty\. Every .* one short sentence/],
    [node('a: {kind: funktion, title: A}'), 4, /"nodes\.a\.kind" is "funktion".*Did you mean "function"\?/],
    [node('a: {kind: branch, tittle: A}'), 4, /Unknown key "tittle"\. Did you mean "title"\?/],
    [node('a: {kind: call}'), 4, /"title" is missing/],
    [node('a b: {kind: branch}'), 4, /id "a b" does not fit/],
    [node('a: {kind: call, title: A, in: [Value: floot]}'), 4, /Unknown pin type "floot"\. Did you mean "float"\?/],
    [node('a: {kind: call, title: A, in: [{B: int, C: int}]}'), 4, /A pin is one "Name: type"/],
    [node('a: {kind: call, title: A, in: [B: int, B: int]}'), 4, /Two inputs are named "B"/],
    [node('a: {kind: call, title: A, out: [B: int = 1]}'), 4, /output "B" has a value/],
    [node('a: {kind: call, title: A, in: [B: bool = maybe]}'), 4, /bool pin "B" has the value "maybe"/],
    [node('a: {kind: branch, compact: true}'), 4, /Unknown key "compact"/],
    [node('a: {kind: branch, in: [Condition: bool]}'), 4, /Unknown key "in"/],
    [node('a: {kind: get, title: A}'), 4, /"type" is missing/],
    [node('a: {kind: call, title: A, type: int}'), 4, /Unknown key "type"/],
    [node('a: {kind: call, title: Set}'), 4, /write "kind: cast" or "kind: set"/],
    [node('a: {kind: cast, title: To Pawn}'), 4, /does not begin with "Cast To "/],
    [node('a: {kind: cast, title: Cast To Pawn, in: [Object: object]}'), 4, /Unknown key "in"/],
    [node('a: {kind: call, title: A, subtitle: Using Interface B}'), 4, /write "kind: message"/],
    [node('a: {kind: pure, title: A, out: [Pose: pose]}'), 4, /Write "kind: pose"/],
    [wires('wires: [a -> bb]'), 8, /no node "bb"/],
    [wires('wires: [b.Ture -> c]'), 8, /"b" \(Branch\) has no output "Ture"\. Did you mean "True"\?/],
    [wires('wires: [a]'), 8, /"a" is not a wire/],
    [wires('wires: [a -> b -> c]'), 8, /"a -> b -> c" is not a wire/],
    [wires('wires: [b -> c]'), 8, /not clear which output of "b".*"b\.True", "b\.False"/],
    [wires('wires: [a.Then -> b.Condition]'), 8, /joins an exec pin and a data pin/],
    [wires('wires: [held -> c.Condition]'), 8, /has a wire and the value "true"/],
    [wires('wires: [held -> b.Condition, held -> b.Condition]'), 8, /second wire at a data input/],
    [wires('wires: [a -> b, a -> c]'), 8, /second wire at an exec output.*Sequence/],
  ],
  dot: [
    ['digraph { A }', 1, /"alt" is missing/],
    [`// ${alt}\n// caption: A.\ngraph { A }`, 3, /begins with "graph"/],
    [chart(), 1, /no nodes/],
    [chart('A -- B'), 5, /cannot be read from "-- B" on\. Write "->"/],
    [chart('a [label=A'), 6, /cannot be read from "}" on/],
    [chart('A\nB\nC\nA -> {B C}'), 8, /An arrow joins two nodes/],
    [chart('A\nB\nA -> B -> A'), 7, /An arrow joins two nodes\. Write one arrow for each/],
    [chart('A [kind=data, color=red]'), 5, /Unknown key "color"/],
    [chart('a [label=A, kind=decison]'), 5, /"kind" is "decison".*Did you mean "decision"\?/],
    [chart('abc\nabc -> abd'), 6, /"abd", which is not declared above it\. Did you mean "abc"\?/],
    [chart('subgraph cluster_a { A }'), 5, /"label" is missing/],
    [chart('subgraph cluster_a { label=a subgraph cluster_b { label=b A } }'), 5, /stands in the group "cluster_a"/],
    [chart('splines=ortho\nA'), 5, /setting "splines" is not allowed/],
    [chart('A\nB\nA -> B [to=here]'), 7, /has "to" and no label.*Add a label, or remove "to"/],
    [chart('A [to=here]').replace('// rows: tasks\n', ''), 4, /no sections in which the rows/],
    [`// path early: Early\n${chart('A\nB\nA -> B [on="earlly"]')}`, 8, /"earlly".*Did you mean "early"\?/],
    [`// path a: A\n${chart('A\nB\nA -> B [on="a"]')}`, 1, /The path "a" is the whole chart/],
  ],
  panel: [
    [yaml('title: A'), 1, /"sections" is missing/],
    [row('{name: B, vlaue: C}'), 6, /Unknown key "vlaue"\. Did you mean "value"\?/],
    [row('{name: B, rows: [{name: C, marks: 1}]}'), 6, /Unknown key "marks"/],
    [row('{name: B, type: dropdwn}'), 6, /is "dropdwn", which is not one of its values\. Did you mean "dropdown"\?/],
    [row('{name: B, value: Blok, type: response}'), 6, /answer of the channel "B" is "Blok".*Did you mean "Block"\?/],
  ],
};

describe.each(Object.keys(CASES) as Language[])('%s', (language) => {
  it.each(CASES[language])('%s', (body, line, message) => {
    expect(() => parseFigure(language, body)).toThrow(
      expect.objectContaining({line, message: expect.stringMatching(message) as string}) as FigureError,
    );
  });
});
