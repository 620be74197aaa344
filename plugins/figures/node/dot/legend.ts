import {h, type Attributes, type Markup} from '../markup';
import type {DotFigure} from './model';
import {CHART, DASHES, KINDS, NAMED_KINDS, outline, type Ink} from './style';

const BOX = {x: 1, y: 1, width: 24, height: 14};

/** The sign is in the page, where the browser knows the theme. */
const inTheme = ({light, dark}: Ink): string => `light-dark(${light},${dark})`;

/** A sign and its meaning. */
function entry(text: string, style: Attributes, ...sign: readonly Markup[]): Markup {
  const size = {width: 26, height: 16, viewBox: '0 0 26 16'};
  return h('li', {}, h('svg', {...size, ...style, 'stroke-width': 1.5, 'aria-hidden': 'true'}, ...sign), text);
}

/** What the shapes and lines of a chart mean, where there are several. */
export function legend({steps, arrows}: DotFigure): Markup[] {
  const explained = NAMED_KINDS.filter((kind) => kind !== 'start' && kind !== 'end');
  const kinds = explained
    .filter((kind) => steps.some((step) => step.kind === kind))
    .map((kind) => {
      const {name, fill, stroke} = KINDS[kind];
      return entry(name, {fill: inTheme(fill), stroke: inTheme(stroke)}, ...outline(kind, BOX, {}, 5));
    });
  const line = h('path', {d: 'M1 8h24', 'stroke-dasharray': DASHES});
  const dashed = entry('One of several ways', {stroke: inTheme(CHART.line)}, line);
  const items = [...kinds, ...(arrows.some(({isDashed}) => isDashed) ? [dashed] : [])];
  return items.length < 2 ? [] : [h('ul', {class: 'tbia-legend', 'aria-label': 'Legend'}, ...items)];
}
