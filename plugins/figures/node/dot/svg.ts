import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Point} from '../geometry';
import type {Area, Drawing, Use} from '../language';
import {at, element, group, svgDocument, textLine, type Svg} from '../svg';
import {SIZE, layoutChart, type ChartLayout, type Label, type PlacedArrow, type PlacedStep} from './layout';
import type {Arrow, DotFigure, Group, Step} from './model';
import {offClass, offClasses, pathFragment, pathParts, type PathParts} from './paths';
import {chartParts} from './reading';
import {DASHES, PALETTES, THEMES, outline, type Palette, type StepKind, type Theme} from './style';

/** Half of the width of the head of an arrow, in px. */
const HEAD_SIDE = 4;

/** A curve with the head of the arrow at its end. */
function drawArrow({arrow: {isDashed}, curve, end}: PlacedArrow, off: string | undefined): string {
  const [start = end, ...rest] = curve;
  const foot = rest.at(-1) ?? start;
  const length = Math.hypot(end.x - foot.x, end.y - foot.y);
  const side = {x: (HEAD_SIDE * (end.y - foot.y)) / length, y: (HEAD_SIDE * (foot.x - end.x)) / length};
  const corners = [end, {x: foot.x + side.x, y: foot.y + side.y}, {x: foot.x - side.x, y: foot.y - side.y}];
  const line = {
    d: `M${at(start)}C${rest.map(at).join(' ')}`,
    fill: 'none',
    'stroke-dasharray': isDashed ? DASHES : undefined,
  };
  const head = {d: `M${corners.map(at).join('L')}z`, stroke: 'none'};
  return element('g', {class: off}, element('path', line) + element('path', head));
}

/**
 * Lines of text in the middle of their box, which is not seen: a test looks whether they fit into it in any font. Arrows
 * that run behind a text leave room around it.
 */
function drawLabel({lines, x, y, width, height}: Label, ground: string, off: string | undefined): string {
  const lineHeight = height / lines.length;
  const texts = lines.map((line, row) => textLine(line, x + width / 2, y + (row + 0.5) * lineHeight, SIZE.label));
  const box = element('rect', {x, y, width, height, fill: 'none', stroke: 'none'});
  return element('g', {class: off, stroke: ground}, box + texts.join(''));
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
 * What shows one path of a drawing that is asked for with its fragment: an empty group that becomes the target, and
 * rules for what stands behind it. The lines of the path get another color and thicker, and the rest fades.
 */
function drawPaths(parts: readonly PathParts[], {chosen}: Palette): {rules: string; targets: string} {
  if (parts.length === 0) {
    return {rules: '', targets: ''};
  }
  const rules = parts.map((_, index) => {
    const off = offClass(index);
    const target = `.p${off}:target~`;
    return `${target}* .${off}{opacity:.35}${target}.w>:not(.${off}){fill:${chosen};stroke:${chosen};stroke-width:2.5}`;
  });
  const targets = parts.map(({path}, index) => element('g', {id: pathFragment(path.id), class: `p${offClass(index)}`}));
  return {rules: element('style', {}, rules.join('')), targets: targets.join('')};
}

function drawTheme(figure: DotFigure, layout: ChartLayout, theme: Theme): Svg {
  const palette = PALETTES[theme];
  const paths = pathParts(figure);
  const off = (part: Step | Arrow | Group): string | undefined => offClasses(paths, part);
  const frames = layout.groups.map(({box, group}) =>
    element('rect', {class: off(group), ...box, rx: 6, fill: palette.group, stroke: palette.groupBorder}),
  );
  const groundOf = ({x, y}: Point): string =>
    layout.groups.some(({box}) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height)
      ? palette.group
      : palette.background;
  const labels = layout.arrows.map(({arrow, label}) => (label ? drawLabel(label, groundOf(label), off(arrow)) : ''));
  const titles = layout.groups.map(({title, group}) => drawLabel(title, palette.group, off(group)));
  const texts = {'text-anchor': 'middle', 'font-size': SIZE.label, fill: palette.lineText};
  const {rules, targets} = drawPaths(paths, palette);
  const drawn = [
    // Rules reach groups behind the target; frames need one only then.
    ...(paths.length === 0 ? frames : [group({}, frames)]),
    group(
      {class: paths.length === 0 ? undefined : 'w', fill: palette.line, stroke: palette.line, 'stroke-width': 1.6},
      layout.arrows.map((placed) => drawArrow(placed, off(placed.arrow))),
    ),
    group(
      {'text-anchor': 'middle'},
      layout.steps.map((placed) => drawStep(placed, palette, off(placed.step))),
    ),
    group({...texts, 'stroke-width': 4, 'paint-order': 'stroke'}, [...labels, group({'font-weight': 'bold'}, titles)]),
  ];
  const background = element('rect', {width: '100%', height: '100%', rx: 6, fill: palette.background});
  const content = rules + background + targets + drawn.join('');
  return svgDocument(figure.alt, layout.width, layout.height, SIZE.text, content);
}

/** Where the parts of a chart that can lead somewhere are in its drawing. */
function areasOf(figure: DotFigure, {steps, arrows}: ChartLayout): Area[] {
  return chartParts(figure).flatMap(({id, part}) => {
    const place = steps.find(({step}) => step === part) ?? arrows.find(({arrow}) => arrow === part)?.label;
    if (!place) {
      return [];
    }
    const box = {
      x: Math.round(place.x),
      y: Math.round(place.y),
      width: Math.round(place.width),
      height: Math.round(place.height),
    };
    return [{id, box}];
  });
}

/** Draws a chart in both themes, of the same size. */
export function drawDot(figure: DotFigure, graphviz: Graphviz, uses: readonly Use[] = []): Drawing[] {
  const layout = layoutChart(figure, graphviz);
  const areas = areasOf(figure, layout);
  return THEMES.map((theme) => ({svg: drawTheme(figure, layout, theme), uses: [theme, ...uses], areas}));
}
