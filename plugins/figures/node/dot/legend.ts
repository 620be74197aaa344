import {h, type Html} from '../html';
import {num} from '../svg';
import type {ArrowStyle, DotFigure, StepKind} from './model';
import {KIND_NAMES, cornerRadius, outline} from './style';

function legendShape(kind: StepKind): Html {
  const size = {x: 1, y: 1, width: 24, height: 14};
  const className = `tbia-legend__shape tbia-legend__shape--${kind}`;
  const rx = cornerRadius(kind, size.height);
  const shape =
    rx === undefined
      ? h('path', {
          d: outline(kind, size.x, size.y, size.width, size.height, 5)
            .map((part) => (typeof part === 'number' ? num(part) : part))
            .join(' '),
        })
      : h('rect', {...size, rx: Math.min(rx, 6)});
  const details: Partial<Record<StepKind, Html>> = {
    interface: h('path', {d: 'M5 4v8'}),
    class: h('path', {d: 'M1 4h24'}),
    component: h('path', {d: 'M-1 4h6v3h-6zm0 5h6v3h-6z'}),
  };
  return h(
    'svg',
    {class: className, width: 26, height: 16, viewBox: '0 0 26 16', 'aria-hidden': 'true'},
    shape,
    details[kind],
  );
}

function line(style: ArrowStyle): Html {
  const className = `tbia-legend__shape tbia-legend__shape--line tbia-legend__shape--${style}`;
  const size = {width: 26, height: 16, viewBox: '0 0 26 16'};
  return h('svg', {class: className, ...size, 'aria-hidden': 'true'}, h('path', {d: 'M1 8h24'}));
}

const LEGEND_ORDER: readonly StepKind[] = [
  'interface',
  'internal',
  'decision',
  'ability',
  'other',
  'component',
  'class',
  'data',
];
const ARROW_NAMES: Readonly<Record<Exclude<ArrowStyle, 'solid'>, string>> = {
  dashed: 'One of several ways',
  dotted: 'Only where you set it up',
};

/** What the shapes and lines of a chart mean; nothing when it has none that need a word. */
export function legend({steps, arrows}: DotFigure): Html[] {
  const used = LEGEND_ORDER.filter((kind) => steps.some((step) => step.kind === kind));
  const kinds = used.map((kind) => h('li', {}, legendShape(kind), KIND_NAMES[kind]));
  const lines = (['dashed', 'dotted'] as const)
    .filter((style) => arrows.some((arrow) => arrow.style === style))
    .map((style) => h('li', {}, line(style), ARROW_NAMES[style]));
  const items = [...kinds, ...lines];
  return items.length === 0 ? [] : [h('ul', {class: 'tbia-legend', 'aria-label': 'Legend'}, ...items)];
}
