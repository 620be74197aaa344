import {describe, expect, it} from 'vitest';
import {parseFigure} from './figure';
import type {Language, ReadingItem} from './model';

const head = 'alt: A sentence of at least forty characters that says what the figure shows.\ncaption: A sentence.\n';

const chart = (...lines: string[]): string => `// ${head.trim().replace('\n', '\n// ')}\n${lines.join('\n')}`;

const lines = (items: readonly ReadingItem[], indent: string, isOrdered = false): string[] =>
  items.flatMap(({name, about = '', step, items: inner = []}, index) => {
    const bullet = isOrdered ? `${String(index + 1)}.` : '-';
    const made = step === undefined ? '' : ` (step ${step})`;
    return [`${indent}${bullet} ${name}${about}${made}`, ...lines(inner, `${indent}  `)];
  });

/** The text of a figure with the marks of its lists. */
const figureText = (language: Language, body: string): string =>
  parseFigure(language, body)
    .read()
    .flatMap(({heading, isOrdered, items}) => ['', heading, ...lines(items, '', isOrdered)])
    .join('\n');

describe('the text of a figure', () => {
  it('lists the nodes of a graph in the order of its wires', () => {
    const body = `${head}nodes:
  find: {kind: pure, title: Find, in: [Key: object], out: [Return Value: bool]}
  entry: {kind: function, title: Is Available, out: [Component: object]}
  branch: {kind: branch}
  yes: {kind: return, in: [Return Value: bool = true]}
  no: {kind: return, in: [Return Value: bool = false]}
wires:
  - branch.False -> no
  - entry -> branch
  - find.Return Value -> branch.Condition
  - entry.Component -> find.Key
  - branch.True -> yes
marks:
  1: find.Key`;
    expect(figureText('blueprint', body)).toBe(`
Execution
1. Is Available (function entry)
  - Then → Branch
  - Component → Find, Key
2. Branch (branch)
  - True → Return Node (1)
  - False → Return Node (2)
3. Return Node (1) (return): Return Value = true (bool)
4. Return Node (2) (return): Return Value = false (bool)

Data nodes
- Find (pure call)
  - Return Value → Branch, Condition

Made in numbered steps
- Find, Key (step 1)`);
  });

  it('numbers the steps of a chart and follows its arrows', () => {
    const body = chart(
      'digraph { stop [kind=end] a [label="GASEnhanced-\\nInputMapping\\nruns", kind=internal] start [kind=start]',
      'start -> a',
      'a -> stop [label="Failed", style=dashed] }',
    );
    expect(figureText('dot', body)).toContain(
      `Steps
1. Start
  - go to step 2, GASEnhancedInputMapping runs
2. GASEnhancedInputMapping runs (internal step)
  - Failed: one way: go to step 3, End
3. End`,
    );
  });

  it('says in which group a step is', () => {
    const body = (...lines: string[]): string => chart('digraph {', ...lines, '}');
    expect(figureText('dot', body('subgraph cluster_a { label=Client A } B A -> B'))).toContain(
      '1. A (in the group Client)\n  - go to step 2, B\n2. B',
    );
  });

  it.each([
    ['ends at a closed arrow', ['A B C D', 'A -> B', 'B -> C [off=x]', 'C -> D'], '1, 2, 5, 6'],
    ['does not take an arrow of another path', ['A B C', 'A -> B [on=x]', 'A -> C [on=y]'], '1, 2, 4, 5'],
    ['begins at each beginning', ['A B C', 'A -> C', 'B -> C [off=x]'], '1, 2, 3, 4, 5'],
    ['ends at a loop', ['S A B C', 'S -> A', 'A -> B', 'B -> A', 'B -> C [off=x]', 'C -> A'], '1, 2, 3, 4, 5'],
  ])('says which steps a path of a chart takes: it %s', (_, body, steps) => {
    const paths = ['// rows: tasks', '// path x: One', '// path y: Other'];
    const text = figureText('dot', chart(...paths, 'digraph {', ...body, 'E F E -> F [on=x] }'));
    expect(text).toContain(`Paths\n- One: steps ${steps}\n`);
  });

  it('lists the rows of a panel', () => {
    const body = `${head}title: InteractActive
sections:
  - title: Interaction
    rows:
      - {name: Max Range, value: 600.0, changed: true, mark: 2}
      - {name: Abilities, rows: [{name: "[0]", value: true}]}`;
    expect(figureText('panel', body)).toContain(
      `InteractActive: Interaction
- Max Range: 600.0, changed from the default (step 2)
- Abilities
  - [0]: on`,
    );
  });
});
