import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import {layoutDot, onCurve, quote, spacer, type Box, type Point} from '../graphviz';
import {textWidth, wrapText} from '../measure';
import type {Arrow, DotFigure, Group, Step, StepKind} from './model';
import {outlinePoints, reach} from './outline';
import {trunk} from './trunk';

/** Sizes in CSS px. */
export const SIZE = {
  text: 14,
  line: 18,
  label: 13,
  labelLine: 16,
  limit: 190,
  labelLimit: 170,
  inset: 14,
  disc: 24,
  margin: 14,
  /** Length of the head of an arrow. */
  head: 9,
  titleHeight: 20,
} as const;
/** In small charts and trees a parent looks better over the middle of its children. */
const SHORTEST_TRUNK = 6;
const POINTS_PER_INCH = 72;

/** A step with its size and the lines of its label; an empty label is a disc. */
export interface StepShape {
  readonly step: Step;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Lines of text in a box; `x` and `y` are its top left corner. */
export interface Label extends Box {
  readonly lines: readonly string[];
}

/** A finished plan of a chart; all numbers in CSS px from the top left corner of the picture. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** `x` and `y` are the top left corner. */
  readonly steps: readonly (StepShape & Point)[];
  /** Points of a Bezier curve, then points of straight lines, up to the foot of the head. */
  readonly arrows: readonly {
    readonly arrow: Arrow;
    readonly curve: readonly Point[];
    readonly lines: readonly Point[];
    readonly label?: Label;
  }[];
  readonly groups: readonly {readonly group: Group; readonly box: Box; readonly title: Label}[];
}

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size)));

/** Room that the outline of a kind takes on both sides of the text. */
const SIDES: Readonly<Record<StepKind, number>> = {
  start: 32,
  end: 32,
  interface: 36,
  internal: 24,
  decision: 2 * SIZE.inset + 16,
  ability: 2 * SIZE.inset + 16,
  other: 2 * SIZE.inset + 16,
  component: 40,
  class: 28,
  data: 34,
  step: 24,
};

function measureStep(step: Step): StepShape {
  if (step.label === '') {
    return {step, lines: [], width: SIZE.disc, height: SIZE.disc};
  }
  const lines = wrapText(step.label, SIZE.limit, SIZE.text);
  return {
    step,
    lines,
    width: Math.ceil(widest(lines, SIZE.text) + SIDES[step.kind]),
    height: lines.length * SIZE.line + 14,
  };
}

const labelLines = (label: string): string[] => wrapText(label, SIZE.labelLimit, SIZE.label);

function nodeDot({step, width, height, lines}: StepShape, isTrunk: boolean): string {
  const inches = (px: number): string => String(Math.round((px / POINTS_PER_INCH) * 10_000) / 10_000);
  const shape = lines.length === 0 ? 'circle' : 'box';
  return `${quote(step.id)} [shape=${shape},width=${inches(width)},height=${inches(height)}${isTrunk ? ',group=trunk' : ''}];`;
}

function arrowDot(arrow: Arrow, index: number): string {
  const lines = arrow.label === undefined ? [] : labelLines(arrow.label);
  const label =
    lines.length === 0 ? '' : `,label=${spacer(widest(lines, SIZE.label) + 10, lines.length * SIZE.labelLine + 4)}`;
  return `${quote(arrow.from)}->${quote(arrow.to)} [id="${String(index)}"${label}];`;
}

const titleWidth = (label: string): number => textWidth(label, SIZE.label, true) + 8;

function groupDot({id, label: name}: Group, figure: DotFigure, wide: ReadonlyMap<string, number>): string {
  const label = spacer((titleWidth(name) + 8) * (wide.get(id) ?? 1), SIZE.titleHeight + 4);
  const steps = figure.steps.filter((step) => step.group === id).map((step) => `${quote(step.id)};`);
  const inner = figure.groups.filter(({parent}) => parent === id).map((child) => groupDot(child, figure, wide));
  return `subgraph ${quote(id)} {label=${label};labeljust=l;margin=12;${steps.join('')}${inner.join('')}}`;
}

/**
 * The chart as DOT for the layout: only sizes, no text.
 *
 * @param wide shares by which groups need more room for their title, because an arrow passes through it
 */
function chartDot(figure: DotFigure, shapes: readonly StepShape[], wide: ReadonlyMap<string, number>): string {
  const settings = `rankdir=${figure.direction};nodesep=0.25;ranksep=0.25;node[fixedsize=true,label=""];edge[arrowsize=${String(SIZE.head / 10)}];`;
  const groups = figure.groups.filter(({parent}) => parent === undefined).map((outer) => groupDot(outer, figure, wide));
  const longest = trunk(figure);
  const run = new Set(longest.length < SHORTEST_TRUNK ? [] : longest);
  const nodes = shapes.map((shape) => nodeDot(shape, shape.step.group === undefined && run.has(shape.step.id)));
  return `digraph{${settings}${[...nodes, ...groups, ...figure.arrows.map(arrowDot)].join('\n')}}`;
}

const STEPS_OF_CURVE = 20;

/** Points along a Bezier curve of several pieces. */
function samples(curve: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 3 < curve.length; index += 3) {
    for (let step = 0; step <= STEPS_OF_CURVE; step += 1) {
      points.push(onCurve(curve.slice(index, index + 4), step / STEPS_OF_CURVE));
    }
  }
  return points;
}

/** What texts must keep clear of. */
interface Surroundings {
  /** Points of arrows. */
  readonly lines: readonly Point[];
  readonly boxes: readonly Box[];
  readonly frames: readonly Box[];
}

const CLEARANCE = 3;
const isIn = ({x, y}: Point, box: Box): boolean =>
  x > box.x - CLEARANCE && x < box.x + box.width + CLEARANCE && y > box.y && y < box.y + box.height;
const overlap = (a: Box, b: Box, room: number): boolean =>
  a.x < b.x + b.width + room &&
  b.x < a.x + a.width + room &&
  a.y < b.y + b.height + room &&
  b.y < a.y + a.height + room;

/** Whether a frame runs through a box, which is neither outside nor inside. */
function isCut(box: Box, frame: Box): boolean {
  const isInside =
    box.x >= frame.x + 2 &&
    box.y >= frame.y + 2 &&
    box.x + box.width <= frame.x + frame.width - 2 &&
    box.y + box.height <= frame.y + frame.height - 2;
  return overlap(box, frame, 2) && !isInside;
}

const isFree = (box: Box, {lines, boxes, frames}: Surroundings): boolean =>
  !lines.some((point) => isIn(point, box)) &&
  !boxes.some((other) => overlap(box, other, 2)) &&
  !frames.some((frame) => isCut(box, frame));

/** Fonts on screens round their widths: a label has 3 px of room at each side. */
const LABEL_PADDING = 6;
/** Distances of a label from its arrow, in px: a near place is better, a free one is best. */
const LABEL_GAPS = [6, 14, 26, 40];

/** The place of an arrow's label: where Graphviz left room for it, else beside the arrow, near that place. */
function placeLabel(label: Label, own: readonly Point[], around: Surroundings): Label {
  if (isFree(label, around)) {
    return label;
  }
  const middle = {x: label.x + label.width / 2, y: label.y + label.height / 2};
  const distance = (place: Box): number =>
    Math.hypot(place.x + label.width / 2 - middle.x, place.y + label.height / 2 - middle.y);
  const places = own
    .flatMap(({x, y}) =>
      LABEL_GAPS.flatMap((gap) => [
        {...label, x: x + gap, y: y - label.height / 2},
        {...label, x: x - gap - label.width, y: y - label.height / 2},
        {...label, x: x - label.width / 2, y: y - gap - label.height},
        {...label, x: x - label.width / 2, y: y + gap},
      ]),
    )
    .sort((a, b) => distance(a) - distance(b));
  return places.find((place) => isFree(place, around)) ?? label;
}

/** The place of a group's title in its frame: at the top from the left, else at the bottom, where no arrow passes. */
function placeTitle(label: string, box: Box, around: Surroundings): Label {
  const size = {width: titleWidth(label), height: SIZE.titleHeight, lines: [label]};
  const rows = [box.y + 5, box.y + box.height - SIZE.titleHeight - 4];
  const places = rows.flatMap((y) => {
    const room = box.width - 12 - size.width;
    return Array.from({length: Math.max(1, Math.floor(room / 6) + 1)}, (_, index) => ({
      ...size,
      x: box.x + 6 + index * 6,
      y,
    }));
  });
  const [first] = places;
  return places.find((place) => isFree(place, around)) ?? first ?? {...size, x: box.x, y: box.y};
}

/** Shares that are tried one after the other until a title has room beside the arrow. */
const TITLE_ROOM = [1.1, 1.2, 1.3, 1.4, 1.5, 1.75, 2];

/** A layout, with the groups whose title has no free place. */
interface Plan {
  readonly layout: ChartLayout;
  readonly crowded: ReadonlySet<string>;
}

function planChart(figure: DotFigure, graphviz: Graphviz, wide: ReadonlyMap<string, number>): Plan {
  const shapes = figure.steps.map(measureStep);
  const positions = layoutDot(graphviz, chartDot(figure, shapes, wide));
  const {margin} = SIZE;
  const moved = ({x, y}: Point): Point => ({x: x + margin, y: y + margin});
  const steps = shapes.map((shape) => {
    const middle = moved(positions.nodes.get(shape.step.id) ?? {x: 0, y: 0});
    return {...shape, x: middle.x - shape.width / 2, y: middle.y - shape.height / 2};
  });
  const byId = new Map(steps.map((step) => [step.step.id, step]));
  const outlineOf = (id: string): Point[] => {
    const step = byId.get(id);
    return step ? outlinePoints(step, SIZE.inset) : [];
  };
  const drawn = figure.arrows.map((arrow, index) => {
    const edge = positions.edges.get(String(index));
    const curve = (edge?.points ?? []).map(moved);
    const [first, second] = curve;
    const last = curve.at(-1);
    const before = curve.at(-2);
    const start = first && second ? reach(second, first, outlineOf(arrow.from), 0) : undefined;
    const end = last && before ? reach(before, last, outlineOf(arrow.to), SIZE.head) : undefined;
    // A curve that begins at the frame of a slanted step begins at its outline instead.
    const whole = start && first ? [start, start, first, ...curve] : curve;
    return {arrow, curve: whole, lines: end ? [end] : [], middle: edge?.label && moved(edge.label)};
  });
  const lines = drawn.flatMap(({curve, lines: ends}) => [...samples(curve), ...ends]);
  const frames = figure.groups.flatMap((group) => {
    const box = positions.clusters.get(group.id);
    return box ? [{group, box: {...box, ...moved(box)}}] : [];
  });
  const boxes: Box[] = [...steps];
  const around = {lines, boxes, frames: frames.map(({box}) => box)};
  const arrows = drawn.map(({arrow, middle, ...way}) => {
    if (arrow.label === undefined || !middle) {
      return {arrow, ...way};
    }
    const text = labelLines(arrow.label);
    const size = {width: widest(text, SIZE.label) + LABEL_PADDING, height: text.length * SIZE.labelLine};
    const wanted = {...size, lines: text, x: middle.x - size.width / 2, y: middle.y - size.height / 2};
    const label = placeLabel(wanted, samples(way.curve), around);
    boxes.push(label);
    return {arrow, ...way, label};
  });
  const crowded = new Set<string>();
  const groups = frames.map(({group, box}) => {
    const title = placeTitle(group.label, box, around);
    if (!isFree(title, around)) {
      crowded.add(group.id);
    }
    boxes.push(title);
    return {group, box, title};
  });
  const size = {width: positions.width + 2 * margin, height: positions.height + 2 * margin};
  return {layout: {...size, steps, arrows, groups}, crowded};
}

/** Plans a chart: places by Graphviz, sizes, ends of arrows and titles our own. */
export function layoutChart(figure: DotFigure, graphviz: Graphviz): ChartLayout {
  const wide = new Map<string, number>();
  let plan = planChart(figure, graphviz, wide);
  for (const share of TITLE_ROOM) {
    if (plan.crowded.size === 0) {
      break;
    }
    for (const id of plan.crowded) {
      wide.set(id, share);
    }
    plan = planChart(figure, graphviz, wide);
  }
  return plan.layout;
}
