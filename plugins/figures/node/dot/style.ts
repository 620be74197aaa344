import type {Box} from '../graphviz';
import {num} from '../svg';
import type {ArrowStyle, StepKind} from './model';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** What a kind is called in the legend and in the reading text. */
export const KIND_NAMES: Readonly<Record<StepKind, string>> = {
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
  step: 'Step',
};

/** Dashes of the lines of arrows, in px. */
export const DASHES: Readonly<Record<ArrowStyle, string | undefined>> = {
  solid: undefined,
  dashed: '6 4',
  dotted: '1.5 3.5',
};

interface Colours {
  readonly fill: string;
  readonly stroke: string;
  readonly text: string;
}

export interface Palette {
  /** That of the canvas that the page paints around the picture (client/figures.css). */
  readonly background: string;
  /** Opacity of what a chosen path leaves out: it steps back, and can still be read. */
  readonly off: string;
  readonly line: string;
  readonly lineText: string;
  readonly group: string;
  readonly groupBorder: string;
  readonly kinds: Readonly<Record<StepKind, Colours>>;
}

const neutralLight: Colours = {fill: '#e9ecf1', stroke: '#6b7280', text: '#1f2937'};
const discLight: Colours = {fill: '#ffffff', stroke: '#4b5563', text: '#1f2937'};
const neutralDark: Colours = {fill: '#31353e', stroke: '#8b93a3', text: '#f0f2f5'};
const discDark: Colours = {fill: '#242424', stroke: '#aab2c0', text: '#f2f2f2'};

/** Colours of both themes. */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    background: '#ffffff',
    off: '.56',
    line: '#4b5563',
    lineText: '#374151',
    group: '#f5f7f9',
    groupBorder: '#9aa3b2',
    kinds: {
      start: discLight,
      end: discLight,
      interface: {fill: '#d3eef2', stroke: '#006f82', text: '#06343c'},
      internal: neutralLight,
      decision: {fill: '#ffefc8', stroke: '#996300', text: '#3d2a00'},
      ability: {fill: '#eae0fb', stroke: '#6b3fc0', text: '#2b1259'},
      other: {fill: '#fbf9ff', stroke: '#6b3fc0', text: '#2b1259'},
      component: {fill: '#fde8dc', stroke: '#a8501b', text: '#3d1a05'},
      class: {fill: '#e3e6fb', stroke: '#4a50b5', text: '#151a55'},
      data: {fill: '#def2da', stroke: '#3b7d32', text: '#12340d'},
      step: neutralLight,
    },
  },
  dark: {
    background: '#242424',
    off: '.41',
    line: '#aab2c0',
    lineText: '#d6dae1',
    group: '#1a1a1a',
    groupBorder: '#6a7180',
    kinds: {
      start: discDark,
      end: discDark,
      interface: {fill: '#0c3d46', stroke: '#35b3c8', text: '#e6fafd'},
      internal: neutralDark,
      decision: {fill: '#43330d', stroke: '#e0ac3c', text: '#fff4d6'},
      ability: {fill: '#35255e', stroke: '#a98bea', text: '#f3edff'},
      other: {fill: '#1e1a2b', stroke: '#a98bea', text: '#f3edff'},
      component: {fill: '#4a2814', stroke: '#e39a6b', text: '#ffeee3'},
      class: {fill: '#252a5a', stroke: '#9aa2f0', text: '#eef0ff'},
      data: {fill: '#1f3d1b', stroke: '#7cc46f', text: '#eaf8e6'},
      step: neutralDark,
    },
  },
};

/** Abilities, the own and others, lean to the right. */
export function isSlanted(kind: StepKind): boolean {
  return kind === 'ability' || kind === 'other';
}

/**
 * Outline of a kind in a box, as SVG path data.
 *
 * @param inset width of the slanted sides of decisions and abilities
 */
export function outline(kind: StepKind, {x, y, width, height}: Box, inset: number): string {
  const [left, right, top, bottom, middle] = [x, x + width, y, y + height, y + height / 2].map(num);
  const [inLeft, inRight] = [x + inset, x + width - inset].map(num);
  if (kind === 'decision') {
    return `M ${left} ${middle} L ${inLeft} ${top} H ${inRight} L ${right} ${middle} L ${inRight} ${bottom} H ${inLeft} Z`;
  }
  if (isSlanted(kind)) {
    return `M ${inLeft} ${top} H ${right} L ${inRight} ${bottom} H ${left} Z`;
  }
  if (kind === 'data') {
    const fold = Math.min(10, height / 3);
    const [foldX, foldY] = [x + width - fold, y + fold].map(num);
    const corner = `M ${foldX} ${top} V ${foldY} H ${right}`;
    return `M ${left} ${top} H ${foldX} L ${right} ${foldY} V ${bottom} H ${left} Z ${corner}`;
  }
  return `M ${left} ${top} H ${right} V ${bottom} H ${left} Z`;
}

/** Corner radius of the kinds that are rectangles; undefined for the others. */
export function cornerRadius(kind: StepKind, height: number): number | undefined {
  if (kind === 'interface') {
    return 10;
  }
  if (kind === 'start' || kind === 'end') {
    return height / 2;
  }
  return ['internal', 'step', 'component', 'class'].includes(kind) ? 2 : undefined;
}
