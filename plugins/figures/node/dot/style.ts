import type {Box} from '../geometry';
import {h, type Html} from '../html';
import {num} from '../svg';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Kinds of step that a chart can name, in the order of the legend, and what the legend and the text call them. */
const NAMED_KINDS = {
  start: 'Start',
  end: 'End',
  interface: 'Interface, overridable',
  internal: 'Internal step',
  decision: 'Decision',
  ability: 'Ability',
  other: 'Starts or stops another ability',
  component: 'Component',
  class: 'Class',
  data: 'Asset, tag or effect',
};
export const STEP_KINDS = Object.keys(NAMED_KINDS) as readonly (keyof typeof NAMED_KINDS)[];
/** `step` is a node without a kind, `cancel` an end beside the run. */
export type StepKind = keyof typeof NAMED_KINDS | 'step' | 'cancel';
export const KIND_NAMES: Readonly<Record<StepKind, string>> = {...NAMED_KINDS, cancel: 'End', step: 'Step'};

/** Dashes of arrows of which one is taken, in px. */
export const DASHES = '6 4';

interface Colors {
  readonly fill: string;
  readonly stroke: string;
  readonly text: string;
}

export interface Palette {
  /** That of the canvas that the page paints around the picture (client/figures.css). */
  readonly background: string;
  readonly line: string;
  /** The lines of a chosen path. */
  readonly chosen: string;
  readonly lineText: string;
  readonly group: string;
  readonly groupBorder: string;
  readonly kinds: Readonly<Record<StepKind, Colors>>;
}

const neutralLight: Colors = {fill: '#e9ecf1', stroke: '#6b7280', text: '#1f2937'};
const discLight: Colors = {fill: '#ffffff', stroke: '#4b5563', text: '#1f2937'};
const abilityLight: Colors = {fill: '#eae0fb', stroke: '#6b3fc0', text: '#2b1259'};
const abilityDark: Colors = {fill: '#35255e', stroke: '#a98bea', text: '#f3edff'};
const neutralDark: Colors = {fill: '#31353e', stroke: '#8b93a3', text: '#f0f2f5'};
const discDark: Colors = {fill: '#242424', stroke: '#aab2c0', text: '#f2f2f2'};

/** Colors of both themes. */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    background: '#ffffff',
    line: '#4b5563',
    chosen: '#007a8f',
    lineText: '#374151',
    group: '#f5f7f9',
    groupBorder: '#9aa3b2',
    kinds: {
      start: discLight,
      end: discLight,
      cancel: {fill: '#fdeceb', stroke: '#b3261e', text: '#5c0f0b'},
      interface: {fill: '#d3eef2', stroke: '#006f82', text: '#06343c'},
      internal: neutralLight,
      decision: {fill: '#ffefc8', stroke: '#996300', text: '#3d2a00'},
      ability: abilityLight,
      other: abilityLight,
      component: {fill: '#fde8dc', stroke: '#a8501b', text: '#3d1a05'},
      class: {fill: '#e3e6fb', stroke: '#4a50b5', text: '#151a55'},
      data: {fill: '#def2da', stroke: '#3b7d32', text: '#12340d'},
      step: neutralLight,
    },
  },
  dark: {
    background: '#242424',
    line: '#aab2c0',
    chosen: '#35cfe6',
    lineText: '#d6dae1',
    group: '#1a1a1a',
    groupBorder: '#6a7180',
    kinds: {
      start: discDark,
      end: discDark,
      cancel: {fill: '#3f1a18', stroke: '#f0857d', text: '#ffe9e7'},
      interface: {fill: '#0c3d46', stroke: '#35b3c8', text: '#e6fafd'},
      internal: neutralDark,
      decision: {fill: '#43330d', stroke: '#e0ac3c', text: '#fff4d6'},
      ability: abilityDark,
      other: abilityDark,
      component: {fill: '#4a2814', stroke: '#e39a6b', text: '#ffeee3'},
      class: {fill: '#252a5a', stroke: '#9aa2f0', text: '#eef0ff'},
      data: {fill: '#1f3d1b', stroke: '#7cc46f', text: '#eaf8e6'},
      step: neutralDark,
    },
  },
};

/** Width of the slanted ends of a question, in px. */
const INSET = 12;

/** Room that an outline takes at both sides of the text together, where it takes more than a plain box. */
const SIDE_ROOM: Partial<Record<StepKind, number>> = {decision: 32, interface: 28, ability: 26, other: 26};

/** The kinds that are drawn as pills. */
function isPill(kind: StepKind): boolean {
  return kind === 'start' || kind === 'end' || kind === 'cancel';
}

/** Room that the outline of a kind takes at both sides of the text together. */
export function sideRoom(kind: StepKind): number {
  return SIDE_ROOM[kind] ?? (isPill(kind) ? 28 : 20);
}

/**
 * The outline of a kind: a round box for a step, slanted ends for a question, a bar at the left for what readers can
 * override, a double frame for an ability, and a pill for a start or an end.
 *
 * @param inset width of the slanted ends
 */
export function outline(kind: StepKind, {x, y, width, height}: Box, inset: number = INSET): readonly Html[] {
  if (kind === 'decision') {
    const [left, right, half] = [num(x + inset), num(x + width - inset), num(height / 2)];
    const ends = `l${num(-inset)} ${half}H${left}L${num(x)} ${num(y + height / 2)}l${num(inset)} ${num(-height / 2)}`;
    return [h('path', {d: `M${left} ${num(y)}H${right}l${num(inset)} ${half}${ends}z`})];
  }
  const box = h('rect', {x, y, width, height, rx: isPill(kind) ? height / 2 : Math.min(6, height / 4)});
  if (kind === 'interface') {
    const d = `M${num(x + inset / 2)} ${num(y + 5)}v${num(height - 10)}`;
    return [box, h('path', {d, 'stroke-width': inset / 4})];
  }
  if (kind === 'ability' || kind === 'other') {
    const inner = {x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 3, fill: 'none', 'stroke-width': 1};
    return [box, h('rect', inner)];
  }
  return [box];
}
