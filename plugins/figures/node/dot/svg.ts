import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Box, Point} from '../graphviz';
import type {Area} from '../language';
import {element, group, num, svgDocument, textLine, type Svg} from '../svg';
import {SIZE, layoutChart, type ChartLayout, type Label, type PlacedStep} from './layout';
import {arrowId, type DotFigure} from './model';
import {offClass, offClasses, pathParts, type PathParts} from './paths';
import {inOrder} from './reading';
import type {Line} from './route';
import {DASHES, PALETTES, outline, type Palette, type StepKind, type Theme} from './style';

/** Radius of the bends of lines, in px. */
const BEND = 7;

/** The path of a line with round bends. */
function linePath(line: Line): string {
  const at = ({x, y}: Point): string => `${num(x)} ${num(y)}`;
  return line
    .map((point, index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (!before || !after) {
        return `${before ? 'L' : 'M'}${at(point)}`;
      }
      const near = ({x, y}: Point): string => {
        const length = Math.abs(x - point.x) + Math.abs(y - point.y);
        const share = Math.min(BEND, length / 2) / length;
        return at({x: point.x + (x - point.x) * share, y: point.y + (y - point.y) * share});
      };
      return `L${near(before)}Q${at(point)} ${near(after)}`;
    })
    .join('');
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

function drawStep({step, lines, x, y, width, height}: PlacedStep, palette: Palette, off: string | undefined): string {
  if (lines.length === 0) {
    const disc = drawDisc(step.kind, x, y, width, palette);
    return off === undefined ? disc : element('g', {class: off}, disc);
  }
  // The bar of what can be overridden is at the left of the text.
  const middle = x + width / 2 + (step.kind === 'interface' ? 3 : 0);
  const top = y + (height - lines.length * SIZE.line) / 2;
  const texts = lines.map((line, row) => textLine(line, middle, top + (row + 0.5) * SIZE.line, SIZE.text));
  const {fill, stroke, text} = palette.kinds[step.kind];
  const parts = outline(step.kind, {x, y, width, height}).map(({tag, attributes}) =>
    element(tag, {fill, stroke, 'stroke-width': 1.5, ...attributes}),
  );
  return element('g', {class: off, fill: text}, [...parts, ...texts].join(''));
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
  const stepClass = (id: string): string | undefined => offClasses(parts, ({steps}) => steps.has(id));
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
      layout.arrows.map(({arrow: {style}, line}, index) =>
        element('path', {d: linePath(line), class: arrowClass(index), 'stroke-dasharray': DASHES[style]}),
      ),
    ),
    group(
      {class: named('s'), 'text-anchor': 'middle'},
      layout.steps.map((step) => drawStep(step, palette, stepClass(step.step.id))),
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
  /** Where the steps with a name stand in it, in the order in which they are read, then the labels of arrows that lead. */
  readonly areas: readonly Area[];
}

/** Draws a chart in both themes. */
export function drawDot(figure: DotFigure, graphviz: Graphviz): DrawnDot {
  const layout = layoutChart(figure, graphviz);
  const placed = new Map(layout.steps.map((shape) => [shape.step.id, shape]));
  const area = (id: string, {x, y, width, height}: Box): Area => ({id, box: [x, y, width, height].map(Math.round)});
  const areas = inOrder(figure).flatMap(({id, label}) => {
    const shape = placed.get(id);
    return !shape || label === '' ? [] : [area(id, shape)];
  });
  const exits = layout.arrows.flatMap(({arrow, label}, index) =>
    arrow.end && label ? [area(arrowId(index), label)] : [],
  );
  const draw = (theme: Theme): Svg => drawTheme(figure, layout, theme);
  return {light: draw('light'), dark: draw('dark'), areas: [...areas, ...exits]};
}
