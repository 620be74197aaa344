import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import {areNear, boxAround, type Box, type Point} from '../geometry';
import {textWidth} from '../text-width';
import {DIVISION, type Arrow, type DotFigure, type Group, type Step} from './model';
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
export interface PlacedStep extends Label {
  readonly step: Step;
}

/** Lines of text in a box. */
export interface Label extends Box {
  readonly lines: readonly string[];
}

/** A line with the head of an arrow. */
interface Line {
  /** A Bézier curve: its start, then three points for each piece. It ends at the foot of the head. */
  readonly curve: readonly Point[];
  /** The point of the head. */
  readonly end: Point;
  /** Middle of the label. */
  readonly middle: Point;
}

/** An arrow, and the label beside it. */
export interface PlacedArrow extends Line {
  readonly arrow: Arrow;
  readonly label?: Label | undefined;
}

/** A finished plan of a chart: a box of the canvas, and what is in it. All numbers are CSS px. */
export interface ChartLayout extends Box {
  readonly steps: readonly PlacedStep[];
  readonly arrows: readonly PlacedArrow[];
  readonly groups: readonly {readonly group: Group; readonly box: Box; readonly title: Label}[];
}

type Measured = Size & {readonly lines: readonly string[]};

/** Lines of text in a box, with room at their sides together and above and below them. */
function measure(text: string, size: number, lineHeight: number, room: Size, isBold = false): Measured {
  const lines = text.split('\n');
  const width = Math.max(...lines.map((line) => textWidth(line, size, isBold)));
  return {lines, width: width + room.width, height: lines.length * lineHeight + room.height};
}

/** A label keeps clear of frames at its sides. */
const measureLabel = ({label}: Arrow): Measured | undefined =>
  label === undefined ? undefined : measure(label, SIZE.label, SIZE.labelLine, {width: 12, height: 0});

const measureTitle = ({label}: Group): Measured =>
  measure(label, SIZE.label, SIZE.titleHeight, {width: 8, height: 0}, true);

const measureStep = ({label, kind}: Step): Measured =>
  label === ''
    ? {lines: [], width: SIZE.disc, height: SIZE.disc}
    : measure(label.replace(DIVISION, '\n'), SIZE.text, SIZE.line, {width: SIDE_ROOM[KINDS[kind].shape], height: 14});

const POINTS_PER_INCH = 72;
const inches = (px: number): string => (px / POINTS_PER_INCH).toFixed(3);
const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A label that only takes up room: Graphviz places it, the plugin draws the text. */
function spacer(width: number, height: number): string {
  const size = `FIXEDSIZE="TRUE" WIDTH="${String(Math.ceil(width))}" HEIGHT="${String(Math.ceil(height))}"`;
  return `<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD ${size}></TD></TR></TABLE>>`;
}

/** A step as a box without words, in the size that its words need. */
function nodeOf(step: Step): string {
  const {width, height} = measureStep(step);
  const shape = step.label === '' ? ',shape=circle' : '';
  return `${quote(step.id)}[width=${inches(width)},height=${inches(height)}${shape}];`;
}

function clusterOf(group: Group, steps: readonly Step[]): string {
  const {width, height} = measureTitle(group);
  const own = steps.filter((step) => step.group === group).map(nodeOf);
  return `subgraph ${quote(group.id)}{label=${spacer(width, height)};margin=14;${own.join('')}}`;
}

/** The node that keeps the room of the label of a level arrow. */
const roomOf = (index: number): string => `room ${String(index)}`;

/** An arrow between two steps at one height, with the room for its label, clear of the frames of groups. */
function levelEdge({from, to}: Arrow, index: number, {width}: Size): string {
  const [start, room, end] = [from.id, roomOf(index), to.id].map(quote) as [string, string, string];
  if (from.group && to.group) {
    // From a step to the frame around it are up to 30 px, and a node would be placed behind both groups.
    return `{rank=same;${start};${end}}${start}->${end}[id=${String(index)},label=${spacer(width + 76, 1)}];`;
  }
  // A label would make an arc of the edge and a row above it: a node keeps the room.
  const size = `width=${inches(Math.max(1, width - 4))},height=.1`;
  return `${room}[${size}];{rank=same;${start};${room};${end}}${start}->${room}->${end};`;
}

/** Whether an arrow leaves the run of a chart. */
const isExit = ({to, isLevel}: Arrow): boolean => isLevel || to.kind === 'cancel';

/** A chart as Graphviz is asked for it: boxes and labels without words, in the sizes that the words need. */
function dotOf({steps, arrows, groups, direction}: DotFigure, labels: readonly (Size | undefined)[]): string {
  /** Whether the arrow is the only way on from its step: such runs are straight. */
  const isRun = (arrow: Arrow): boolean =>
    !isExit(arrow) && !arrows.some((other) => other !== arrow && other.from === arrow.from && !isExit(other));
  /** The room between an arrow and its label, which is above it where arrows lead to the right. */
  const [beside, above] = direction === 'LR' ? [0, 8] : [8, 0];
  const edge = (arrow: Arrow, index: number): string => {
    const {from, to} = arrow;
    const label = labels[index];
    if (arrow.isLevel) {
      return levelEdge(arrow, index, label ?? {width: 0, height: 0});
    }
    const isAtSide = isExit(arrow) && !from.group;
    const attributes = [
      `id=${String(index)}`,
      ...(label ? [`label=${spacer(label.width + beside, label.height + above)}`] : []),
      ...(isRun(arrow) ? ['weight=8'] : []),
      ...(isAtSide ? ['tailport=e'] : []),
    ];
    return `${quote(from.id)}->${quote(to.id)}[${attributes.join(',')}];`;
  };
  return [
    `digraph{newrank=true;rankdir=${direction};nodesep=${inches(SIZE.nodeGap)};ranksep=${inches(SIZE.rowGap)};`,
    `node[fixedsize=true,shape=box,label=""];edge[arrowsize=${String(SIZE.head / 10)}];`,
    ...steps.filter(({group}) => group === undefined).map(nodeOf),
    ...groups.map((group) => clusterOf(group, steps)),
    ...arrows.map(edge),
    '}',
  ].join('\n');
}

/** What Graphviz found; origin top left, y downwards, 1 unit = 1 CSS px. */
interface Found {
  readonly bb: string;
  /** The middle of a node, or the frame of a cluster. */
  readonly objects: readonly {readonly name: string; readonly pos?: string; readonly bb?: string}[];
  /** `e,x,y` for the point of the head, then the points of the curve; and the middle of the label. */
  readonly edges?: readonly {readonly id?: string; readonly pos: string; readonly lp?: string}[];
}

function pointOf(text = ''): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return {x, y};
}

function boxOf(text = ''): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = text.split(',').map(Number);
  return {x: left, y: top, width: right - left, height: bottom - top};
}

const around = ({x, y}: Point, {width, height}: Size): Box => ({x: x - width / 2, y: y - height / 2, width, height});

/** A level arrow between two steps, to the right as Graphviz places them, with its label above it. */
function drawLevel(from: Box, to: Box, room: Point, label: Size | undefined): Line {
  const y = from.y + from.height / 2;
  const [start, end] = [from.x + from.width, to.x];
  return {
    curve: [start, start, end - SIZE.head, end - SIZE.head].map((x) => ({x, y})),
    end: {x: end, y},
    middle: {x: room.x, y: y - (label?.height ?? 0) / 2 - 2},
  };
}

/** Graphviz, compiled to WebAssembly: loaded on first use, once per process (about 90 ms). */
export async function loadGraphviz(): Promise<Graphviz> {
  return (await import('@hpcc-js/wasm-graphviz')).Graphviz.load();
}

/** Plans a chart: Graphviz places steps, groups and labels, and draws the arrows. */
export function layoutChart(figure: DotFigure, graphviz: Graphviz): ChartLayout {
  const labels = figure.arrows.map(measureLabel);
  const found = JSON.parse(graphviz.layout(dotOf(figure, labels), 'json', 'dot', {yInvert: true})) as Found;
  const placeOf = (id: string): Found['objects'][number] | undefined => found.objects.find(({name}) => name === id);
  const boxes = new Map(figure.steps.map((step) => [step, around(pointOf(placeOf(step.id)?.pos), measureStep(step))]));
  const steps = [...boxes].map(([step, box]): PlacedStep => ({step, lines: measureStep(step).lines, ...box}));
  const arrows = figure.arrows.map((arrow, index): PlacedArrow => {
    const [text, from, to] = [labels[index], boxes.get(arrow.from), boxes.get(arrow.to)];
    const edge = found.edges?.find(({id}) => id === String(index));
    const [head = '', ...points] = edge?.pos.split(' ') ?? [];
    const line =
      arrow.isLevel && from && to
        ? drawLevel(from, to, pointOf(placeOf(roomOf(index))?.pos ?? edge?.lp), text)
        : {curve: points.map(pointOf), end: pointOf(head.replace('e,', '')), middle: pointOf(edge?.lp)};
    return {arrow, ...line, label: text && {lines: text.lines, ...around(line.middle, text)}};
  });
  const groups = figure.groups.map((group) => {
    const frame = boxOf(placeOf(group.id)?.bb);
    // Graphviz lets labels in a group reach over its right edge.
    const inside = arrows.flatMap(({label, middle}) =>
      label && areNear({...middle, width: 0, height: 0}, frame, 0) ? [label] : [],
    );
    const box = boxAround([frame, ...inside], 0);
    return {group, box, title: {...measureTitle(group), x: box.x + 8, y: box.y + 2}};
  });
  const box = boxAround([boxOf(found.bb), ...groups.map((group) => group.box)], SIZE.margin);
  return {...box, steps, arrows, groups};
}
