import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Point} from '../graphviz';
import type {Area} from '../language';
import {element, group, num, svgDocument, textLine, type Svg} from '../svg';
import {SIZE, layoutChart, type ChartLayout, type Label, type StepShape} from './layout';
import type {DotFigure, StepKind} from './model';
import {offClass, offClasses, pathParts, type PathParts} from './paths';
import {inOrder} from './reading';
import {DASHES, PALETTES, THEMES, cornerRadius, outline, type Palette, type Theme} from './style';

const at = ({x, y}: Point): string => `${num(x)} ${num(y)}`;

function drawArrow({arrow, curve, lines}: ChartLayout['arrows'][number], off: string | undefined): string {
  const [start, ...rest] = curve;
  if (!start) {
    return '';
  }
  return element('path', {
    d: `M${at(start)}C${rest.map(at).join(' ')}${lines.map((point) => `L${at(point)}`).join('')}`,
    class: off,
    'stroke-dasharray': DASHES[arrow.style],
  });
}

/** Lines of text in the middle of their box, which is not seen: a test looks whether they fit into it in any font. */
function drawLabel({lines, x, y, width, height}: Label, off: string | undefined): string {
  const lineHeight = height / lines.length;
  const texts = lines.map((line, row) => textLine(line, x + width / 2, y + (row + 0.5) * lineHeight, SIZE.label));
  return element('g', {class: off}, element('rect', {x, y, width, height, fill: 'none'}) + texts.join(''));
}

function drawDisc(kind: StepKind, x: number, y: number, size: number, palette: Palette): string {
  const {stroke} = palette.kinds[kind];
  const middle = {cx: x + size / 2, cy: y + size / 2};
  if (kind === 'end') {
    return (
      element('circle', {...middle, r: size / 2 - 1, fill: 'none', stroke, 'stroke-width': 2}) +
      element('circle', {...middle, r: size / 2 - 5, fill: stroke})
    );
  }
  return element('circle', {...middle, r: size / 2 - 1, fill: stroke});
}

/** The outline of a step; `interface` has a bar at its left. */
function drawOutline(kind: StepKind, x: number, y: number, width: number, height: number, palette: Palette): string {
  const {fill, stroke} = palette.kinds[kind];
  const line = {fill, stroke, 'stroke-width': kind === 'end' ? 3 : 1.5};
  const rx = cornerRadius(kind, height);
  if (rx === undefined) {
    return element('path', {d: outline(kind, {x, y, width, height}, SIZE.inset), ...line});
  }
  const box = element('rect', {x, y, width, height, rx, ...line});
  if (kind === 'component') {
    const tabs = [0.3, 0.7].map((share) => `M${num(x - 4)} ${num(y + height * share - 4)}h12v8h-12z`);
    return box + element('path', {d: tabs.join(''), ...line});
  }
  if (kind === 'class') {
    return box + element('path', {d: `M${num(x)} ${num(y + 4)}h${num(width)}`, stroke});
  }
  if (kind === 'interface') {
    return box + element('path', {d: `M${num(x + 7)} ${num(y + 5)}v${num(height - 10)}`, stroke, 'stroke-width': 3});
  }
  return box;
}

/** Space that a kind takes at the left of its text, where the outline has a bar or tabs. */
const SHIFT: Partial<Record<StepKind, number>> = {interface: 3, component: 4};

function drawStep(
  {step, lines, x, y, width, height}: StepShape & Point,
  palette: Palette,
  off: string | undefined,
): string {
  if (lines.length === 0) {
    const disc = drawDisc(step.kind, x, y, width, palette);
    return off === undefined ? disc : element('g', {class: off}, disc);
  }
  const middle = x + width / 2 + (SHIFT[step.kind] ?? 0);
  const top = y + (height - lines.length * SIZE.line) / 2;
  const texts = lines.map((line, row) => textLine(line, middle, top + (row + 0.5) * SIZE.line, SIZE.text));
  const content = drawOutline(step.kind, x, y, width, height, palette) + texts.join('');
  return element('g', {class: off, fill: palette.kinds[step.kind].text}, content);
}

/**
 * The fragment of a drawing that shows a path. It ends as the file does: the window that enlarges pictures knows
 * drawings by the end of their address.
 */
export function pathFragment(id: string): string {
  return `${id}.svg`;
}

/**
 * What shows one path of a drawing that is asked for with its fragment: an empty group that becomes the target, and
 * rules for what stands behind it. The rest fades, and the lines of the path get thicker: a reader who does not see
 * the one sees the other.
 */
function drawPaths(parts: readonly PathParts[], {off: opacity}: Palette): {rules: string; targets: string} {
  if (parts.length === 0) {
    return {rules: '', targets: ''};
  }
  const rules = parts.map((_, index) => {
    const off = offClass(index);
    const chosen = `.p${off}:target~`;
    return `${chosen}* .${off}{opacity:${opacity}}${chosen}.w :not(.${off}){stroke-width:3}${chosen}.s>g:not(.${off})>:first-child{stroke-width:3}`;
  });
  const targets = parts.map(({path}, index) => element('g', {id: pathFragment(path.id), class: `p${offClass(index)}`}));
  return {rules: element('style', {}, rules.join('')), targets: targets.join('')};
}

function drawTheme(figure: DotFigure, layout: ChartLayout, theme: Theme): Svg {
  const palette = PALETTES[theme];
  const parts = pathParts(figure);
  const arrowClass = (index: number): string | undefined => offClasses(parts, ({arrows}) => arrows.has(index));
  const groupClass = (id: string): string | undefined => offClasses(parts, ({groups}) => groups.has(id));
  const named = (name: string): string | undefined => (parts.length === 0 ? undefined : name);
  const head = element('path', {d: 'M0-4L9 0 0 4z', fill: palette.line});
  const marker = element(
    'marker',
    {id: 'a', orient: 'auto', markerUnits: 'userSpaceOnUse', markerWidth: 9, markerHeight: 8, viewBox: '0 -4 9 8'},
    head,
  );
  const frames = layout.groups.map(({box, group: {id}}) =>
    element('rect', {class: groupClass(id), ...box, rx: 6, fill: palette.group, stroke: palette.groupBorder}),
  );
  const labels = layout.arrows.map(({label}, index) => (label ? drawLabel(label, arrowClass(index)) : ''));
  const {rules, targets} = drawPaths(parts, palette);
  const drawn = [
    // Rules reach groups behind the target; frames need one only then.
    ...(parts.length === 0 ? frames : [group({}, frames)]),
    group(
      {class: named('w'), fill: 'none', stroke: palette.line, 'stroke-width': 1.6, 'marker-end': 'url(#a)'},
      layout.arrows.map((arrow, index) => drawArrow(arrow, arrowClass(index))),
    ),
    group(
      {class: named('s'), 'text-anchor': 'middle'},
      layout.steps.map((step) =>
        drawStep(
          step,
          palette,
          offClasses(parts, ({steps}) => steps.has(step.step.id)),
        ),
      ),
    ),
    group({'text-anchor': 'middle', 'font-size': SIZE.label, fill: palette.lineText}, labels),
    group(
      {'text-anchor': 'middle', 'font-size': SIZE.label, 'font-weight': 'bold', fill: palette.lineText},
      layout.groups.map(({title, group: {id}}) => drawLabel(title, groupClass(id))),
    ),
  ];
  const background = element('rect', {width: '100%', height: '100%', rx: 6, fill: palette.background});
  const content = `${element('defs', {}, marker)}${rules}${background}${targets}${drawn.join('')}`;
  return svgDocument(figure.alt, layout.width, layout.height, SIZE.text, content);
}

/** A chart in both themes, of the same size. */
export interface DrawnDot extends Readonly<Record<Theme, Svg>> {
  /** Where the steps with a name stand in it, in the order in which they are read. */
  readonly areas: readonly Area[];
}

/** Draws a chart in both themes. */
export function drawDot(figure: DotFigure, graphviz: Graphviz): DrawnDot {
  const layout = layoutChart(figure, graphviz);
  const [light, dark] = THEMES.map((theme) => drawTheme(figure, layout, theme));
  if (!light || !dark) {
    throw new Error('A chart has a light and a dark picture.');
  }
  const placed = new Map(layout.steps.map((shape) => [shape.step.id, shape]));
  const areas = inOrder(figure).flatMap(({id, label}) => {
    const shape = placed.get(id);
    return !shape || label === '' ? [] : [{id, box: [shape.x, shape.y, shape.width, shape.height].map(Math.round)}];
  });
  return {light, dark, areas};
}
