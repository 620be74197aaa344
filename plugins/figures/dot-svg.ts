import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Arrow, DotFigure, Group, Step, StepKind} from './dot-model.ts';
import {PALETTES, THEMES, cornerRadius, outline, type Palette, type Theme} from './dot-style.ts';
import {layoutDot, quote, spacer, type Point, type Positions} from './graphviz.ts';
import {textWidth, wrapText} from './measure.ts';
import {element, group, num, svgDocument, textLine, type Svg} from './svg.ts';

/** Sizes in CSS px. */
const SIZE = {
  text: 14,
  line: 18,
  label: 13,
  labelLine: 16,
  limit: 190,
  labelLimit: 170,
  inset: 14,
  disc: 24,
  margin: 16,
};
/** In small charts and trees a parent looks better over the middle of its children. */
const SHORTEST_TRUNK = 6;
const POINTS_PER_INCH = 72;

interface StepShape {
  readonly step: Step;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => textWidth(line, size)));

/** Room that the outline of a kind takes on both sides of the text. */
const SIDES: Readonly<Record<StepKind, number>> = {
  start: 32,
  end: 32,
  interface: 36,
  internal: 24,
  decision: 2 * SIZE.inset + 16,
  ability: 2 * SIZE.inset + 16,
  actor: 32,
  data: 34,
  step: 24,
};

function measureStep(step: Step): StepShape {
  if (step.label === '') return {step, lines: [], width: SIZE.disc, height: SIZE.disc};
  const lines = wrapText(step.label, SIZE.limit, SIZE.text);
  return {
    step,
    lines,
    width: Math.ceil(widest(lines, SIZE.text) + SIDES[step.kind]),
    height: lines.length * SIZE.line + 16,
  };
}

const labelLines = (label: string): string[] => wrapText(label, SIZE.labelLimit, SIZE.label);

/**
 * The steps of the longest run through the chart without loops. Graphviz is told to keep them on one line, so that the
 * run to the end is a straight trunk from which the other ways branch off.
 */
export function trunk({steps, arrows}: Pick<DotFigure, 'steps' | 'arrows'>): string[] {
  const memo = new Map<string, readonly string[]>();
  const longest = (id: string, visiting: ReadonlySet<string>): readonly string[] => {
    const known = memo.get(id);
    if (known) return known;
    let best: readonly string[] = [];
    for (const {from, to} of arrows) {
      if (from !== id || visiting.has(to)) continue;
      const rest = longest(to, new Set([...visiting, to]));
      if (rest.length > best.length) best = rest;
    }
    const run = [id, ...best];
    memo.set(id, run);
    return run;
  };
  const runs = steps.map(({id}) => longest(id, new Set([id])));
  return [...runs.reduce((a, b) => (b.length > a.length ? b : a), [])];
}

function nodeDot({step, width, height, lines}: StepShape, isTrunk: boolean): string {
  const inches = (px: number): string => String(Math.round((px / POINTS_PER_INCH) * 10_000) / 10_000);
  const shape = lines.length === 0 ? 'circle' : 'box';
  return `${quote(step.id)} [shape=${shape},width=${inches(width)},height=${inches(height)}${isTrunk ? ',group=trunk' : ''}];`;
}

function arrowDot(arrow: Arrow, index: number): string {
  const lines = arrow.label === undefined ? [] : labelLines(arrow.label);
  const label =
    lines.length === 0 ? '' : `,label=${spacer(widest(lines, SIZE.label) + 10, lines.length * SIZE.labelLine + 4)}`;
  return `${quote(arrow.from)}->${quote(arrow.to)} [id="${String(index)}"${label}];`;
}

function groupDot({id, label: name}: Group, figure: DotFigure): string {
  const label = spacer(textWidth(name, SIZE.label, true) + 16, SIZE.labelLine + 8);
  const steps = figure.steps.filter((step) => step.group === id).map((step) => `${quote(step.id)};`);
  const inner = figure.groups.filter(({parent}) => parent === id).map((child) => groupDot(child, figure));
  return `subgraph ${quote(id)} {label=${label};labeljust=l;margin=12;${steps.join('')}${inner.join('')}}`;
}

/** The chart as DOT for the layout: only sizes, no text. */
function chartDot(figure: DotFigure, shapes: readonly StepShape[]): string {
  const settings = `rankdir=${figure.direction};nodesep=0.35;ranksep=0.42;node[fixedsize=true,label=""];edge[arrowsize=0.9];`;
  const groups = figure.groups.filter(({parent}) => parent === undefined).map((outer) => groupDot(outer, figure));
  const longest = trunk(figure);
  const run = new Set(longest.length < SHORTEST_TRUNK ? [] : longest);
  const nodes = shapes.map((shape) => nodeDot(shape, shape.step.group === undefined && run.has(shape.step.id)));
  return `digraph{${settings}${[...nodes, ...groups, ...figure.arrows.map(arrowDot)].join('\n')}}`;
}

const at = ({x, y}: Point): string => `${num(x)} ${num(y)}`;

function drawArrow(arrow: Arrow, positions: Positions, index: number): string {
  const edge = positions.edges.get(String(index));
  const [start, ...rest] = edge?.points ?? [];
  if (!start) return '';
  return element('path', {
    d: `M${at(start)}C${rest.map(at).join(' ')}`,
    'stroke-dasharray': arrow.isDashed ? '5 4' : undefined,
  });
}

function drawArrowLabel(arrow: Arrow, positions: Positions, index: number, palette: Palette): string {
  const middle = positions.edges.get(String(index))?.label;
  if (arrow.label === undefined || !middle) return '';
  const lines = labelLines(arrow.label);
  const width = widest(lines, SIZE.label) + 6;
  const height = lines.length * SIZE.labelLine;
  const box = element('rect', {
    x: middle.x - width / 2,
    y: middle.y - height / 2,
    width,
    height,
    rx: 3,
    fill: palette.background,
    'fill-opacity': 0.85,
  });
  const texts = lines.map((line, row) =>
    textLine(line, middle.x, middle.y - height / 2 + (row + 0.5) * SIZE.labelLine, SIZE.label),
  );
  return element('g', {}, box + texts.join(''));
}

function drawDisc(kind: StepKind, x: number, y: number, size: number, palette: Palette): string {
  const {fill, stroke} = palette.kinds[kind];
  const middle = {cx: x + size / 2, cy: y + size / 2};
  if (kind === 'end') {
    return (
      element('circle', {...middle, r: size / 2 - 1, fill: 'none', stroke, 'stroke-width': 2}) +
      element('circle', {...middle, r: size / 2 - 5, fill})
    );
  }
  return element('circle', {...middle, r: size / 2 - 1, fill});
}

/** The outline of a step; `actor` has a double frame, `interface` a bar at its left. */
function drawOutline(kind: StepKind, x: number, y: number, width: number, height: number, palette: Palette): string {
  const {fill, stroke} = palette.kinds[kind];
  const line = {fill, stroke, 'stroke-width': kind === 'end' ? 3 : 1.5};
  const rx = cornerRadius(kind, height);
  if (rx === undefined) {
    const d = outline(kind, x, y, width, height, SIZE.inset)
      .map((part) => (typeof part === 'number' ? num(part) : part))
      .join(' ');
    return element('path', {d, ...line});
  }
  const box = element('rect', {x, y, width, height, rx, ...line});
  if (kind === 'actor') {
    return box + element('rect', {x: x + 3.5, y: y + 3.5, width: width - 7, height: height - 7, fill: 'none', stroke});
  }
  if (kind === 'interface') {
    return box + element('path', {d: `M${num(x + 7)} ${num(y + 5)}v${num(height - 10)}`, stroke, 'stroke-width': 3});
  }
  return box;
}

function drawStep(shape: StepShape, middle: Point, palette: Palette): string {
  const {step, width, height, lines} = shape;
  const x = middle.x - width / 2;
  const y = middle.y - height / 2;
  if (lines.length === 0) return drawDisc(step.kind, x, y, width, palette);
  const shift = step.kind === 'interface' ? 3 : 0;
  const texts = lines.map((line, row) => textLine(line, middle.x + shift, y + 8 + (row + 0.5) * SIZE.line, SIZE.text));
  const content = drawOutline(step.kind, x, y, width, height, palette) + texts.join('');
  return element('g', {fill: palette.kinds[step.kind].text}, content);
}

function drawGroup({id}: Group, positions: Positions, palette: Palette): string {
  const box = positions.clusters.get(id);
  if (!box) return '';
  return element('rect', {...box, rx: 6, fill: palette.group, stroke: palette.groupBorder});
}

/** The name of a group stands over the arrows that cross the frame. */
function drawGroupTitle({id, label}: Group, positions: Positions, palette: Palette): string {
  const box = positions.clusters.get(id);
  if (!box) return '';
  const width = textWidth(label, SIZE.label, true) + 8;
  const ground = element('rect', {x: box.x + 6, y: box.y + 5, width, height: 20, rx: 3, fill: palette.group});
  return element('g', {}, ground + textLine(label, box.x + 10, box.y + 15, SIZE.label));
}

function drawTheme(figure: DotFigure, shapes: readonly StepShape[], positions: Positions, theme: Theme): Svg {
  const palette = PALETTES[theme];
  const {margin} = SIZE;
  const head = element('path', {d: 'M0-4L9 0 0 4z', fill: palette.line});
  const marker = element(
    'marker',
    {id: 'a', orient: 'auto', markerUnits: 'userSpaceOnUse', markerWidth: 9, markerHeight: 8, viewBox: '0 -4 9 8'},
    head,
  );
  const arrows = figure.arrows.map((arrow, index) => drawArrow(arrow, positions, index));
  const labels = figure.arrows.map((arrow, index) => drawArrowLabel(arrow, positions, index, palette));
  const titles = figure.groups.map((frame) => drawGroupTitle(frame, positions, palette));
  const steps = shapes.map((shape) => {
    const middle = positions.nodes.get(shape.step.id);
    return middle ? drawStep(shape, middle, palette) : '';
  });
  const parts = [
    ...figure.groups.map((frame) => drawGroup(frame, positions, palette)),
    group({fill: 'none', stroke: palette.line, 'stroke-width': 1.6, 'marker-end': 'url(#a)'}, arrows),
    group({'text-anchor': 'middle'}, steps),
    group({'text-anchor': 'middle', 'font-size': SIZE.label, fill: palette.lineText}, labels),
    group({'font-size': SIZE.label, 'font-weight': 'bold', fill: palette.lineText}, titles),
  ];
  const background = element('rect', {width: '100%', height: '100%', rx: 6, fill: palette.background});
  const moved = element('g', {transform: `translate(${num(margin)} ${num(margin)})`}, parts.join(''));
  const content = `${element('defs', {}, marker)}${background}${moved}`;
  return svgDocument(figure.alt, positions.width + 2 * margin, positions.height + 2 * margin, SIZE.text, content);
}

/** Draws a chart in both themes; both have the same size. */
export function drawDot(figure: DotFigure, graphviz: Graphviz): Readonly<Record<Theme, Svg>> {
  const shapes = figure.steps.map(measureStep);
  const positions = layoutDot(graphviz, chartDot(figure, shapes));
  const [light, dark] = THEMES.map((theme) => drawTheme(figure, shapes, positions, theme));
  if (!light || !dark) throw new Error('A chart has a light and a dark picture.');
  return {light, dark};
}
