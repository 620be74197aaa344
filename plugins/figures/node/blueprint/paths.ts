import {placeOf, type PlacedNode} from './measure';
import type {Side} from './model';
import type {Point} from '../graphviz';
import {num} from '../svg';

/** How near a wire may come to a node that it does not belong to, in px. */
const CLEARANCE = 5;
/** Number of points at which a wire is looked at. */
const SAMPLES = 40;

/** Where a wire meets the edge of a node. */
export function endPoint(node: PlacedNode, side: Side, pin: string): Point {
  const y = node.y + (placeOf(node.shape, side, pin)?.y ?? 0);
  return {x: side === 'in' ? node.x : node.x + node.shape.width, y};
}

/**
 * The control points of a wire, bent as in the editor: it is level at both ends, for a third of the distance between them,
 * sideways and upwards together. Unlike there, a wire never swings out beyond its ends, where nodes would cover it.
 */
function controls(from: Point, to: Point): readonly [Point, Point, Point, Point] {
  const apart = to.x - from.x;
  const reach = Math.round(Math.min(apart, (apart + Math.abs(to.y - from.y)) / 3));
  return [from, {x: from.x + reach, y: from.y}, {x: to.x - reach, y: to.y}, to];
}

/** The point of a Bezier curve with four control points; `t` runs from 0 to 1. */
function onCurve([a, b, c, d]: ReturnType<typeof controls>, t: number): Point {
  const u = 1 - t;
  const mix = (k: 'x' | 'y'): number => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return {x: mix('x'), y: mix('y')};
}

/** Whether a wire would run backwards, or over one of some nodes. */
export function isBlocked(from: Point, to: Point, others: readonly PlacedNode[]): boolean {
  const isNear = ({x, y, shape}: PlacedNode, a: Point, b: Point): boolean =>
    b.x > x - CLEARANCE &&
    a.x < x + shape.width + CLEARANCE &&
    Math.max(a.y, b.y) > y - CLEARANCE &&
    Math.min(a.y, b.y) < y + shape.height + CLEARANCE;
  // Most wires have nothing near them, and need no closer look.
  const near = others.filter((node) => isNear(node, from, to));
  const curve = controls(from, to);
  const points = near.length === 0 ? [] : Array.from({length: SAMPLES}, (_, index) => onCurve(curve, index / SAMPLES));
  return to.x <= from.x || points.some((point) => near.some((node) => isNear(node, point, point)));
}

/** A wire as a path: one line when it is level, else one curve. */
export function wirePath(from: Point, to: Point): string {
  if (from.y === to.y) {
    return `M${num(from.x)} ${num(from.y)}H${num(to.x)}`;
  }
  const [start, ...rest] = controls(from, to).map(({x, y}) => `${num(x)} ${num(y)}`);
  return `M${start ?? ''}C${rest.join(' ')}`;
}
