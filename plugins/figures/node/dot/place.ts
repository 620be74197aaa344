import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import {layoutDot, quote, spacer, type Box, type Point} from '../graphviz';
import type {Arrow, DotFigure, Group, Step} from './model';
import {inOrder} from './reading';

/** What a step or a text takes up, in px. */
export type Size = Pick<Box, 'width' | 'height'>;

/** The sizes of everything in a chart. */
export interface Sizes {
  readonly steps: ReadonlyMap<string, Size>;
  /** Of the labels of arrows, in the order of the arrows. */
  readonly labels: readonly (Size | undefined)[];
  /** Of the titles of groups. */
  readonly titles: ReadonlyMap<string, Size>;
}

/** Where everything stands; middles of steps, frames of groups. */
export interface Places {
  readonly steps: ReadonlyMap<string, Point>;
  readonly frames: ReadonlyMap<string, Box>;
}

const NOTHING: Size = {width: 0, height: 0};

const POINTS_PER_INCH = 72;

/** Room beside the title of a group for the lines that come in from above, in px. */
const ENTRY = 90;

const inches = (px: number): string => String(Math.round((px / POINTS_PER_INCH) * 1000) / 1000);

/**
 * The steps that stand beside the one before them, by their ids: nothing follows them, and from the one before them the
 * run goes on.
 */
function besides({direction, steps, arrows}: DotFigure): Map<string, Arrow> {
  const found = new Map<string, Arrow>();
  const leavesNothing = (id: string): boolean => !arrows.some(({from}) => from === id);
  const last = steps.filter(({id, kind, group}) => kind !== 'cancel' && group === undefined && leavesNothing(id));
  for (const {id} of direction === 'TB' ? last : []) {
    const [arrow, second] = arrows.filter(({to}) => to === id);
    const source = steps.find((step) => step.id === arrow?.from);
    const exits = arrows.filter(({from, to}) => from === arrow?.from && to !== id);
    const goesOn = exits.some(
      ({to}) => !leavesNothing(to) || steps.some((step) => step.id === to && step.label === ''),
    );
    const isTaken = [...found.values()].some(({from}) => from === arrow?.from);
    if (arrow && !second && goesOn && !isTaken && source?.group === undefined) {
      found.set(id, arrow);
    }
  }
  return found;
}

/** Places by Graphviz, which gets sizes only. `room` is how much more than the usual is left between steps. */
export function placeSteps(figure: DotFigure, sizes: Sizes, room: number, graphviz: Graphviz): Places {
  const {steps, arrows, groups, direction} = figure;
  const aside = besides(figure);
  const isCancel = (id: string): boolean => steps.some((step) => step.id === id && step.kind === 'cancel');
  const node = (name: string, {width, height}: Size): string =>
    `${quote(name)}[width=${inches(width)},height=${inches(height)}];`;
  // To the right of a step: the label of its arrow to the step that stands beside it, and that step.
  const rightOf = (step: Step): string => {
    const labels = arrows.flatMap(({from, to}, index) => {
      return from === step.id && aside.get(to)?.from === from ? [{to, ...(sizes.labels[index] ?? NOTHING)}] : [];
    });
    if (labels.length === 0) {
      return '';
    }
    const width = Math.max(...labels.map((label) => label.width)) + 24;
    const next = labels.find(({to}) => aside.has(to));
    const chain = [step.id, `room ${step.id}`, ...(next ? [next.to] : [])].map(quote);
    return `${node(`room ${step.id}`, {width, height: 10})}{rank=same;${chain.join(';')}}${chain.join('->')}[weight=9];`;
  };
  const written = (step: Step): string => node(step.id, sizes.steps.get(step.id) ?? NOTHING) + rightOf(step);
  const groupOf = (id: string): string | undefined => steps.find((step) => step.id === id)?.group;
  const groupDot = ({id}: Group): string => {
    const {width, height} = sizes.titles.get(id) ?? NOTHING;
    const inner = groups.filter(({parent}) => parent === id).map(groupDot);
    const own = steps.filter(({group}) => group === id).map(written);
    const isEntered = arrows.some(({from, to}) => groupOf(to) === id && groupOf(from) !== id);
    return `subgraph ${quote(id)}{label=${spacer(width + (isEntered ? ENTRY : 8), height)};labeljust=l;margin=14;${own.join('')}${inner.join('')}}`;
  };
  const arrowDot = ({from, to}: Arrow, index: number): string => {
    if (isCancel(to) || aside.has(to)) {
      // In a group, what leads to the lane at the side gets to that side.
      return aside.has(to) || groups.length === 0 ? '' : `${quote(from)}->lane[weight=0];`;
    }
    const size = sizes.labels[index];
    const label = size ? `[label=${spacer(size.width + (direction === 'LR' ? 0 : 12), size.height)}]` : '';
    return `${quote(from)}->${quote(to)}${label};`;
  };
  const positions = layoutDot(
    graphviz,
    [
      `digraph{rankdir=${direction};nodesep=${inches(20 * room)};ranksep=${inches(23 * room)};splines=false;node[fixedsize=true,shape=box,label="",width=0.1,height=0.1];`,
      ...steps.filter(({group, kind}) => group === undefined && kind !== 'cancel').map(written),
      ...groups.filter(({parent}) => parent === undefined).map(groupDot),
      ...arrows.map(arrowDot),
      '}',
    ].join('\n'),
  );
  // Steps beside the run begin at one line.
  const leftOf = (id: string): number => (positions.nodes.get(id)?.x ?? 0) - (sizes.steps.get(id)?.width ?? 0) / 2;
  const left = Math.max(...[...aside.keys()].map(leftOf));
  const aligned = [...aside.keys()].map((id): [string, Point] => {
    const {x, y} = positions.nodes.get(id) ?? {x: 0, y: 0};
    return [id, {x: x + left - leftOf(id), y}];
  });
  return {steps: new Map([...positions.nodes, ...aligned]), frames: positions.clusters};
}

const [LANE_PADDING, LANE_GAP, ROW_GAP] = [16, 30, 28];

/**
 * The rows of steps in lanes. A step stands below those of its lane that come before it, and no higher than those from
 * which arrows lead to it: as high as one in another lane when nothing stands between them.
 */
function laneRows(figure: DotFigure, laneOf: (id: string) => number): Map<string, number> {
  const rows = new Map<string, number>();
  for (const {id} of inOrder(figure)) {
    const lane = laneOf(id);
    const above = [...rows].flatMap(([other, row]) => (laneOf(other) === lane ? [row + 1] : []));
    const before = figure.arrows.flatMap(({from, to}) => {
      const row = to === id ? rows.get(from) : undefined;
      if (row === undefined) {
        return [];
      }
      const [low, high] = [laneOf(from), lane].sort((a, b) => a - b) as [number, number];
      const isBetween = (other: string): boolean => laneOf(other) > low && laneOf(other) < high;
      const isFree = ![...rows].some(([other, each]) => each === row && isBetween(other));
      return [isFree && low !== high ? row : row + 1];
    });
    rows.set(id, Math.max(0, ...above, ...before));
  }
  return rows;
}

/** Places in lanes: a column each, with time running downwards. */
export function placeInLanes(figure: DotFigure, sizes: Sizes): Places {
  const {steps, arrows, groups} = figure;
  const lanes = new Map(steps.map(({id, group}) => [id, groups.findIndex((lane) => lane.id === group)]));
  const laneOf = (id: string): number => lanes.get(id) ?? 0;
  const rows = laneRows(figure, laneOf);
  const sizeOf = (id: string): Size => sizes.steps.get(id) ?? NOTHING;
  const labels = arrows.map(({from, to}, index) => ({
    from,
    way: Math.sign(laneOf(to) - laneOf(from)),
    ...(sizes.labels[index] ?? NOTHING),
  }));
  let y = 40;
  const middles = Array.from({length: Math.max(...rows.values()) + 1}, (_, row) => {
    const height = Math.max(...steps.flatMap(({id}) => (rows.get(id) === row ? [sizeOf(id).height] : [])));
    const below = labels.flatMap((label) =>
      rows.get(label.from) === row && label.way === 0 ? [label.height + 20] : [],
    );
    const middle = y + height / 2;
    y += height + Math.max(ROW_GAP, ...below);
    return middle;
  });
  let x = 0;
  const columns = groups.map(({id}, lane) => {
    const inside = steps.flatMap((step) => (step.group === id ? [sizeOf(step.id).width] : []));
    const beside = labels.flatMap(({from, way, width}) => (laneOf(from) === lane && way === 0 ? [2 * width + 16] : []));
    const width = 2 * LANE_PADDING + Math.max(sizes.titles.get(id)?.width ?? 0, ...inside, ...beside);
    // Labels of arrows to another lane stand between the lanes, next to the step that the arrow leaves.
    const between = labels.flatMap((label) => {
      const gap = label.way < 0 ? laneOf(label.from) - 1 : label.way > 0 ? laneOf(label.from) : undefined;
      return gap === lane ? [label.width + 16] : [];
    });
    const column = {id, x, width};
    x += width + Math.max(LANE_GAP, ...between);
    return column;
  });
  return {
    steps: new Map(
      steps.map(({id}) => {
        const column = columns[laneOf(id)] ?? {x: 0, width: 0};
        return [id, {x: column.x + column.width / 2, y: middles[rows.get(id) ?? 0] ?? 0}];
      }),
    ),
    frames: new Map(columns.map(({id, ...column}) => [id, {...column, y: 0, height: y - ROW_GAP + LANE_PADDING}])),
  };
}
