import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {layoutBlueprint, type BlueprintLayout} from './blueprint/layout';
import {SIZE} from './blueprint/measure';
import type {Side, Wire} from './blueprint/model';
import {parseBlueprint} from './blueprint/parse';
import {CANVAS} from './blueprint/style';
import {drawBlueprint} from './blueprint/svg';
import {layoutChart} from './dot/layout';
import {parseDot} from './dot/parse';
import {drawDot} from './dot/svg';
import {distinctFences, type FigureFence} from '../testing/gallery';
import {loadGraphviz, type Box, type Point} from './graphviz';
import {textWidth} from './measure';
import {pathPoints} from '../testing/path-points';

const SITE = path.join(__dirname, '../../..');
/** The text column on a screen of 1350 px, in px; drawings have text of 13 px or more. */
const COLUMN = 756;
const TEXT = 13;
const LEAST_TEXT = 11;
const MOST_BYTES = 12_288;
/** A sheet of A4 without its margins, in px; pictures are no taller than 22 cm (client/picture.css). */
const SHEET = {width: 680, height: 831};
/** Least size of text on paper, in points. */
const LEAST_POINTS = 7;
/** With its white line, in px. */
const MARK_RADIUS = 10.75;

type Graphviz = Awaited<ReturnType<typeof loadGraphviz>>;
let graphviz: Graphviz;
beforeAll(async () => {
  graphviz = await loadGraphviz();
});

/** The distinct figures of all released pages in a language. */
function figures(language: string): (FigureFence & {where: string})[] {
  const folder = path.join(SITE, 'versioned_docs');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file));
  return distinctFences(files)
    .filter((fence) => fence.language === language)
    .map((fence) => ({...fence, where: `${path.relative(folder, fence.file)}:${String(fence.line)}`}));
}

/** Size of a text of a picture that is made to fit on a sheet, in points. */
const pointsOnPaper = (size: number, width: number, height: number): number =>
  0.75 * size * Math.min(1, SHEET.width / width, SHEET.height / height);

/** A box with what it is, for the message of a failing test. */
interface Named extends Box {
  readonly name: string;
}

const holds = ({x, y, width, height}: Box, point: Point, room: number): boolean =>
  point.x > x + room && point.x < x + width - room && point.y > y + room && point.y < y + height - room;
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether the frame of a group runs through a box: it is neither outside nor inside. */
function isCutBy(box: Box, frame: Box): boolean {
  const inner = {x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2};
  return overlap(box, frame) && !isWithin(box, inner);
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

/** What is wrong in the plan of a chart: lines through steps and texts, texts on texts and frames. */
function chartFaults(body: string): string[] {
  const figure = parseDot(body);
  const {arrows, steps, groups} = layoutChart(figure, graphviz);
  const drawn = [...drawDot(figure, graphviz).light.source.matchAll(/<path d="(M[^"]*C[^"]*)"/g)].map(([, d = '']) =>
    pathPoints(d),
  );
  const boxes: Named[] = steps.map((step) => ({...step, name: step.step.id}));
  const labels: Named[] = arrows.flatMap(({label, arrow}) =>
    label ? [{...label, name: `label of ${arrow.from} -> ${arrow.to}`}] : [],
  );
  const titles: Named[] = groups.map(({title, group}) => ({...title, name: `title of ${group.id}`}));
  const through = arrows.flatMap(({arrow}, index) =>
    [
      ...boxes.filter(({name}) => name !== arrow.from && name !== arrow.to),
      ...labels.map((label) => ({...label, name: label.name})),
      ...titles,
    ]
      .filter((box) => (drawn[index] ?? []).some((point) => holds(box, point, 1.5)))
      .map(({name}) => `${arrow.from} -> ${arrow.to} runs through ${name}`),
  );
  const covered = pairs([...boxes, ...labels, ...titles])
    .filter(([a, b]) => overlap(a, b))
    .map(([a, b]) => `${a.name} covers ${b.name}`);
  const cut = [...labels, ...titles].flatMap((text) =>
    groups.filter(({box}) => isCutBy(text, box)).map(({group}) => `the frame of ${group.id} cuts ${text.name}`),
  );
  const lines = drawn.length === arrows.length ? [] : ['not every arrow was found in the SVG'];
  return [...lines, ...through, ...covered, ...cut];
}

/** The letters of a drawn graph, without those of its marks: each text with a box of its width. */
function textsOf(source: string): Named[] {
  return [...source.matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]*)/g)].flatMap(
    ([, left, base, attributes = '', name = '']) => {
      if (attributes.includes(`fill="${CANVAS.markText}"`)) {
        return [];
      }
      const size = Number(/font-size="([\d.]+)"/.exec(attributes)?.[1] ?? SIZE.pin);
      const width = textWidth(name, size, attributes.includes('bold'));
      const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
      const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0;
      // From the top of a capital to the line on which it stands.
      return [{name, x: Number(left) - share * width, y: Number(base) - 0.72 * size, width, height: 0.72 * size}];
    },
  );
}

/** What the discs of marks cover: texts, and wires other than those of the pin that they mark. */
function coveredByMarks({marks, wires}: BlueprintLayout, source: string): string[] {
  const texts = textsOf(source);
  return marks.flatMap(({mark, at}) => {
    const covers = ({x, y}: Point): boolean => Math.hypot(x - at.x, y - at.y) < MARK_RADIUS;
    const isOwn = (end: Wire['from'], side: Side): boolean =>
      end.node === mark.node && mark.pin?.side === side && end.pin === mark.pin.name;
    const nearest = ({x, y, width, height}: Box): Point => ({
      x: Math.max(x, Math.min(x + width, at.x)),
      y: Math.max(y, Math.min(y + height, at.y)),
    });
    const cut = wires.filter(
      ({wire, path: d}) => !isOwn(wire.from, 'out') && !isOwn(wire.to, 'in') && pathPoints(d).some(covers),
    );
    return [
      ...texts.filter((text) => covers(nearest(text))).map(({name}) => `"${name}"`),
      ...cut.map(({wire}) => `the wire ${wire.from.node} -> ${wire.to.node}`),
    ].map((what) => `mark ${mark.number} of ${mark.node} covers ${what}`);
  });
}

/** Wires that blur or dip: with ends between pixels, with a slope of less than 2 px, or not level at a pin. */
function unevenWires({wires}: Pick<BlueprintLayout, 'wires'>): string[] {
  return wires.flatMap(({wire, path: d}) => {
    const parts = Array.from(d.matchAll(/([A-Z])([^A-Z]*)/g), ([, command = '', rest = '']) => {
      const [x = 0, ...numbers] = rest.trim().split(' ').map(Number);
      return {command, numbers: [x, ...numbers], ys: numbers.filter((_, index) => index % 2 === 0)};
    });
    const name = `${wire.from.node} -> ${wire.to.node}`;
    const ends = [parts[0]?.numbers ?? [], parts.at(-1)?.numbers.slice(-2) ?? []].flat();
    let y = parts[0]?.ys[0] ?? NaN;
    const faults = parts.flatMap(({command, ys}, index) => {
      const start = y;
      y = ys.at(-1) ?? y;
      const isSlope = command !== 'Q' && y !== start && [...ys, start].every((each) => Math.abs(each - start) < 2);
      const leaves = index !== 1 || command !== 'C' || ys[0] === start;
      // A wire that comes round from another row goes straight to its pin, where it is almost as high.
      const dips = parts[index - 1]?.command === 'L' && Math.abs(y - start) > 0 && Math.abs(y - start) < 12;
      const arrives = index !== parts.length - 1 || command === 'H' || ((ys.at(-2) ?? start) === y && !dips);
      return [...(isSlope ? ['slopes'] : []), ...(leaves ? [] : ['leaves slanted']), ...(arrives ? [] : ['dips'])];
    });
    return [...(ends.every(Number.isInteger) ? [] : ['ends between pixels']), ...faults].map(
      (what) => `${name} ${what}`,
    );
  });
}

/** What is wrong in the plan of a graph: wires through nodes, nodes on nodes, marks on texts and wires. */
function graphFaults(body: string): string[] {
  const figure = parseBlueprint(body);
  const layout = layoutBlueprint(figure, graphviz);
  const nodes = layout.nodes.map(({x, y, shape: {width, height, node}}) => ({x, y, width, height, name: node.id}));
  const through = layout.wires.flatMap(({wire, path: d}) => {
    const points = pathPoints(d);
    return nodes
      .filter((node) => points.some((point) => holds(node, point, 1.5)))
      .map(({name}) => `${wire.from.node} -> ${wire.to.node} runs through ${name}`);
  });
  const marks = layout.marks.map(({mark, at}) => ({
    ...{x: at.x - MARK_RADIUS, y: at.y - MARK_RADIUS, width: 2 * MARK_RADIUS, height: 2 * MARK_RADIUS},
    name: `mark ${mark.number} of ${mark.node}`,
    node: mark.node,
  }));
  const canvas = {x: 0, y: 0, width: layout.width, height: layout.height};
  return [
    ...unevenWires(layout),
    ...through,
    ...pairs([...nodes, ...marks])
      .filter(([a, b]) => overlap(a, b) && !('node' in b && b.node === a.name))
      .map(([a, b]) => `${a.name} covers ${b.name}`),
    ...coveredByMarks(layout, drawBlueprint(figure, graphviz).svg.source),
    ...marks.filter((mark) => !isWithin(mark, canvas)).map(({name}) => `${name} leaves the picture`),
  ];
}

describe('charts of the pages', () => {
  it.each(figures('dot'))('$where: no line runs through a step or a text', ({body}) => {
    expect(chartFaults(body)).toEqual([]);
  });

  it.each(figures('dot'))('$where: can be read in the text column and on paper', ({body}) => {
    const {width, height, source} = drawDot(parseDot(body), graphviz).light;
    expect(TEXT * Math.min(1, COLUMN / width)).toBeGreaterThanOrEqual(LEAST_TEXT);
    expect(pointsOnPaper(TEXT, width, height)).toBeGreaterThanOrEqual(LEAST_POINTS);
    expect(gzipSync(source).length).toBeLessThan(MOST_BYTES);
  });
});

describe('graphs of the pages', () => {
  it.each(figures('blueprint'))('$where: no wire runs through a node, no mark lies on another part', ({body}) => {
    expect(graphFaults(body)).toEqual([]);
  });

  it.each(figures('blueprint'))('$where: can be read in the text column and on paper', ({body}) => {
    const {width, height, source} = drawBlueprint(parseBlueprint(body), graphviz).svg;
    const sizes = [...source.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes) * Math.min(1, COLUMN / width)).toBeGreaterThanOrEqual(LEAST_TEXT);
    expect(pointsOnPaper(Math.min(...sizes), width, height)).toBeGreaterThanOrEqual(LEAST_POINTS);
    expect(gzipSync(source).length).toBeLessThan(MOST_BYTES);
  });
});

describe('the test itself', () => {
  it('sees marks that lie on a text of their node or on a wire', () => {
    const figure = parseBlueprint(
      [
        'alt: A graph of two nodes and a wire, with a mark at the second node and at its pin.',
        'caption: Two nodes.',
        'nodes:',
        '  a: {kind: call, title: First}',
        '  b: {kind: call, title: Second, in: [Name: int = 1]}',
        'wires: [a -> b]',
        'marks: {1: b, 2: b.Name}',
      ].join('\n'),
    );
    const layout = layoutBlueprint(figure, graphviz);
    const {source} = drawBlueprint(figure, graphviz).svg;
    expect(coveredByMarks(layout, source)).toEqual([]);
    const moved = (x: number, y: number): BlueprintLayout => ({
      ...layout,
      marks: layout.marks.map(({mark, at}) => ({mark, at: {x: at.x + x, y: at.y + y}})),
    });
    expect(coveredByMarks(moved(24, 12), source)).toContain('mark 1 of b covers "Second"');
    expect(coveredByMarks(moved(45, 0), source)).toContain('mark 2 of b covers "Name"');
    expect(coveredByMarks(moved(-6, 36), source)).toContain('mark 1 of b covers the wire a -> b');
  });

  it('follows lines and curves', () => {
    const points = pathPoints('M0 0H8L8 8C8 20 20 20 20 8Q20 0 30 0');
    expect(points).toContainEqual({x: 8, y: 4});
    expect(points.at(-1)).toEqual({x: 30, y: 0});
    expect(Math.max(...points.map(({y}) => y))).toBeCloseTo(17, 0);
    expect(() => pathPoints('M0 0a1 1')).toThrow(/command a/);
  });

  it.each([
    ['inside', {x: 10, y: 10, width: 5, height: 5}, false],
    ['outside', {x: 200, y: 10, width: 5, height: 5}, false],
    ['across', {x: 98, y: 10, width: 5, height: 5}, true],
  ])('sees a frame that cuts a text: %s', (_, text, expected) => {
    expect(isCutBy(text, {x: 0, y: 0, width: 100, height: 100})).toBe(expected);
  });
});
