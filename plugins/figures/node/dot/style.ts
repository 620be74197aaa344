import type {Box} from '../geometry';
import {h, num, type Attributes, type Markup} from '../markup';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** A color in both themes. */
export type ThemeColor = Readonly<Record<Theme, string>>;

/** The colors of a chart. */
export const CHART = {
  /** That of the page, on which charts are. */
  background: {light: '#ffffff', dark: '#10161c'},
  line: {light: '#4b5563', dark: '#aab2c0'},
  /** The lines of a chosen path. */
  chosen: {light: '#007a8f', dark: '#35cfe6'},
  text: {light: '#1f2937', dark: '#f2f2f2'},
  groupBorder: {light: '#9aa3b2', dark: '#6a7180'},
} as const satisfies Readonly<Record<string, ThemeColor>>;

type Shape = 'box' | 'slanted' | 'bar' | 'double' | 'pill';

/** A kind of step: what the legend and the text call it, and how it is drawn. */
interface Kind {
  readonly name: string;
  readonly shape: Shape;
  readonly fill: ThemeColor;
  readonly stroke: ThemeColor;
}

const kindOf = (name: string, shape: Shape, fill: readonly string[], stroke: readonly string[]): Kind => {
  const ink = ([light = '', dark = '']: readonly string[]): ThemeColor => ({light, dark});
  return {name, shape, fill: ink(fill), stroke: ink(stroke)};
};

/** The kinds of step, in the order of the legend, with their colors in the light and in the dark theme. */
export const KINDS = {
  start: kindOf('Start', 'pill', ['#ffffff', '#10161c'], ['#4b5563', '#aab2c0']),
  end: kindOf('End', 'pill', ['#ffffff', '#10161c'], ['#4b5563', '#aab2c0']),
  interface: kindOf('Interface, overridable', 'bar', ['#d3eef2', '#0c3d46'], ['#006f82', '#35b3c8']),
  internal: kindOf('Internal step', 'box', ['#e9ecf1', '#31353e'], ['#6b7280', '#8b93a3']),
  decision: kindOf('Decision', 'slanted', ['#ffefc8', '#43330d'], ['#996300', '#e0ac3c']),
  ability: kindOf('Ability', 'double', ['#eae0fb', '#35255e'], ['#6b3fc0', '#a98bea']),
  other: kindOf('Starts or stops another ability', 'double', ['#eae0fb', '#35255e'], ['#6b3fc0', '#a98bea']),
  component: kindOf('Component', 'box', ['#fde8dc', '#4a2814'], ['#a8501b', '#e39a6b']),
  class: kindOf('Class', 'box', ['#e3e6fb', '#252a5a'], ['#4a50b5', '#9aa2f0']),
  data: kindOf('Asset, tag or effect', 'box', ['#def2da', '#1f3d1b'], ['#3b7d32', '#7cc46f']),
  step: kindOf('Step', 'box', ['#e9ecf1', '#31353e'], ['#6b7280', '#8b93a3']),
  cancel: kindOf('End', 'pill', ['#fdeceb', '#3f1a18'], ['#b3261e', '#f0857d']),
};
export type StepKind = keyof typeof KINDS;

export const STEP_KINDS = Object.keys(KINDS) as readonly StepKind[];

/** Dashes of arrows of which one is taken, in px. */
export const DASHES = '6 4';

/** Room that a shape takes at both sides of the text together, in px. */
export const SIDE_ROOM: Readonly<Record<Shape, number>> = {box: 20, slanted: 32, bar: 28, double: 26, pill: 28};

/** Width of the slanted ends of a question, in px. */
const INSET = 12;

/**
 * The outline of a step: a round box, slanted ends for a question, a bar at the left for what readers can override, a
 * double frame for an ability, and a pill for a start or an end.
 *
 * @param inset width of the slanted ends
 */
export function outline(kind: StepKind, {x, y, width, height}: Box, style: Attributes, inset = INSET): Markup[] {
  const {shape} = KINDS[kind];
  if (shape === 'slanted') {
    const [left, right, half] = [num(x + inset), num(x + width - inset), num(height / 2)];
    const ends = `l${num(-inset)} ${half}H${left}L${num(x)} ${num(y + height / 2)}l${num(inset)} ${num(-height / 2)}`;
    return [h('path', {d: `M${left} ${num(y)}H${right}l${num(inset)} ${half}${ends}z`, ...style})];
  }
  const rx = shape === 'pill' ? height / 2 : Math.min(6, height / 4);
  const box = h('rect', {x, y, width, height, rx, ...style});
  if (shape === 'bar') {
    const d = `M${num(x + inset / 2)} ${num(y + 5)}v${num(height - 10)}`;
    return [box, h('path', {d, ...style, 'stroke-width': inset / 4})];
  }
  if (shape === 'double') {
    const inner = {x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 3};
    return [box, h('rect', {...inner, ...style, fill: 'none', 'stroke-width': 1})];
  }
  return [box];
}
