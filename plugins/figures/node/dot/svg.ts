import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Area, Drawing} from '../model';
import {h, type Markup} from '../markup';
import {at, svgDocument, textLine} from '../picture';
import {SIZE, layoutChart, type ChartLayout, type Label, type PlacedArrow, type PlacedStep} from './layout';
import {pathParts, type Arrow, type DotFigure, type Group, type Step, type PathParts} from './model';
import {chartParts} from './reading';
import {CHART, DASHES, KINDS, THEMES, outline, type Theme} from './style';

/** Half of the width of the head of an arrow, in px. */
const HEAD_SIDE = 4;

/** A curve with the head of the arrow at its end. */
function drawArrow({arrow: {isDashed}, curve, end}: PlacedArrow, off: string | undefined): Markup {
  const [start = end, ...rest] = curve;
  const foot = rest.at(-1) ?? start;
  const length = Math.hypot(end.x - foot.x, end.y - foot.y);
  const side = {x: (HEAD_SIDE * (end.y - foot.y)) / length, y: (HEAD_SIDE * (foot.x - end.x)) / length};
  const corners = [end, {x: foot.x + side.x, y: foot.y + side.y}, {x: foot.x - side.x, y: foot.y - side.y}];
  const dashes = isDashed ? DASHES : undefined;
  return h(
    'g',
    {class: off},
    h('path', {d: `M${at(start)}C${rest.map(at).join(' ')}`, fill: 'none', 'stroke-dasharray': dashes}),
    h('path', {d: `M${corners.map(at).join('L')}z`, stroke: 'none'}),
  );
}

/**
 * Lines of text in the middle of their box, which is not seen: a test looks whether they fit into it in any font. Arrows
 * that run behind a text leave room around it.
 */
function drawLabel({lines, x, y, width, height}: Label, off: string | undefined): Markup {
  const lineHeight = height / lines.length;
  const texts = lines.map((line, row) => textLine(line, x + width / 2, y + (row + 0.5) * lineHeight, SIZE.label));
  const box = h('rect', {x, y, width, height, fill: 'none', stroke: 'none'});
  return h('g', {class: off}, box, ...texts);
}

/** A start or an end without a name. */
function drawDisc({step, x, y, width}: PlacedStep, color: string, off: string | undefined): Markup {
  const middle = {cx: x + width / 2, cy: y + width / 2};
  const isEnd = step.kind === 'end';
  const ring = h('circle', {...middle, r: width / 2 - 1, fill: 'none', stroke: color, 'stroke-width': 2});
  return h('g', {class: off}, ring, h('circle', {...middle, r: width / 2 - (isEnd ? 5 : 1), fill: color}));
}

function drawStep(placed: PlacedStep, theme: Theme, off: string | undefined): Markup {
  const {step, lines, x, y, width, height} = placed;
  const [fill, stroke] = [KINDS[step.kind].fill[theme], KINDS[step.kind].stroke[theme]];
  if (lines.length === 0) {
    return drawDisc(placed, stroke, off);
  }
  // The bar of what can be overridden is at the left of the text.
  const middle = x + width / 2 + (step.kind === 'interface' ? 3 : 0);
  const top = y + (height - lines.length * SIZE.line) / 2;
  const texts = lines.map((line, row) => textLine(line, middle, top + (row + 0.5) * SIZE.line, SIZE.text));
  return h('g', {class: off}, ...outline(step.kind, placed, {fill, stroke, 'stroke-width': 1.5}), ...texts);
}

/**
 * What shows one path of a drawing that is asked for with its fragment: an empty group that becomes the target, and
 * rules for what stands behind it. The lines of the path get another color and thicker, and the rest fades.
 */
function drawPaths(parts: readonly PathParts[], color: string): Markup[] {
  if (parts.length === 0) {
    return [];
  }
  const rules = parts.map(({offClass: off}) => {
    const target = `.p${off}:target~`;
    return `${target}* .${off}{opacity:.35}${target}.w>:not(.${off}){fill:${color};stroke:${color};stroke-width:2.5}`;
  });
  const targets = parts.map(({fragment, offClass}) => h('g', {id: fragment, class: `p${offClass}`}));
  return [h('style', {}, rules.join('')), ...targets];
}

function drawTheme(figure: DotFigure, layout: ChartLayout, theme: Theme): ReturnType<typeof svgDocument> {
  const {background, chosen, groupBorder, line, text} = CHART;
  const paths = pathParts(figure);
  /** The classes of a part: one for each path that leaves it out. */
  const off = (part: Step | Arrow | Group): string | undefined =>
    paths.flatMap((path) => (path.off.has(part) ? path.offClass : [])).join(' ') || undefined;
  const frame = {rx: 6, fill: 'none', stroke: groupBorder[theme]};
  const frames = layout.groups.map(({box, group: part}) => h('rect', {class: off(part), ...box, ...frame}));
  const labels = layout.arrows.flatMap(({arrow, label}) => (label ? [drawLabel(label, off(arrow))] : []));
  const titles = layout.groups.map(({title, group: part}) => drawLabel(title, off(part)));
  const texts = {'text-anchor': 'middle', fill: text[theme]};
  return svgDocument(
    figure.alt,
    layout,
    SIZE.text,
    ...drawPaths(paths, chosen[theme]),
    // Rules reach what is in groups behind the target.
    h('g', {}, ...frames),
    h(
      'g',
      {class: 'w', fill: line[theme], stroke: line[theme], 'stroke-width': 1.6},
      ...layout.arrows.map((placed) => drawArrow(placed, off(placed.arrow))),
    ),
    h('g', texts, ...layout.steps.map((placed) => drawStep(placed, theme, off(placed.step)))),
    h(
      'g',
      {...texts, 'font-size': SIZE.label, stroke: background[theme], 'stroke-width': 4, 'paint-order': 'stroke'},
      ...labels,
      h('g', {'font-weight': 'bold'}, ...titles),
    ),
  );
}

/** Where the parts of a chart that can lead somewhere are in its drawing. */
function areasOf(figure: DotFigure, {steps, arrows}: ChartLayout): Area[] {
  return chartParts(figure).flatMap(({id, label, part}) => {
    const box = steps.find(({step}) => step === part) ?? arrows.find(({arrow}) => arrow === part)?.label;
    return box ? [{id, label, box}] : [];
  });
}

/** Draws a chart in both themes, of the same size. */
export function drawDot(figure: DotFigure, graphviz: Graphviz, uses: Drawing['uses'] = []): Drawing[] {
  const layout = layoutChart(figure, graphviz);
  const areas = areasOf(figure, layout);
  return THEMES.map((theme) => ({...drawTheme(figure, layout, theme), uses: [theme, ...uses], areas}));
}
