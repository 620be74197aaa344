import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {escapeHtml} from '../../kit/escape-html';
import {SIZE} from './blueprint/measure';
import {parseBlueprint} from './blueprint/parse';
import {CANVAS} from './blueprint/style';
import {drawBlueprint} from './blueprint/svg';
import {distinctFences, type FigureFence} from '../testing/gallery';
import type {Box, Point} from './graphviz';
import {pathPoints} from '../testing/path-points';

const SITE = path.join(__dirname, '../../..');
/** A wider graph is better read as two, in px. */
const MOST_WIDTH = 1600;
const MOST_BYTES = 12_288;
/** How many pairs of wires may cross in a graph, where its pins are in another order than what they ask for. */
const MOST_CROSSINGS = 4;

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

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

/** A wire of a drawn graph. */
interface DrawnWire {
  readonly d: string;
  readonly isExec: boolean;
  readonly points: readonly Point[];
  readonly from: Point;
  readonly to: Point;
}

/** What a drawn graph consists of: read from the SVG alone. */
interface DrawnGraph {
  readonly nodes: readonly Named[];
  readonly wires: readonly DrawnWire[];
  /** All letters but those of marks, each with the box that they fill. */
  readonly texts: readonly (Named & {readonly size: number; readonly isBold: boolean})[];
  /** With the lines around them. */
  readonly marks: readonly Named[];
}

function readGraph(source: string): DrawnGraph {
  const boxes = [
    ...source.matchAll(/<g><rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" rx="\d+" fill=/g),
  ];
  const nodes = boxes.map(({index, 0: start, 1: x, 2: y, 3: width, 4: height}) => ({
    ...{x: Number(x), y: Number(y), width: Number(width), height: Number(height)},
    name: /<text[^>]*>([^<]*)/.exec(source.slice(index + start.length))?.[1] ?? '',
  }));
  const groups = [...source.matchAll(/<g fill="none"( stroke="#ffffff")?[^>]*>((?:<path[^>]*\/>)+)<\/g>/g)];
  const wires = groups.flatMap(([, exec, paths = '']) =>
    [...paths.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => {
      const points = pathPoints(d);
      const [from, to] = [points[0], points.at(-1)];
      return from && to ? [{d, isExec: exec !== undefined, points, from, to}] : [];
    }),
  );
  const letters = [...source.matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]*)/g)];
  const texts = letters.flatMap(([, left, base, attributes = '', name = '']) => {
    const width = Number(/textLength="([\d.]+)"/.exec(attributes)?.[1] ?? NaN);
    const size = Number(/font-size="([\d.]+)"/.exec(attributes)?.[1] ?? SIZE.pin);
    const isBold = attributes.includes('bold');
    // From the top of a capital to the line on which it stands.
    const box = {name, x: Number(left), y: Number(base) - 0.72 * size, width, height: 0.72 * size, size, isBold};
    return attributes.includes(`fill="${CANVAS.markText}"`) ? [] : [box];
  });
  const marks = [
    ...source.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="20" rx="10"[^>]*><text[^>]*>(\d+)/g),
  ];
  return {
    nodes,
    wires,
    texts,
    marks: marks.map(([, x, y, width, number = '']) => ({
      ...{x: Number(x) - 1, y: Number(y) - 1, width: Number(width) + 2, height: 22},
      name: `mark ${number}`,
    })),
  };
}

const nameOf = ({d}: DrawnWire): string => `wire ${d}`;
const isSame = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.1;

/** How often a line bends: stretches on which it turns one way. */
function bends(points: readonly Point[]): number {
  let count = 0;
  let last = 0;
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    const direction = Math.abs(turn) < 0.01 ? 0 : Math.sign(turn);
    count += direction !== 0 && direction !== last ? 1 : 0;
    last = direction;
  }
  return count;
}

/** Whether two lines cross; lines that begin or end at the same pin do not. */
function doCross(a: DrawnWire, b: DrawnWire): boolean {
  const isLeft = (p: Point, q: Point, r: Point): boolean => (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x);
  const parts = ({points}: DrawnWire): [Point, Point][] =>
    points.slice(1).map((point, i) => [points[i] ?? point, point]);
  return (
    !isSame(a.from, b.from) &&
    !isSame(a.to, b.to) &&
    parts(a).some(([p, q]) =>
      parts(b).some(([r, s]) => isLeft(p, q, r) !== isLeft(p, q, s) && isLeft(r, s, p) !== isLeft(r, s, q)),
    )
  );
}

/** What is wrong with the wires of a drawn graph. */
function wireFaults({nodes, wires}: DrawnGraph): string[] {
  const crossing = pairs(wires).filter(([a, b]) => doCross(a, b));
  const lines = wires.flatMap((wire) => {
    const {from, to, points} = wire;
    const dy = Math.abs(to.y - from.y);
    const faults = [
      ...(![from.x, from.y, to.x, to.y].every(Number.isInteger) ? ['ends between pixels'] : []),
      ...(dy > 0 && dy < 2 ? ['hardly slopes'] : []),
      ...(bends(points) > 2 ? [`bends ${bends(points)} times`] : []),
      ...(points.some(({x}, index) => x < (points[index - 1]?.x ?? x)) ? ['leads back'] : []),
      ...nodes.filter((node) => points.some((p) => holds(node, p, 1.5))).map(({name}) => `runs through ${name}`),
    ];
    return faults.map((fault) => `${nameOf(wire)} ${fault}`);
  });
  return [
    ...lines,
    ...(crossing.length > MOST_CROSSINGS ? crossing.map(([a, b]) => `${nameOf(a)} crosses ${nameOf(b)}`) : []),
  ];
}

/** What the marks of a drawn graph cover: texts, a second node, and wires that do not end beside them. */
function markFaults({nodes, wires, texts, marks}: DrawnGraph, canvas: Box): string[] {
  return marks.flatMap((mark) => {
    const isOwn = ({x, y}: Point): boolean =>
      y === mark.y + mark.height / 2 && Math.abs(x - mark.x - mark.width / 2) < 20;
    const [, ...others] = nodes.filter((node) => overlap(mark, node));
    return [
      ...[...texts.filter((text) => overlap(mark, text)), ...others].map(({name}) => `covers ${name}`),
      ...wires
        .filter(({from, to, points}) => !isOwn(from) && !isOwn(to) && points.some((point) => holds(mark, point, 0)))
        .map((wire) => `covers ${nameOf(wire)}`),
      ...(isWithin(mark, canvas) ? [] : ['leaves the picture']),
    ].map((fault) => `${mark.name} ${fault}`);
  });
}

/** What is wrong in a drawn graph. */
function graphFaults(body: string, {source, width, height}: {source: string; width: number; height: number}): string[] {
  const figure = parseBlueprint(body);
  const drawn = readGraph(source);
  const {nodes, wires, texts} = drawn;
  const canvas = {x: 0, y: 0, width, height};
  const titles = figure.nodes
    .map(({title, compact}) => escapeHtml(compact ?? title))
    .filter((title) => !texts.some(({name}) => name === title));
  // The first exec wire of a node goes on straight.
  const outputs = figure.wires.filter(({type}) => type === 'exec').map(({from}) => from.node);
  const curved = wires.filter(({isExec, from, to}) => isExec && from.y !== to.y).length;
  return [
    ...wireFaults(drawn),
    ...markFaults(drawn, canvas),
    ...pairs(nodes)
      .filter(([a, b]) => overlap(a, b))
      .map(([a, b]) => `${a.name} covers ${b.name}`),
    ...nodes.filter((box) => !isWithin(box, canvas)).map(({name}) => `${name} leaves the picture`),
    ...texts.filter((text) => !nodes.some((box) => isWithin(text, box))).map(({name}) => `"${name}" leaves its node`),
    ...titles.map((title) => `${title} is not on one line`),
    ...(curved > outputs.length - new Set(outputs).size ? ['execution does not run straight'] : []),
    ...(wires.length === figure.wires.length ? [] : ['not every wire was found in the SVG']),
  ];
}

describe('graphs of the pages', () => {
  it.each(figures('blueprint'))('$where: is laid out as an author of Blueprints would', ({body}) => {
    expect(graphFaults(body, drawBlueprint(parseBlueprint(body)).svg)).toEqual([]);
  });

  it.each(figures('blueprint'))('$where: is no wider than two graphs, and small', ({body}) => {
    const {width, source} = drawBlueprint(parseBlueprint(body)).svg;
    expect(width).toBeLessThan(MOST_WIDTH);
    expect(gzipSync(source).length).toBeLessThan(MOST_BYTES);
  });
});

describe('the test itself', () => {
  const body = [
    'alt: A graph of an event with a call and two returns, with marks at the call and at its pin.',
    'caption: Three nodes.',
    'nodes:',
    '  a: {kind: event, title: First, out: [Part: int]}',
    '  b: {kind: branch, title: Second, in: [Condition: bool = true, Name: int]}',
    '  c: {kind: return, title: Third}',
    '  d: {kind: return, title: Fourth}',
    'wires: [a -> b, a.Part -> b.Name, b.True -> c, b.False -> d]',
    'marks: {1: b, 2: b.Condition}',
  ].join('\n');
  const drawn = drawBlueprint(parseBlueprint(body)).svg;
  it('finds nothing wrong in a good drawing', () => {
    expect(graphFaults(body, drawn)).toEqual([]);
    const {nodes, wires, texts, marks} = readGraph(drawn.source);
    expect([nodes.length, wires.length, marks.length]).toEqual([4, 4, 2]);
    expect(texts.map(({name}) => name)).toEqual([
      'First',
      'Part',
      'Second',
      'Condition',
      'Name',
      'True',
      'False',
      'Third',
      'Fourth',
    ]);
  });

  // The first level wire leads from First to Second, the next one to Third.
  const first = /M(\d+) (\d+)H(\d+)/;
  const straight = /(?<=H\d+"\/><path d=")M(\d+) (\d+)H(\d+)/;
  const fourth = /<rect x="(\d+).5" y="(\d+).5"(?=[^>]*>(?:(?!<rect).)*>Fourth<)/;
  const mark = /<rect x="(\d+)" y="(\d+)"(?= width="20" height="20")/;
  const second = /(\d+)" y="(\d+)" textLength="(\d+)"([^>]*)>Second</;

  it.each<[string, RegExp, (x: number, y: number, end: number) => string, string]>([
    ['an end between pixels', first, (x, y, end) => `M${x} ${y}.5H${end}`, 'ends between pixels'],
    [
      'a slope of a pixel',
      first,
      (x, y, end) => `M${x} ${y}C${x + 9} ${y} ${end - 9} ${y + 1} ${end} ${y + 1}`,
      'hardly slopes',
    ],
    [
      'a wire round three sides',
      first,
      (x, y, end) => `M${x} ${y}H${x + 6}L${x + 6} 4L${end - 6} 4L${end - 6} ${y}H${end}`,
      'bends 4 times',
    ],
    ['a wire backwards', first, (x, y, end) => `M${end} ${y}H${x}`, 'leads back'],
    ['a wire through a node', first, (x, y, end) => `M${x} ${y}H${end + 90}`, 'runs through Second'],
    ['a wire that is missing', first, () => '', 'not every wire'],
    [
      'a run that is not straight',
      straight,
      (x, y, end) => `M${x} ${y}C${x + 20} ${y} ${end - 20} ${y + 8} ${end} ${y + 8}`,
      'execution does not run straight',
    ],
    [
      'a title on two lines',
      />Second</,
      () => '>Sec</text><text x="0" y="0" textLength="20">ond<',
      'Second is not on one line',
    ],
    [
      'a text that leaves its node',
      second,
      (x, y) => `${x}" y="${y}" textLength="490">Second<`,
      '"Second" leaves its node',
    ],
    ['a node on a node', fourth, (x, y) => `<rect x="${x}.5" y="${y - 30}.5"`, 'Third covers Fourth'],
    [
      'a node that leaves the picture',
      fourth,
      (x, y) => `<rect x="${x + 100}.5" y="${y}.5"`,
      'Fourth leaves the picture',
    ],
    ['a mark on a text', mark, (x, y) => `<rect x="${x + 24}" y="${y + 17}"`, 'mark 1 covers Second'],
    ['a mark on a wire', mark, (x, y) => `<rect x="${x - 23}" y="${y + 40}"`, 'mark 1 covers wire M'],
    [
      'a mark on a second node',
      /(?<=<g><rect [^>]*)width="(\d+)"/,
      (width) => `width="${width + 60}"`,
      'mark 1 covers Second',
    ],
    ['a mark that leaves the picture', mark, (x) => `<rect x="${x}" y="0"`, 'mark 1 leaves the picture'],
  ])('sees %s', (_, found, planted, fault) => {
    const source = drawn.source.replace(found, (_match, ...groups: string[]) => {
      const [x = 0, y = 0, end = 0] = groups.slice(0, 3).map(Number);
      return planted(x, y, end);
    });
    expect(source).not.toBe(drawn.source);
    expect(graphFaults(body, {...drawn, source}).join('\n')).toContain(fault);
  });

  it('sees wires that cross, where there are more than a few', () => {
    const crossed = 'M0 0L20 21M0 20L20 1M0 8L20 12M0 4L20 17'
      .split('M')
      .slice(1)
      .map((d) => ` d="M${d}"`);
    const source = `<g fill="none">${crossed.map((d) => `<path${d}/>`).join('')}</g>`;
    expect(wireFaults(readGraph(source)).filter((fault) => fault.includes('crosses'))).toHaveLength(6);
  });

  it('follows lines and curves', () => {
    const points = pathPoints('M0 0H8L8 8C8 20 20 20 20 8Q20 0 30 0');
    expect(points).toContainEqual({x: 8, y: 4});
    expect(points.at(-1)).toEqual({x: 30, y: 0});
    expect(Math.max(...points.map(({y}) => y))).toBeCloseTo(17, 0);
    expect(() => pathPoints('M0 0a1 1')).toThrow(/command a/);
  });
});
