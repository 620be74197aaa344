import type {PlacedNode} from './measure';
import {onCurve, type Point} from '../graphviz';
import {num} from '../svg';

/** A stretch of a wire: Bezier points as Graphviz gives them, or corners that are joined by straight lines. */
export interface Stretch {
  readonly kind: 'curve' | 'lines';
  readonly points: readonly Point[];
}

const pair = ({x, y}: Point): string => `${num(x)} ${num(y)}`;

const CLEARANCE = 5;
/** What rises or falls by less than this many px is drawn level: a slope would only blur it. */
const LEAST_SLOPE = 2;
/** How far a node may have been moved after its wires were led, in px. */
const MOVED = 9;

function hits(point: Point, node: PlacedNode): boolean {
  return (
    point.x > node.x - CLEARANCE &&
    point.x < node.x + node.shape.width + CLEARANCE &&
    point.y > node.y - CLEARANCE &&
    point.y < node.y + node.shape.height + CLEARANCE
  );
}

/** The wire as the editor draws it: one curve that leaves and arrives level; undefined when a node is in its way. */
export function directPath(from: Point, to: Point, others: readonly PlacedNode[]): string | undefined {
  if (to.x < from.x + 12) {
    return undefined;
  }
  const reach = Math.max(18, Math.min(120, (to.x - from.x) / 2));
  const b = {x: from.x + reach, y: from.y};
  const c = {x: to.x - reach, y: to.y};
  for (let step = 1; step < 30; step += 1) {
    const point = onCurve([from, b, c, to], step / 30);
    if (others.some((node) => hits(point, node))) {
      return undefined;
    }
  }
  if (Math.abs(from.y - to.y) < LEAST_SLOPE) {
    return `M${pair(from)}H${num(to.x)}`;
  }
  return `M${pair(from)}C${pair(b)} ${pair(c)} ${pair(to)}`;
}

const CORNER = 8;

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
}

/** Straight lines with rounded corners, continued from the first point. */
function lines(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((point, index) => {
      const before = points[index] ?? point;
      const after = points[index + 2];
      if (!after) {
        return `L${pair(point)}`;
      }
      return `L${pair(towards(point, before))}Q${pair(point)} ${pair(towards(point, after))}`;
    })
    .join('');
}

/** A curve from one point to another, level at both ends, with the points in between that Graphviz found. */
function curve(from: Point, to: Point, between: readonly Point[]): string {
  if ([...between, to].every(({y}) => Math.abs(y - from.y) < LEAST_SLOPE)) {
    return `L${pair({...to, y: from.y})}`;
  }
  const ends = between.map((point, index) => {
    const end = index === 0 ? from : index === between.length - 1 ? to : point;
    return Math.abs(point.y - end.y) < MOVED ? {...point, y: end.y} : point;
  });
  return `C${[...ends, to].map(pair).join(' ')}`;
}

/** The way that Graphviz found around the nodes, from pin to pin. */
export function routedPath(from: Point, to: Point, stretches: readonly Stretch[]): string {
  let at = from;
  const body = stretches.map(({kind, points}, index) => {
    const start = at;
    at = stretches[index + 1]?.points[0] ?? to;
    return kind === 'lines' ? lines([start, ...points.slice(1)]) : curve(start, at, points.slice(1, -1));
  });
  return `M${pair(from)}${body.join('')}`;
}
