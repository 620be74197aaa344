import type {Box, Point} from '../graphviz';

/** A line of straight pieces, each horizontal or vertical. */
export type Line = readonly Point[];
export type Side = 'bottom' | 'right' | 'left' | 'top';

/** A step as lines see it. */
export interface Stop extends Box {
  readonly id: string;
  /** The places of a side at which lines can end. The middle of the other step is there where the side reaches it. */
  readonly ports: (side: Side, towards: Box) => readonly Point[];
}

/** A line that is asked for. */
export interface Wanted {
  readonly from: Stop;
  readonly to: Stop;
  /** Lines of one look may run on each other where they leave or reach the same step. */
  readonly look: string;
  readonly label?: Pick<Box, 'width' | 'height'>;
}

/** A line, and the place of its label. The cost is less than `FAULT` unless something is wrong with it. */
export interface Route {
  readonly line: Line;
  readonly label?: Box;
  readonly cost: number;
}

/** What lines and labels keep clear of. */
export interface Ground {
  readonly stops: readonly Stop[];
  readonly titles: readonly Box[];
  readonly frames: readonly Box[];
  /** The side at which lines like to leave a step; they like to arrive at the opposite one. */
  readonly flow: 'bottom' | 'right';
}

export const FAULT = 1000;
/** What a crossing, a bend, a piece along a frame, a px of length and a px beside the middle of a step cost. */
const [CROSSING, BEND, ALONG_FRAME, LENGTH, OFFSET] = [150, 25, 150, 0.05, 0.35];
/** What a label costs below or at the left of its line, and for each piece of the line before it. */
const [OTHER_SIDE, OTHER_PIECE] = [12, 4];
/** In px: room between lines, room around boxes, way before the first bend, and after the last one. */
const [APART, CLEAR, LEAVE, ARRIVE] = [12, 7, 12, 22];
/** Distance of a label from its line, and of the places that are tried for it, in px. */
const [LABEL_GAP, LABEL_STEP] = [4, 6];
const OUT: Readonly<Record<Side, Point>> = {
  bottom: {x: 0, y: 1},
  right: {x: 1, y: 0},
  left: {x: -1, y: 0},
  top: {x: 0, y: -1},
};
const SIDES: readonly Side[] = ['bottom', 'right', 'left', 'top'];
const OPPOSITE: Readonly<Record<Side, Side>> = {bottom: 'top', right: 'left', left: 'right', top: 'bottom'};

const along = ({x, y}: Point, way: Point): number => x * way.x + y * way.y;
/** The middle of a box. */
export const middleOf = ({x, y, width, height}: Box): Point => ({x: x + width / 2, y: y + height / 2});
const boxesOf = (line: Line): Box[] =>
  line.slice(1).map((b, index) => {
    const a = line[index] ?? b;
    return {x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y)};
  });

/** Whether two boxes are less than `room` px apart. */
export const isNear = (a: Box, b: Box, room: number): boolean =>
  a.x < b.x + b.width + room &&
  b.x < a.x + a.width + room &&
  a.y < b.y + b.height + room &&
  b.y < a.y + a.height + room;

const isInside = (box: Box, frame: Box): boolean =>
  box.x >= frame.x + 2 &&
  box.y >= frame.y + 2 &&
  box.x + box.width <= frame.x + frame.width - 2 &&
  box.y + box.height <= frame.y + frame.height - 2;

/** Lines between two places with at most two bends, which leave and reach the sides at a right angle. */
function linesBetween(p: Point, exit: Side, q: Point, entry: Side): Line[] {
  const [out, into] = [OUT[exit], OUT[OPPOSITE[entry]]];
  const far = along(q, out) - along(p, out);
  const isUpright = out.x === 0;
  /** The point at a distance before p, at the height of the other. */
  const at = (distance: number, other: Point): Point =>
    isUpright ? {x: other.x, y: p.y + distance * out.y} : {x: p.x + distance * out.x, y: other.y};
  if (out.x * into.x + out.y * into.y === 0) {
    const turn = at(far, p);
    return far >= LEAVE && along(q, into) - along(turn, into) >= ARRIVE ? [[p, turn, q]] : [];
  }
  const isStraight = isUpright ? p.x === q.x : p.y === q.y;
  if (exit !== entry && isStraight) {
    return far >= ARRIVE - 4 ? [[p, q]] : [];
  }
  const least = Math.max(0, far);
  const distances =
    exit === entry
      ? [14, 24, 36, 56, 90].map((more) => least + more)
      : [far / 2, LEAVE, 20, 32, far - ARRIVE, far - 32, far - 44]
          .map(Math.round)
          .filter((distance) => distance >= LEAVE && far - distance >= ARRIVE);
  // A step aside that is too small to be seen as one looks like a fault.
  const isJog = exit !== entry && Math.abs(isUpright ? p.x - q.x : p.y - q.y) < 2 * APART;
  return isJog ? [] : distances.map((distance) => [p, at(distance, p), at(distance, q), q]);
}

/** A line that could be drawn, and what it costs apart from other lines. */
interface Candidate {
  readonly line: Line;
  readonly boxes: readonly Box[];
  readonly cost: number;
}

/** Two places that a line could join, and what any line between them costs at least. `lines` are made when needed. */
interface Ends {
  readonly from: Point;
  readonly exit: Side;
  readonly to: Point;
  readonly entry: Side;
  readonly bends: number;
  readonly cost: number;
  lines?: readonly Candidate[];
}

/** All pairs of places that a line could join, the best first: those for a straight line, or the others. */
function endsOf({from, to}: Wanted, flow: Ground['flow'], wantsStraight: boolean): Ends[] {
  // A run from left to right reads best when all lines leave at the right and arrive at the left.
  const sideCost = flow === 'right' ? 40 : 8;
  const ports = (stop: Stop, other: Stop, way: Side): {side: Side; at: Point; cost: number}[] =>
    SIDES.flatMap((side) => {
      const middle = middleOf(stop);
      const cost = side === way ? 0 : side === OPPOSITE[way] ? 90 : sideCost;
      return stop.ports(side, other).map((at) => {
        const offset = OUT[side].x === 0 ? at.x - middle.x : at.y - middle.y;
        return {side, at, cost: cost + OFFSET * Math.abs(offset)};
      });
    });
  const entries = ports(to, from, OPPOSITE[flow]);
  return ports(from, to, flow)
    .flatMap((p) =>
      entries.flatMap((q): Ends[] => {
        const [x, y] = [Math.abs(p.at.x - q.at.x), Math.abs(p.at.y - q.at.y)];
        const isStraight = OPPOSITE[p.side] === q.side && (OUT[p.side].x === 0 ? x : y) === 0;
        if (isStraight !== wantsStraight) {
          return [];
        }
        const bends = isStraight ? 0 : (OUT[p.side].x === 0) === (OUT[q.side].x === 0) ? 2 : 1;
        const cost = p.cost + q.cost + LENGTH * (x + y) + BEND * bends;
        return [{from: p.at, exit: p.side, to: q.at, entry: q.side, bends, cost}];
      }),
    )
    .sort((a, b) => a.cost - b.cost);
}

/** A line that is drawn already. */
interface Drawn {
  readonly wanted: Wanted;
  readonly route: Route;
  readonly boxes: readonly Box[];
}

/** What a piece of a line costs because of another one: crossings, and lines too close to tell them apart. */
function meeting(a: Box, b: Box, isShared: boolean): number {
  if (!isNear(a, b, APART)) {
    return 0;
  }
  const [isUpright, isOtherUpright] = [a.width === 0, b.width === 0];
  if (isUpright === isOtherUpright) {
    return isShared && (isUpright ? a.x === b.x : a.y === b.y) ? 0 : FAULT;
  }
  const [upright, level] = isUpright ? [a, b] : [b, a];
  const inner = Math.min(
    upright.x - level.x,
    level.x + level.width - upright.x,
    level.y - upright.y,
    upright.y + upright.height - level.y,
  );
  if (inner >= 10) {
    return CROSSING;
  }
  return isShared ? 0 : inner > -6 ? FAULT : 0;
}

/** What a line costs because of the steps, titles and frames in its way. */
function standing(boxes: readonly Box[], {from, to}: Wanted, {stops, titles, frames}: Ground): number {
  let cost = 0;
  for (const [index, box] of boxes.entries()) {
    for (const stop of stops) {
      const isOwn = (stop === from && index === 0) || (stop === to && index === boxes.length - 1);
      cost += !isOwn && isNear(box, stop, CLEAR) ? 3 * FAULT : 0;
    }
    for (const title of titles) {
      cost += isNear(box, title, 3) ? 2 * FAULT : 0;
    }
    for (const frame of frames) {
      const [first, size] = box.width === 0 ? [box.x - frame.x, frame.width] : [box.y - frame.y, frame.height];
      const isBeside = Math.abs(first) < 6 || Math.abs(first - size) < 6;
      cost += isBeside && isNear(box, frame, 1) ? ALONG_FRAME : 0;
    }
  }
  return cost;
}

/** What a line costs because of the other ones; more than `limit` need not be known. */
function traffic(boxes: readonly Box[], {from, to, look}: Wanted, others: readonly Drawn[], limit: number): number {
  let cost = 0;
  for (const {wanted, route, boxes: pieces} of others) {
    const isShared = wanted.look === look && (wanted.from === from || wanted.to === to);
    for (const box of boxes) {
      for (const piece of pieces) {
        cost += meeting(box, piece, isShared);
      }
      cost += route.label && isNear(box, route.label, 3) ? FAULT : 0;
    }
    if (cost > limit) {
      break;
    }
  }
  return cost;
}

function candidatesOf({from, exit, to, entry, bends, cost}: Ends, wanted: Wanted, ground: Ground): Candidate[] {
  const direct = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  return linesBetween(from, exit, to, entry).map((line) => {
    const boxes = boxesOf(line);
    const length = boxes.reduce((sum, {width, height}) => sum + width + height, 0);
    const more = BEND * (line.length - 2 - bends) + LENGTH * (length - direct);
    return {line, boxes, cost: cost + more + standing(boxes, wanted, ground)};
  });
}

/** The place of a label beside its line: free, near the start, where no other line runs on this one. */
function labelPlace(
  line: Line,
  {width, height}: Pick<Box, 'width' | 'height'>,
  others: readonly Drawn[],
  ground: Ground,
): {place: Box; cost: number} | undefined {
  const own = boxesOf(line);
  const isFree = (box: Box): boolean =>
    !ground.stops.some((stop) => isNear(box, stop, 2)) &&
    !ground.titles.some((title) => isNear(box, title, 2)) &&
    !ground.frames.some((frame) => isNear(box, frame, 2) && !isInside(box, frame)) &&
    !own.some((piece) => isNear(box, piece, 2)) &&
    !others.some(
      ({route, boxes}) =>
        (route.label !== undefined && isNear(box, route.label, 3)) || boxes.some((piece) => isNear(box, piece, 3)),
    );
  const isPrivate = (point: Box): boolean => !others.some(({boxes}) => boxes.some((piece) => isNear(point, piece, 1)));
  for (const [index, a] of line.slice(0, -1).entries()) {
    const b = line[index + 1] ?? a;
    const length = Math.abs(b.x - a.x) + Math.abs(b.y - a.y) - (index === line.length - 2 ? 10 : 0);
    const [x, y] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
    const half = (x === 0 ? height : width) / 2;
    // A label that is longer than its piece stands at the middle of it.
    const first = Math.min(length / 2, half + 1);
    for (let distance = first; distance <= Math.max(first, length - half); distance += LABEL_STEP) {
      const point = {x: a.x + x * distance, y: a.y + y * distance, width: 0, height: 0};
      if (!isPrivate(point)) {
        continue;
      }
      const places =
        x === 0
          ? [LABEL_GAP, -LABEL_GAP - width].map((side) => ({x: point.x + side, y: point.y - height / 2}))
          : [-LABEL_GAP / 2 - height, LABEL_GAP / 2].map((side) => ({x: point.x - width / 2, y: point.y + side}));
      const boxes = places.map((place) => ({...place, width, height}));
      const at = boxes.findIndex(isFree);
      const place = boxes[at];
      if (place) {
        return {place, cost: at * OTHER_SIDE + index * OTHER_PIECE};
      }
    }
  }
  return undefined;
}

function bestRoute(task: Task, others: readonly Drawn[], ground: Ground): Route {
  const {want: wanted} = task;
  let best: Route = {line: [], cost: Infinity};
  const tryPairs = (pairs: readonly Ends[]): void => {
    for (const pair of pairs) {
      if (pair.cost >= best.cost) {
        break;
      }
      pair.lines ??= candidatesOf(pair, wanted, ground);
      for (const {line, boxes, cost} of pair.lines) {
        const whole = cost < best.cost ? cost + traffic(boxes, wanted, others, best.cost - cost) : Infinity;
        if (whole < best.cost) {
          const label = wanted.label && labelPlace(line, wanted.label, others, ground);
          const total = whole + (wanted.label ? (label?.cost ?? FAULT) : 0);
          best = total < best.cost ? {line, cost: total, ...(label ? {label: label.place} : {})} : best;
        }
      }
    }
  };
  tryPairs(task.straight);
  // A line with a bend costs more than the bend.
  if (best.cost > BEND) {
    task.bent ??= endsOf(wanted, ground.flow, false);
    tryPairs(task.bent);
  }
  return best;
}

const ROUNDS = 3;

interface Task {
  readonly want: Wanted;
  readonly index: number;
  readonly straight: readonly Ends[];
  /** Made when needed. */
  bent?: readonly Ends[];
}

/** Each line gets the nicest way that the others leave free; then each is drawn again, now that all are known. */
function routeInOrder(tasks: readonly Task[], ground: Ground): Map<number, Drawn> {
  const drawn = new Map<number, Drawn>();
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const task of tasks) {
      const {want, index} = task;
      const before = drawn.get(index);
      drawn.delete(index);
      const route = bestRoute(task, [...drawn.values()], ground);
      isSettled &&= before?.route.cost === route.cost;
      drawn.set(index, {wanted: want, route, boxes: boxesOf(route.line)});
    }
    if (isSettled) {
      break;
    }
  }
  return drawn;
}

/**
 * Right-angled lines between steps, with the places of their labels. Short lines come first; if one of all crosses
 * another then, it is tried whether the order of the chart is better.
 */
export function routeLines(wanted: readonly Wanted[], ground: Ground): Route[] {
  const tasks = wanted.map((want, index): Task => ({want, index, straight: endsOf(want, ground.flow, true)}));
  const length = ({from, to}: Wanted): number => {
    const [a, b] = [middleOf(from), middleOf(to)];
    return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  };
  const sum = (drawn: ReadonlyMap<number, Drawn>): number =>
    [...drawn.values()].reduce((cost, {route}) => cost + route.cost, 0);
  const first = routeInOrder(
    tasks.toSorted((a, b) => length(a.want) - length(b.want)),
    ground,
  );
  const isCrossed = [...first.values()].some(({route}) => route.cost > CROSSING);
  const second = isCrossed ? routeInOrder(tasks, ground) : first;
  const best = sum(second) < sum(first) ? second : first;
  return wanted.map((_, index) => best.get(index)?.route ?? {line: [], cost: Infinity});
}
