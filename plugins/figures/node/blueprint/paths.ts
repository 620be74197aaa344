import {placeOf, type PlacedNode} from './measure';
import type {Side} from './model';
import {onCurve, type Point} from '../graphviz';
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
 * The control points of a wire, as the editor bends it: level at both ends, and the more so the farther apart they are,
 * in either direction. Unlike there, no wire swings out behind its ends, where nodes would cover it.
 */
function controls(from: Point, to: Point): readonly [Point, Point, Point, Point] {
  const apart = to.x - from.x;
  const reach = Math.round(Math.min(apart, (apart + Math.abs(to.y - from.y)) / 3));
  return [from, {x: from.x + reach, y: from.y}, {x: to.x - reach, y: to.y}, to];
}

/** Whether a wire would run backwards, or over one of some nodes. */
export function isBlocked(from: Point, to: Point, others: readonly PlacedNode[]): boolean {
  const isNear = (
    {x, y, shape}: PlacedNode,
    [left, right]: readonly number[],
    [top, bottom]: readonly number[],
  ): boolean =>
    (right ?? 0) > x - CLEARANCE &&
    (left ?? 0) < x + shape.width + CLEARANCE &&
    (bottom ?? 0) > y - CLEARANCE &&
    (top ?? 0) < y + shape.height + CLEARANCE;
  const near = others.filter((node) => isNear(node, [from.x, to.x], [Math.min(from.y, to.y), Math.max(from.y, to.y)]));
  if (near.length === 0 || to.x <= from.x) {
    return to.x <= from.x;
  }
  const curve = controls(from, to);
  return Array.from({length: SAMPLES}, (_, index) => onCurve(curve, index / SAMPLES)).some(({x, y}) =>
    near.some((node) => isNear(node, [x, x], [y, y])),
  );
}

/** A wire as a path: one line when it is level, else one curve. */
export function wirePath(from: Point, to: Point): string {
  if (from.y === to.y) {
    return `M${num(from.x)} ${num(from.y)}H${num(to.x)}`;
  }
  const [start, ...rest] = controls(from, to).map(({x, y}) => `${num(x)} ${num(y)}`);
  return `M${start ?? ''}C${rest.join(' ')}`;
}
