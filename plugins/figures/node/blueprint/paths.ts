import {pointOn, type Box, type Curve, type Point} from '../geometry';

/** How near a wire may come to what it does not belong to, in px. */
const CLEARANCE = 5;
/** Number of points at which a wire is looked at. */
const SAMPLES = 40;
/** Lengths of curves that leave the rest of a wire level, in px, the best first. */
const SHORT = [120, 80, 40, 24];

/**
 * A curve as the editor bends it: level at both ends, for a third of the distance between them, sideways and upwards
 * together. Unlike there, it never swings out beyond its ends, where nodes would cover it.
 */
function curveBetween(from: Point, to: Point): Curve {
  const apart = to.x - from.x;
  const reach = Math.round(Math.min(apart, (apart + Math.abs(to.y - from.y)) / 3));
  return [from, {x: from.x + reach, y: from.y}, {x: to.x - reach, y: to.y}, to];
}

/** Whether a wire that is level up to a curve and behind it runs over one of some boxes. */
function isBlocked(from: Point, curve: Curve, to: Point, boxes: readonly Box[]): boolean {
  const isTouched = ({x, y, width, height}: Box, a: Point, b: Point): boolean =>
    b.x > x - CLEARANCE &&
    a.x < x + width + CLEARANCE &&
    Math.max(a.y, b.y) > y - CLEARANCE &&
    Math.min(a.y, b.y) < y + height + CLEARANCE;
  const [start, , , end] = curve;
  const points = Array.from({length: SAMPLES + 1}, (_, index) => pointOn(curve, index / SAMPLES));
  return boxes.some(
    (box) =>
      isTouched(box, from, start) || isTouched(box, end, to) || points.some((point) => isTouched(box, point, point)),
  );
}

/**
 * The curve of a wire. It is one from end to end, as in the editor; where that would run over a node, the wire is level
 * up to a short curve before its end, or behind a short curve at its start.
 *
 * @param obstacles the nodes and discs to which the wire does not belong
 */
export function wireCurve(from: Point, to: Point, obstacles: readonly Box[]): Curve {
  const apart = to.x - from.x;
  const curves = [apart, ...SHORT.filter((length) => length < apart)].flatMap((length) => [
    curveBetween({x: to.x - length, y: from.y}, to),
    curveBetween(from, {x: from.x + length, y: to.y}),
  ]);
  return curves.find((curve) => !isBlocked(from, curve, to, obstacles)) ?? curveBetween(from, to);
}
