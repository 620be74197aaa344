import type {Point} from '../node/graphviz';

const CURVE_STEPS = 24;
const LINE_STEP = 4;

function bezier(points: readonly Point[], t: number): Point {
  const [first] = points;
  if (points.length === 1 && first) {
    return first;
  }
  const next = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return {x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t};
  });
  return bezier(next, t);
}

/**
 * Points along an SVG path with the commands that drawings use: absolute M, L, H, C and Q. For tests that look whether
 * a line runs through something.
 *
 * @throws Error for another command
 */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = {x: 0, y: 0};
  const follow = (controls: readonly Point[]): void => {
    const end = controls.at(-1) ?? at;
    const length = Math.hypot(end.x - at.x, end.y - at.y);
    const steps = controls.length > 1 ? CURVE_STEPS : Math.max(1, Math.ceil(length / LINE_STEP));
    for (let step = 1; step <= steps; step += 1) {
      points.push(bezier([at, ...controls], step / steps));
    }
    at = end;
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const pairs = Array.from({length: Math.floor(numbers.length / 2)}, (_, index) => ({
      x: numbers[2 * index] ?? 0,
      y: numbers[2 * index + 1] ?? 0,
    }));
    const size = {C: 3, Q: 2, L: 1}[command];
    if (command === 'M') {
      at = pairs[0] ?? at;
      points.push(at);
    } else if (command === 'H') {
      follow([{x: numbers[0] ?? 0, y: at.y}]);
    } else if (size === undefined) {
      throw new Error(`The path "${d}" has the command ${command}. Add it to path-points.ts.`);
    } else {
      for (let index = 0; index < pairs.length; index += size) {
        follow(pairs.slice(index, index + size));
      }
    }
  }
  return points;
}
