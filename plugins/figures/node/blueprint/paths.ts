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
  if (Math.abs(from.y - to.y) < 0.5) {
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

/** The way that Graphviz found around the nodes, from pin to pin. */
export function routedPath(from: Point, to: Point, stretches: readonly Stretch[]): string {
  const body = stretches.map(({kind, points}, index) => {
    if (kind === 'lines') {
      return lines(points);
    }
    const ends = index === stretches.length - 1 ? [...points.slice(1, -1), to] : points.slice(1);
    return ends.length === 0 ? '' : `C${ends.map(pair).join(' ')}`;
  });
  return `M${pair(from)}${body.join('')}`;
}
