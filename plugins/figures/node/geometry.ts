/** A place on a canvas in CSS px; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its top left corner and its size. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A Bézier curve: its start, two control points, and its end. */
export type Curve = readonly [Point, Point, Point, Point];

/** The point of a curve at `t`, which runs from 0 to 1. */
export function pointOn([start, first, second, end]: Curve, t: number): Point {
  const rest = 1 - t;
  const at = (axis: 'x' | 'y'): number =>
    rest ** 3 * start[axis] + 3 * rest * rest * t * first[axis] + 3 * rest * t * t * second[axis] + t ** 3 * end[axis];
  return {x: at('x'), y: at('y')};
}

/** Whether two boxes are nearer to each other than some px, sideways as well as upwards or downwards. */
export function areNear(a: Box, b: Box, beside: number, below = beside): boolean {
  return (
    a.x < b.x + b.width + beside &&
    b.x < a.x + a.width + beside &&
    a.y < b.y + b.height + below &&
    b.y < a.y + a.height + below
  );
}

/** The smallest box around some boxes, with a margin. */
export function boxAround(boxes: readonly Box[], margin: number): Box {
  const left = Math.min(...boxes.map(({x}) => x)) - margin;
  const top = Math.min(...boxes.map(({y}) => y)) - margin;
  const right = Math.max(...boxes.map(({x, width}) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({y, height}) => y + height)) + margin;
  return {x: left, y: top, width: right - left, height: bottom - top};
}
