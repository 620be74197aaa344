import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {layoutBlueprint, type BlueprintLayout} from './blueprint/layout';
import {isExec} from './blueprint/model';
import {parseBlueprint} from './blueprint/parse';
import {layoutChart, loadGraphviz, type ChartLayout} from './dot/layout';
import type {Arrow} from './dot/model';
import {parseDot} from './dot/parse';
import {pointOn, type Box, type Point} from './geometry';

import {distinctFences} from '../testing/gallery';

const DOCS = path.join(__dirname, '../../../versioned_docs');
/** A wider graph is better read as two, in px. */
const MOST_GRAPH = 1600;
/** How many pairs of wires may cross in a graph, where its pins are in another order than what they ask for. */
const MOST_CROSSINGS = 4;
/** Width of a chart of which all text, of 13 px or more, has 12 px in the text column. */
const MOST_CHART = 819;
/** A sheet of A4 without its margins, in px; pictures are no taller than 22 cm (client/picture.css). */
const SHEET = {width: 680, height: 831};
/** Least share of its size at which text of 13 px has 7 points on paper. */
const LEAST_SCALE = 7 / (0.75 * 13);

const files = readdirSync(DOCS, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
const fences = distinctFences(files.map((file) => path.join(DOCS, file)));
const figures = (language: string): {where: string; body: string}[] =>
  fences
    .filter((fence) => fence.language === language)
    .map(({file, line, text}) => ({where: `${path.relative(DOCS, file)}:${String(line)}`, body: text}));

type Named = Box & {readonly name: string};
interface Line {
  readonly name: string;
  readonly points: readonly Point[];
}

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
const isOver = (a: Box, b: Box, room: number): boolean =>
  a.x < b.x + b.width - room &&
  b.x < a.x + a.width - room &&
  a.y < b.y + b.height - room &&
  b.y < a.y + a.height - room;
const isThrough = ({points}: Line, box: Box): boolean =>
  points.some((point) => isOver(box, {...point, width: 0, height: 0}, 2));
const covered = (boxes: readonly Named[]): string[] =>
  pairs(boxes).flatMap(([a, b]) => (isOver(a, b, 2) ? [`${a.name} covers ${b.name}`] : []));

it('finds the points of a curve', () => {
  const corners = [
    {x: 0, y: 0},
    {x: 0, y: 8},
    {x: 8, y: 8},
    {x: 8, y: 0},
  ] as const;
  expect([0, 0.5, 1].map((t) => pointOn(corners, t))).toEqual([corners[0], {x: 4, y: 6}, corners[3]]);
});

/** Points along a Bézier curve of several pieces: its start, then three points for each. */
function pointsOn(curve: readonly Point[]): Point[] {
  return curve.flatMap((start, index) => {
    const [a, b, end] = curve.slice(index + 1);
    const isPiece = index % 3 === 0 && a && b && end;
    return isPiece ? Array.from({length: 41}, (_, step) => pointOn([start, a, b, end], step / 40)) : [];
  });
}

/** Whether two wires cross; wires that begin or end at the same pin do not. */
function doCross(a: Line, b: Line): boolean {
  const isLeft = (p: Point, q: Point, r: Point): boolean => (q.x - p.x) * (r.y - p.y) > (q.y - p.y) * (r.x - p.x);
  const parts = ({points}: Line): [Point, Point][] => points.slice(1).map((point, i) => [points[i] ?? point, point]);
  const isSame = (index: number): boolean =>
    String(Object.values(a.points.at(index) ?? {})) === String(Object.values(b.points.at(index) ?? {}));
  return (
    ![0, -1].some(isSame) &&
    parts(a).some(([p, q]) =>
      parts(b).some(([r, s]) => isLeft(p, q, r) !== isLeft(p, q, s) && isLeft(r, s, p) !== isLeft(r, s, q)),
    )
  );
}

/** What is wrong in a graph: nodes and marks on each other, wires that run over them, back, or not straight. */
function graphFaults({nodes, wires, marks}: BlueprintLayout): string[] {
  const boxes = nodes.map((placed) => ({name: placed.node.id, ...placed}));
  const lines = wires.map(({wire, start, curve, end}) => ({
    wire,
    points: [start, ...pointsOn(curve), end],
    name: `${wire.from.node.id} -> ${wire.to.node.id}`,
  }));
  const execution = lines.filter(({wire}) => isExec(wire.from.pin));
  const curved = execution.filter(({points}) => points.at(0)?.y !== points.at(-1)?.y);
  const runs = new Set(execution.map(({wire}) => wire.from.node));
  const crossing = pairs(lines).filter(([a, b]) => doCross(a, b));
  return [
    ...covered(boxes),
    ...lines.flatMap((line) =>
      boxes.flatMap((box) => (isThrough(line, box) ? [`${line.name} runs through ${box.name}`] : [])),
    ),
    ...lines.flatMap(({name, points}) =>
      points.some(({x}, index) => x < (points[index - 1]?.x ?? x)) ? [`${name} leads back`] : [],
    ),
    ...marks.flatMap(({mark, box}) =>
      boxes.flatMap(({name, ...other}) =>
        name !== mark.node.id && isOver(box, other, 0) ? [`mark ${mark.number} covers ${name}`] : [],
      ),
    ),
    // The first exec wire of a node goes on straight.
    ...(curved.length > execution.length - runs.size ? ['execution does not run straight'] : []),
    ...(crossing.length > MOST_CROSSINGS ? crossing.map(([a, b]) => `${a.name} crosses ${b.name}`) : []),
  ];
}

/** What is wrong in a chart: lines through steps, and texts on texts or steps. */
function chartFaults({steps, arrows, groups}: ChartLayout): string[] {
  const nameOf = ({from, to}: Arrow): string => `${from.id} -> ${to.id}`;
  const boxes = steps.map((box) => ({...box, name: box.step.id}));
  const texts = [
    ...arrows.flatMap(({arrow, label}) => (label ? [{...label, name: `label of ${nameOf(arrow)}`}] : [])),
    ...groups.map(({group, title}) => ({...title, name: `title of ${group.id}`})),
  ];
  const lines = arrows.flatMap(({arrow, curve}) => {
    const line = {name: nameOf(arrow), points: pointsOn(curve)};
    const others = boxes.filter(({step}) => step !== arrow.from && step !== arrow.to);
    return others.flatMap((box) => (isThrough(line, box) ? [`${line.name} runs through ${box.name}`] : []));
  });
  return [...lines, ...covered([...boxes, ...texts])];
}

describe('graphs of the pages', () => {
  it.each(figures('blueprint'))('$where is laid out as an author of Blueprints would', ({body}) => {
    const layout = layoutBlueprint(parseBlueprint(body));
    expect(graphFaults(layout)).toEqual([]);
    expect(layout.width).toBeLessThan(MOST_GRAPH);
  });
});

describe('charts of the pages', () => {
  let graphviz: Awaited<ReturnType<typeof loadGraphviz>>;
  beforeAll(async () => {
    graphviz = await loadGraphviz();
  });

  it.each(figures('dot'))('$where can be read, on screens and on paper', ({body}) => {
    const figure = parseDot(body);
    const layout = layoutChart(figure, graphviz);
    expect(chartFaults(layout)).toEqual([]);
    expect(layout.arrows.map(({label}) => label !== undefined)).toEqual(
      figure.arrows.map(({label}) => label !== undefined),
    );
    expect(layout.width).toBeLessThanOrEqual(MOST_CHART);
    expect(Math.min(SHEET.width / layout.width, SHEET.height / layout.height)).toBeGreaterThanOrEqual(LEAST_SCALE);
  });
});
