import type {Box, Point} from '../graphviz';
import type {Step} from './model';
import {cornerRadius, isSlanted} from './style';

const ARC_STEPS = 6;

/** A rectangle with round corners as a polygon. */
function rounded({x, y, width, height}: Box, radius: number): Point[] {
  const r = Math.min(radius, width / 2, height / 2);
  const corners = [
    {x: x + width - r, y: y + r, from: -Math.PI / 2},
    {x: x + width - r, y: y + height - r, from: 0},
    {x: x + r, y: y + height - r, from: Math.PI / 2},
    {x: x + r, y: y + r, from: Math.PI},
  ];
  return corners.flatMap((corner) =>
    Array.from({length: ARC_STEPS + 1}, (_, step) => {
      const angle = corner.from + (step / ARC_STEPS) * (Math.PI / 2);
      return {x: corner.x + r * Math.cos(angle), y: corner.y + r * Math.sin(angle)};
    }),
  );
}

/** The outline of a placed step as a polygon. `inset` is the width of slanted sides, in px. */
export function outlinePoints(placed: Box & {readonly step: Step}, inset: number): Point[] {
  const {x, y, width, height, step} = placed;
  const right = x + width;
  const bottom = y + height;
  if (step.kind === 'decision') {
    return [
      {x, y: y + height / 2},
      {x: x + inset, y},
      {x: right - inset, y},
      {x: right, y: y + height / 2},
      {x: right - inset, y: bottom},
      {x: x + inset, y: bottom},
    ];
  }
  if (isSlanted(step.kind)) {
    return [
      {x: x + inset, y},
      {x: right, y},
      {x: right - inset, y: bottom},
      {x, y: bottom},
    ];
  }
  return rounded(placed, step.label === '' ? width / 2 : (cornerRadius(step.kind, height) ?? 0));
}

/** Distance along a ray (a unit vector) to a segment, or undefined when it passes by. */
function distanceTo(from: Point, ray: Point, a: Point, b: Point): number | undefined {
  const edge = {x: b.x - a.x, y: b.y - a.y};
  const cross = ray.x * edge.y - ray.y * edge.x;
  if (Math.abs(cross) < 1e-9) {
    return undefined;
  }
  const along = ((a.x - from.x) * edge.y - (a.y - from.y) * edge.x) / cross;
  const share = ((a.x - from.x) * ray.y - (a.y - from.y) * ray.x) / cross;
  return along >= 0 && share >= 0 && share <= 1 ? along : undefined;
}

function nearestHit(from: Point, ray: Point, polygon: readonly Point[]): number | undefined {
  const hits = polygon.flatMap((point, index) => {
    const distance = distanceTo(from, ray, point, polygon[(index + 1) % polygon.length] ?? point);
    return distance === undefined ? [] : [distance];
  });
  return hits.length === 0 ? undefined : Math.min(...hits);
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? {x: 0, y: 1} : {x: (to.x - from.x) / length, y: (to.y - from.y) / length};
}

/** Beyond this the ray touches the far side of the step, not the side it came to. */
const FARTHEST = 40;

/**
 * Where an arrow that Graphviz ended at the frame of a step ends at its outline: on along its direction, else towards
 * the middle of the step.
 *
 * @param before the point that gives the direction
 * @param end where the arrow ends now
 * @param gap what to leave free before the outline, in px
 * @returns undefined when the arrow ends well already
 */
export function reach(before: Point, end: Point, polygon: readonly Point[], gap: number): Point | undefined {
  const middle = {
    x: polygon.reduce((sum, {x}) => sum + x, 0) / polygon.length,
    y: polygon.reduce((sum, {y}) => sum + y, 0) / polygon.length,
  };
  for (const ray of [unit(before, end), unit(end, middle)]) {
    const hit = nearestHit(end, ray, polygon);
    if (hit !== undefined && hit <= FARTHEST) {
      const rest = hit - gap;
      return rest < 0.5 ? undefined : {x: end.x + ray.x * rest, y: end.y + ray.y * rest};
    }
  }
  return undefined;
}
