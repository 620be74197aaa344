import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Box, Point} from '../graphviz';
import {textWidth, wrapText} from '../measure';
import type {Arrow, DotFigure, Group, Step} from './model';
import {placeInLanes, placeSteps, type Places, type Size} from './place';
import {FAULT, isNear, middleOf, routeLines, type Line, type Route, type Side, type Stop} from './route';
import {INSET, isPill, sideRoom} from './style';

/** Sizes in CSS px. */
export const SIZE = {
  text: 14,
  line: 18,
  label: 13,
  labelLine: 16,
  limit: 190,
  labelLimit: 150,
  disc: 24,
  margin: 14,
  /** Length of the head of an arrow. */
  head: 9,
  titleHeight: 24,
} as const;

/** A placed step with the lines of its label; an empty label is a disc. `x` and `y` are the top left corner. */
export interface PlacedStep extends Box {
  readonly step: Step;
  readonly lines: readonly string[];
}

/** Lines of text in a box. */
export interface Label extends Box {
  readonly lines: readonly string[];
}

/** A finished plan of a chart; all numbers in CSS px from the top left corner of the picture. */
export interface ChartLayout extends Size {
  readonly steps: readonly PlacedStep[];
  /** Lines up to the foot of the head. */
  readonly arrows: readonly {readonly arrow: Arrow; readonly line: Line; readonly label?: Label}[];
  readonly groups: readonly {readonly group: Group; readonly box: Box; readonly title: Label}[];
}

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size)));
/** Steps have even sizes, so that their middles are whole pixels. */
const even = (size: number): number => 2 * Math.ceil(size / 2);

const labelLines = ({label}: Arrow): string[] =>
  label === undefined ? [] : wrapText(label, SIZE.labelLimit, SIZE.label);
/** Fonts on screens round their widths: a label has 3 px of room at each side. */
function labelSize(arrow: Arrow): Size | undefined {
  const lines = labelLines(arrow);
  return lines.length === 0
    ? undefined
    : {width: even(widest(lines, SIZE.label) + 6), height: lines.length * SIZE.labelLine};
}

function measureStep(step: Step, {arrows, steps}: DotFigure): Omit<PlacedStep, keyof Point> {
  if (step.label === '') {
    return {step, lines: [], width: SIZE.disc, height: SIZE.disc};
  }
  const lines = wrapText(step.label, SIZE.limit, SIZE.text);
  // All arrows to the lane at the side leave at the right, each with its label above it.
  const exits = arrows.filter(
    ({from, to}) => from === step.id && steps.some(({id, kind}) => id === to && kind === 'cancel'),
  );
  const [first, ...rest] = exits.map((arrow) => (labelSize(arrow)?.height ?? 0) + 10);
  const tall = first === undefined ? 0 : rest.reduce((sum, height) => sum + height, 0) + 20;
  return {
    step,
    lines,
    width: even(widest(lines, SIZE.text) + sideRoom(step.kind)),
    height: even(Math.max(lines.length * SIZE.line + 14, rest.length === 0 ? 0 : tall)),
  };
}

/** Widest chart of which all text has 12 px or more in a column of 756 px. */
const WIDEST = 819;
/** Distances of ports from the middle of a side, in px. */
const PORTS = [0, 14, -14, 28, -28, 42, -42, 60, -60];

/** A placed step as lines see it. */
function stopOf({step, ...box}: PlacedStep): Stop {
  const {x, y, width, height} = box;
  const middle = middleOf(box);
  const isRound = step.label === '';
  const inset = step.kind === 'decision' ? INSET : isPill(step.kind) ? height / 2 : 8;
  const ports = (side: Side, towards: Box): Point[] => {
    const isLevel = side === 'top' || side === 'bottom';
    const isOne = isRound || step.kind === 'cancel' || (isPill(step.kind) && !isLevel);
    const half = isOne ? 0 : isLevel ? width / 2 - inset : height / 2 - 7;
    const [own, other, size] = isLevel
      ? [middle.x, middleOf(towards).x, towards.width]
      : [middle.y, middleOf(towards).y, towards.height];
    // Where both reach, in the middle: for a straight line.
    const reach = size / 2 - Math.min(12, size / 2);
    const [low, high] = [Math.max(own - half, other - reach), Math.min(own + half, other + reach)];
    const shared = low <= high ? [Math.round((low + high) / 2) - own, other - own] : [];
    const offsets = [...new Set([...PORTS, ...shared])].filter((offset) => Math.abs(offset) <= half);
    return offsets.map((offset) => {
      const slant = step.kind === 'decision' && !isLevel ? (INSET * Math.abs(offset)) / (height / 2) : 0;
      const edge = {top: y, bottom: y + height, left: x + slant, right: x + width - slant}[side];
      return isLevel ? {x: own + offset, y: edge} : {x: edge, y: own + offset};
    });
  };
  return {...box, id: step.id, ports};
}

/** The line without the room of its head. */
function cutHead(line: Line): Line {
  const [before, end] = line.slice(-2);
  if (!before || !end) {
    return line;
  }
  const back = {x: Math.sign(end.x - before.x) * SIZE.head, y: Math.sign(end.y - before.y) * SIZE.head};
  return [...line.slice(0, -1), {x: end.x - back.x, y: end.y - back.y}];
}

/**
 * An end beside the run, at the end of the lane in which the arrows to it run down: as near as nothing is in the way of
 * either, and not before the labels of these arrows.
 */
function placeAside(
  {arrows}: DotFigure,
  placed: readonly PlacedStep[],
  obstacles: readonly Box[],
  end: Omit<PlacedStep, keyof Point>,
): PlacedStep {
  const exits = arrows.flatMap((arrow) => {
    const source = placed.find(({step}) => arrow.to === end.step.id && arrow.from === step.id);
    return source ? [{source, room: arrow.label === undefined ? 0 : (labelSize(arrow)?.width ?? 0) + 30}] : [];
  });
  const isAlone = ({step}: PlacedStep): boolean => exits.filter(({source}) => source.step === step).length === 1;
  const heights = exits.map(({source}) => (isAlone(source) ? middleOf(source).y : source.y + source.height + 24));
  const y = Math.max(...heights) - end.height / 2;
  const left = Math.max(...exits.map(({source, room}) => source.x + source.width + room));
  const isFree = (x: number): boolean => {
    const lane = {x: x + end.width / 2, y: Math.min(...heights), width: 0, height: y - Math.min(...heights)};
    return !obstacles.some((box) => isNear(box, {...end, x, y}, 14) || isNear(box, lane, 12));
  };
  const places = Array.from({length: 100}, (_, index) => left + index * 12);
  return {...end, x: places.find(isFree) ?? left, y};
}

function plan(figure: DotFigure, room: number, graphviz: Graphviz): {layout: ChartLayout; cost: number} {
  const measured = figure.steps.map((step) => measureStep(step, figure));
  const titles = new Map(
    figure.groups.map(({id, label}) => [
      id,
      {width: even(textWidth(label, SIZE.label, true) + 8), height: SIZE.titleHeight},
    ]),
  );
  const sizes = {
    steps: new Map(measured.map((each) => [each.step.id, each])),
    labels: figure.arrows.map(labelSize),
    titles,
  };
  const places: Places = figure.hasLanes ? placeInLanes(figure, sizes) : placeSteps(figure, sizes, room, graphviz);
  const placed = measured.flatMap((each): PlacedStep[] => {
    const at = places.steps.get(each.step.id);
    return at ? [{...each, x: Math.round(at.x) - each.width / 2, y: Math.round(at.y) - each.height / 2}] : [];
  });
  const groups = figure.groups.flatMap((group) => {
    const frame = places.frames.get(group.id);
    const box = frame && {...frame, x: Math.round(frame.x), y: Math.round(frame.y)};
    const title = titles.get(group.id);
    return box && title ? [{group, box, title: {...title, lines: [group.label], x: box.x + 8, y: box.y + 2}}] : [];
  });
  const obstacles = [...placed, ...groups.map(({box}) => box)];
  const aside = measured.filter(({step}) => step.kind === 'cancel');
  const all = [...placed, ...aside.map((each) => placeAside(figure, placed, obstacles, each))];
  const stops = new Map(all.map((each) => [each.step.id, stopOf(each)]));
  const wanted = figure.arrows.flatMap((arrow, index) => {
    const [from, to, label] = [stops.get(arrow.from), stops.get(arrow.to), sizes.labels[index]];
    return from && to ? [{from, to, look: arrow.style, ...(label ? {label} : {})}] : [];
  });
  const ground = {
    stops: [...stops.values()],
    titles: groups.map(({title}) => title),
    frames: groups.map(({box}) => box),
    flow: figure.direction === 'LR' ? ('right' as const) : ('bottom' as const),
  };
  const routes = routeLines(wanted, ground);
  const layout = framed(figure, all, groups, routes);
  const cost = routes.reduce((sum, route) => sum + route.cost, 0) / Math.max(1, routes.length);
  const isTooWide = layout.width > WIDEST;
  return {layout, cost: cost + (isTooWide ? FAULT + layout.width : 0)};
}

/** The plan in a picture that holds everything, with a margin. */
function framed(
  {arrows}: DotFigure,
  steps: readonly PlacedStep[],
  groups: ChartLayout['groups'],
  routes: readonly Route[],
): ChartLayout {
  const points = routes.flatMap(({line, label}): Box[] => [
    ...line.map((point) => ({...point, width: 0, height: 0})),
    ...(label ? [label] : []),
  ]);
  const boxes = [...steps, ...groups.map(({box}) => box), ...points];
  const left = Math.min(...boxes.map(({x}) => x)) - SIZE.margin;
  const top = Math.min(...boxes.map(({y}) => y)) - SIZE.margin;
  const moved = <T extends Point>(point: T): T => ({
    ...point,
    x: point.x - Math.floor(left),
    y: point.y - Math.floor(top),
  });
  return {
    width: Math.ceil(Math.max(...boxes.map(({x, width}) => x + width)) - left + SIZE.margin),
    height: Math.ceil(Math.max(...boxes.map(({y, height}) => y + height)) - top + SIZE.margin),
    steps: steps.map(moved),
    arrows: arrows.map((arrow, index) => {
      const {line = [], label} = routes[index] ?? {};
      const text = label ? {label: moved({...label, lines: labelLines(arrow)})} : {};
      return {arrow, line: cutHead(line).map(moved), ...text};
    }),
    groups: groups.map(({group, box, title}) => ({group, box: moved(box), title: moved(title)})),
  };
}

/** Mean cost of the lines of a chart that needs no other try. */
const GOOD = 90;
/** How much more room is left between steps, one after the other, until all lines and labels have a good place. */
const OTHER_ROOMS = [0.8, 1.3, 1.7];

/** Plans a chart: places by Graphviz or in lanes, lines and labels our own. */
export function layoutChart(figure: DotFigure, graphviz: Graphviz): ChartLayout {
  let best = plan(figure, 1, graphviz);
  for (const room of OTHER_ROOMS) {
    if (best.cost >= GOOD) {
      const next = plan(figure, room, graphviz);
      best = next.cost < best.cost ? next : best;
    }
  }
  return best.layout;
}
