import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import {boxAround, type Box, type Point} from '../geometry';
import {layoutDot, quote, spacer, type Edge} from './graphviz';
import {textWidth} from '../text-width';
import type {Arrow, DotFigure, Group, Step} from './model';
import {KINDS, SIDE_ROOM} from './style';

/** Sizes in CSS px. */
export const SIZE = {
  text: 14,
  line: 18,
  label: 13,
  labelLine: 16,
  disc: 24,
  margin: 14,
  /** Length of the head of an arrow. */
  head: 9,
  titleHeight: 24,
  /** Least distances of steps side by side, and of rows. */
  nodeGap: 16,
  rowGap: 26,
} as const;

type Size = Pick<Box, 'width' | 'height'>;

/** A placed step with the lines of its label; an empty label is a disc. `x` and `y` are the top left corner. */
export interface PlacedStep extends Box {
  readonly step: Step;
  readonly lines: readonly string[];
}

/** Lines of text in a box. */
export interface Label extends Box {
  readonly lines: readonly string[];
}

/** An arrow: a curve up to the foot of its head, and the label beside it. */
export interface PlacedArrow extends Omit<Edge, 'label'> {
  readonly arrow: Arrow;
  readonly label?: Label;
}

/** A finished plan of a chart: a box of the canvas, and what is in it. All numbers are CSS px. */
export interface ChartLayout extends Box {
  readonly steps: readonly PlacedStep[];
  readonly arrows: readonly PlacedArrow[];
  readonly groups: readonly {readonly group: Group; readonly box: Box; readonly title: Label}[];
}

type Measured = Size & {readonly lines: readonly string[]};

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size)));

/** Fonts on screens round their widths: a label has 3 px of room at each side. */
function measureLabel({label}: Arrow): Measured | undefined {
  if (label === undefined) {
    return undefined;
  }
  const lines = label.split('\n');
  return {lines, width: widest(lines, SIZE.label) + 6, height: lines.length * SIZE.labelLine};
}

function measureStep({label, kind}: Step): Measured {
  if (label === '') {
    return {lines: [], width: SIZE.disc, height: SIZE.disc};
  }
  const lines = label.split('\n');
  return {lines, width: widest(lines, SIZE.text) + SIDE_ROOM[KINDS[kind].shape], height: lines.length * SIZE.line + 14};
}

function measureTitle({label}: Group): Measured {
  return {lines: [label], width: textWidth(label, SIZE.label, true) + 8, height: SIZE.titleHeight};
}

const POINTS_PER_INCH = 72;
const inches = (px: number): string => (px / POINTS_PER_INCH).toFixed(3);

/** A chart as Graphviz is asked for it: boxes and labels without words, in the sizes that the words need. */
function dotOf({steps, arrows, groups, direction}: DotFigure, labels: readonly (Size | undefined)[]): string {
  const node = (step: Step): string => {
    const {width, height} = measureStep(step);
    return `${quote(step.id)}[width=${inches(width)},height=${inches(height)}${step.label === '' ? ',shape=circle' : ''}];`;
  };
  const cluster = (group: Group): string => {
    const {width, height} = measureTitle(group);
    const own = steps.filter((step) => step.group === group).map(node);
    return `subgraph ${quote(group.id)}{label=${spacer(width, height)};margin=14;${own.join('')}}`;
  };
  const isExit = ({to, isLevel}: Arrow): boolean => isLevel || to.kind === 'cancel';
  /** Whether the arrow is the only way on from its step: such runs are straight. */
  const isRun = (arrow: Arrow): boolean =>
    !isExit(arrow) && !arrows.some((other) => other !== arrow && other.from === arrow.from && !isExit(other));
  const levelEdge = ({from, to}: Arrow, index: number): string => {
    const width = (labels[index]?.width ?? 0) + 24;
    const rank = (...names: readonly string[]): string => `{rank=same;${names.map(quote).join(';')}}`;
    const edge = (...names: readonly string[]): string => names.map(quote).join('->');
    if (from.group && to.group) {
      return `${rank(from.id, to.id)}${edge(from.id, to.id)}[label=${spacer(width, 1)}];`;
    }
    // A label would make an arc of the edge and a row above it: a node keeps the room.
    const room = `room ${String(index)}`;
    const size = `width=${inches(Math.max(1, width - 2 * SIZE.nodeGap))},height=.1`;
    return `${quote(room)}[${size}];${rank(from.id, room, to.id)}${edge(from.id, room, to.id)}[weight=9];`;
  };
  const edge = (arrow: Arrow, index: number): string => {
    const {from, to} = arrow;
    const label = labels[index];
    const isAtSide = direction === 'LR' ? from.kind === 'decision' : isExit(arrow) && !from.group;
    const attributes = [
      `id=${String(index)}`,
      ...(label ? [`label=${spacer(label.width + 6, label.height + (direction === 'LR' ? 8 : 0))}`] : []),
      ...(isRun(arrow) ? ['weight=8'] : []),
      ...(isAtSide ? ['tailport=e'] : []),
    ];
    return `${quote(from.id)}->${quote(to.id)}[${attributes.join(',')}];`;
  };
  return [
    `digraph{newrank=true;rankdir=${direction};nodesep=${inches(SIZE.nodeGap)};ranksep=${inches(SIZE.rowGap)};`,
    `node[fixedsize=true,shape=box,label=""];edge[arrowsize=${String(SIZE.head / 10)}];`,
    ...steps.filter(({group}) => group === undefined).map(node),
    ...groups.map(cluster),
    ...arrows.map((arrow, index) => (arrow.isLevel ? levelEdge : edge)(arrow, index)),
    '}',
  ].join('\n');
}

const around = ({x, y}: Point, {width, height}: Size): Box => ({x: x - width / 2, y: y - height / 2, width, height});

/** A level arrow between two steps, with its label above it, near its beginning. */
function drawLevel(from: Box, to: Box, label: Size | undefined): Edge {
  const y = from.y + from.height / 2;
  const isLeft = to.x < from.x;
  const [start, end] = isLeft ? [from.x, to.x + to.width] : [from.x + from.width, to.x];
  const away = isLeft ? -1 : 1;
  const [foot, middle] = [end - away * SIZE.head, start + away * (8 + (label?.width ?? 0) / 2)];
  return {
    curve: [start, start, foot, foot].map((x) => ({x, y})),
    end: {x: end, y},
    label: {x: middle, y: y - (label?.height ?? 0) / 2 - 2},
  };
}

/** The box of the picture, with a margin around all that is in it. */
function pictureBox({steps, arrows, groups}: Omit<ChartLayout, keyof Box>): Box {
  const points = arrows.flatMap(({curve}) => curve.map((point) => ({...point, width: 0, height: 0})));
  const labels = arrows.flatMap(({label}) => label ?? []);
  return boxAround([...steps, ...groups.map(({box}) => box), ...points, ...labels], SIZE.margin);
}

/** Plans a chart: Graphviz places steps, groups and labels, and draws the arrows. */
export function layoutChart(figure: DotFigure, graphviz: Graphviz): ChartLayout {
  const labels = figure.arrows.map(measureLabel);
  const {nodes, clusters, edges} = layoutDot(graphviz, dotOf(figure, labels));
  const steps = figure.steps.map((step): PlacedStep => {
    const {lines, ...size} = measureStep(step);
    return {step, lines, ...around(nodes.get(step.id) ?? {x: 0, y: 0}, size)};
  });
  const arrows = figure.arrows.flatMap((arrow, index): PlacedArrow[] => {
    const [from, to] = [arrow.from, arrow.to].map((end) => steps.find(({step}) => step === end));
    const text = labels[index];
    const edge = arrow.isLevel && from && to ? drawLevel(from, to, text) : edges.get(String(index));
    if (!edge) {
      return [];
    }
    const {label, ...line} = edge;
    return [{arrow, ...line, ...(label && text ? {label: {lines: text.lines, ...around(label, text)}} : {})}];
  });
  const groups = figure.groups.flatMap((group) => {
    const box = clusters.get(group.id);
    return box ? [{group, box, title: {...measureTitle(group), x: box.x + 8, y: box.y + 2}}] : [];
  });
  const parts = {steps, arrows, groups};
  return {...pictureBox(parts), ...parts};
}
