import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {foldRows} from './blueprint-fold.ts';
import {layoutBlueprint} from './blueprint-layout.ts';
import {parseBlueprint} from './blueprint-parse.ts';
import {CANVAS, PIN_COLOURS, headerColour} from './blueprint-style.ts';
import {drawBlueprint} from './blueprint-svg.ts';
import {NODE_KINDS} from './blueprint-model.ts';
import {parseDot} from './dot-parse.ts';
import {PALETTES, THEMES} from './dot-style.ts';
import {drawDot, trunk} from './dot-svg.ts';
import {readmeExamples} from './examples.ts';
import {parseFigure} from './figure.ts';
import {loadGraphviz} from './graphviz.ts';
import {textWidth, wrapText} from './measure.ts';

type Graphviz = Awaited<ReturnType<typeof loadGraphviz>>;
let graphviz: Graphviz;
beforeAll(async () => {
  graphviz = await loadGraphviz();
});

const MOST_BYTES = 12_288;

/** WCAG contrast of two colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const part = (index: number): number => {
      const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('drawings', () => {
  it.each(readmeExamples().filter(({language}) => language !== 'panel'))(
    'of the $language at line $line',
    ({language, body}) => {
      const figure = parseFigure(language, body);
      if (figure.language === 'panel') throw new Error('A panel is not drawn.');
      const svgs =
        figure.language === 'blueprint' ? [drawBlueprint(figure, graphviz)] : Object.values(drawDot(figure, graphviz));
      for (const {source, width, height} of svgs) {
        expect(source).toMatch(
          new RegExp(
            `^<svg xmlns="[^"]+" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`,
          ),
        );
        expect(source).toContain(`<title>${figure.alt.replaceAll('>', '&gt;')}</title>`);
        expect(source).not.toMatch(/<style|<script|<image|<a |href|url\((?!#)|NaN|undefined|\d\.\d\d/);
        expect(gzipSync(source).length).toBeLessThan(MOST_BYTES);
      }
    },
  );

  it('of the same figure are the same', () => {
    const [example] = readmeExamples();
    const figure = parseBlueprint(example?.body ?? '');
    expect(drawBlueprint(figure, graphviz)).toEqual(drawBlueprint(figure, graphviz));
  });

  it('escape what they show', () => {
    const figure = parseBlueprint(
      'alt: A sentence of at least forty characters about <b> & "quotes" in it.\ncaption: A.\nnodes:\n  a: {kind: call, title: "<b> & \\"c\\"", in: [D: string = a < b]}',
    );
    const {source} = drawBlueprint(figure, graphviz);
    expect(source).toContain('&lt;b&gt; &amp; &quot;c&quot;</text>');
    expect(source).toContain('a &lt; b</text>');
  });
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

  it('breaks a long run into rows', () => {
    const narrow = layoutBlueprint(parseBlueprint(run(3, 'Send Gameplay Event')), graphviz);
    const wide = layoutBlueprint(parseBlueprint(run(12, 'Send Gameplay Event')), graphviz);
    expect(new Set(narrow.nodes.map(({y}) => y)).size).toBe(1);
    expect(new Set(wide.nodes.map(({y}) => y)).size).toBeGreaterThan(2);
    expect(wide.width).toBeLessThan(1200);
  });

  it('keeps nodes of a comment inside its box', () => {
    const body = run(3, 'Print String').replace(
      'wires:',
      '  c: {kind: comment, title: Only a demo, around: [n1, n2]}\nwires:',
    );
    const {comments, nodes} = layoutBlueprint(parseBlueprint(body), graphviz);
    const box = comments[0]?.box ?? {x: 0, y: 0, width: 0, height: 0};
    const isInside = nodes.map(
      ({x, y, shape}) =>
        x > box.x && y > box.y && x + shape.width < box.x + box.width && y + shape.height < box.y + box.height,
    );
    expect(isInside).toEqual([false, true, true]);
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
    expect(foldRows(extents, wires)).toEqual(rows);
  });
});

describe('trunk', () => {
  it('is the longest run, and ends at a loop', () => {
    const body = [
      '// alt: A sentence of at least forty characters that says what the figure shows.',
      '// caption: A sentence.',
      'digraph { A B C D A -> C A -> B B -> C C -> A C -> D }',
    ].join('\n');
    expect(trunk(parseDot(body))).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('text', () => {
  it('is measured in the widest face', () => {
    expect(textWidth('Interact Active', 14)).toBeCloseTo(102.63, 1);
    expect(textWidth('Interact', 14, true)).toBeGreaterThan(textWidth('Interact', 14));
    expect(textWidth('漢', 10)).toBe(10);
  });

  it.each([
    ['short', 'one two', ['one two']],
    ['long', 'one two three four five six', ['one two', 'three four', 'five six']],
    ['with its own breaks', 'one\ntwo', ['one', 'two']],
    ['a long name', 'CheckInteractionWhileWaiting', ['CheckInteraction', 'WhileWaiting']],
    ['a tag', 'TBIA.Object.Interaction.Timed', ['TBIA.Object.', 'Interaction.', 'Timed']],
  ])('is wrapped: %s', (_, text, lines) => {
    expect(wrapText(text, 80, 14)).toEqual(lines);
  });
});

describe('colours', () => {
  it.each(Object.entries(PIN_COLOURS))('%s pins stand out from the canvas', (_, colour) => {
    expect(contrast(colour, CANVAS.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(colour, CANVAS.body)).toBeGreaterThanOrEqual(3);
  });

  it.each(NODE_KINDS)('titles of %s can be read', (kind) => {
    const types = kind === 'get' || kind === 'set' ? Object.keys(PIN_COLOURS) : ['wildcard'];
    for (const type of types as (keyof typeof PIN_COLOURS)[]) {
      const node = {id: 'a', kind, title: 'A', type, inputs: [], outputs: []};
      expect(contrast(headerColour(node), CANVAS.text)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of values, comments and marks can be read', () => {
    expect(contrast(CANVAS.text, CANVAS.box)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(CANVAS.text, CANVAS.comment)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', CANVAS.mark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(THEMES)('of charts can be read in the %s theme', (theme) => {
    const palette = PALETTES[theme];
    for (const {fill, stroke, text} of Object.values(palette.kinds)) {
      expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(stroke, palette.background)).toBeGreaterThanOrEqual(3);
    }
    for (const ground of [palette.background, palette.group]) {
      expect(contrast(palette.lineText, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.line, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(THEMES)('of the legend are those of the charts in the %s theme', (theme) => {
    const css = readFileSync(path.join(__dirname, 'figures.css'), 'utf8');
    const [, light = '', dark = ''] = /:root \{([^}]*)\}\s*\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? [];
    const tokens = theme === 'light' ? light : dark;
    for (const kind of ['interface', 'internal', 'decision', 'ability', 'actor', 'data'] as const) {
      const {fill, stroke} = PALETTES[theme].kinds[kind];
      expect(tokens).toContain(`--tbia-fig-${kind}-fill: ${fill};`);
      expect(tokens).toContain(`--tbia-fig-${kind}-stroke: ${stroke};`);
    }
  });

  it.each(THEMES)('of panels can be read in the %s theme', (theme) => {
    const css = readFileSync(path.join(__dirname, 'figures.css'), 'utf8');
    const [, light = '', dark = ''] = /:root \{([^}]*)\}\s*\[data-theme='dark'\] \{([^}]*)\}/.exec(css) ?? [];
    const token = (name: string): string => {
      const value = new RegExp(`--tbia-fig-${name}: (#[\\da-f]+);`).exec(theme === 'light' ? light : dark)?.[1] ?? '';
      return value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value;
    };
    for (const ground of ['panel', 'bar', 'heading', 'box'])
      expect(contrast(token('text'), token(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('dim'), token('bar'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('changed'), token('panel'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('chosen'), token('chosen-text'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('mark'), token('mark-text'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('box-border'), token('box'))).toBeGreaterThanOrEqual(3);
  });
});
