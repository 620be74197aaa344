import type {PlacedNode} from './arrange';
import {layoutBlueprint, type BlueprintLayout, type PlacedMark, type PlacedWire} from './layout';
import {SIZE, lineWidth, titleInset, wordOf, type PinPlace} from './measure';
import {isExec, type BlueprintFigure, type Pin} from './model';
import {CANVAS, MARK, NODES, PAPER_SHARE, PINS, headerColor, headerFade, type PinType} from './style';
import type {Point} from '../geometry';
import type {Area, Drawing} from '../model';
import {h, num, type Markup} from '../markup';
import {at, svgDocument, textLine} from '../picture';

const RADIUS = 6;

/** What differs from one text to the next. */
type TextStyle = Readonly<{size?: number; isBold?: boolean; fill?: string}>;

/** A line of text, made as wide as it was measured in whatever face the reader has; `y` is its middle. */
function line(text: string, x: number, y: number, {size = SIZE.pin, isBold = false, fill}: TextStyle = {}): Markup {
  return textLine(text, x, y, size, {
    textLength: lineWidth(text, size, isBold),
    lengthAdjust: 'spacingAndGlyphs',
    'font-weight': isBold ? 'bold' : undefined,
    'font-size': size === SIZE.pin ? undefined : size,
    fill,
  });
}

/** The shapes of pins around their middle, besides the disc of most types. */
const EXEC_PIN = 'm-6-6h6l6 6-6 6h-6z';
const ARRAY_PIN = [-4.5, -1.5, 1.5]
  .flatMap((y) => [-4.5, -1.5, 1.5].map((x) => `m${x} ${y}h2.3v2.3h-2.3zm${-x} ${-y}`))
  .join('');
const POSE_PIN =
  'm0-7a2.2 2.2 0 0 1 0 4.4a2.2 2.2 0 0 1 0-4.4m-2.5 5.4h5l2.5 4-1.5 1-2-3v6.5h-1v-3.5h-1v3.5h-1v-6.5l-2 3-1.5-1z';

function drawPin(type: PinType, isArray: boolean, x: number, y: number, isWired: boolean): Markup[] {
  const color = PINS[type].screen;
  const fill = isWired ? color : 'none';
  const start = `M${at({x, y})}`;
  if (type === 'exec') {
    return [h('path', {d: start + EXEC_PIN, fill, stroke: color, 'stroke-width': 1.5, 'stroke-linejoin': 'round'})];
  }
  if (type === 'pose') {
    return [h('path', {d: start + POSE_PIN, fill, stroke: color, 'stroke-linejoin': 'round'})];
  }
  if (isArray) {
    return [h('path', {d: start + ARRAY_PIN, fill: color})];
  }
  return [
    h('circle', {cx: x, cy: y, r: 4.5, fill, stroke: color, 'stroke-width': 2}),
    h('path', {d: `M${at({x: x + 6.5, y: y - 3})}l3.5 3-3.5 3z`, fill: color}),
  ];
}

/** The value of an open input: a tick box, or text in a field. */
function drawLiteral({pin, literal}: PinPlace, nodeX: number, y: number): Markup[] {
  if (!literal) {
    return [];
  }
  const {width, height} = literal;
  const x = nodeX + literal.x;
  const colors = {fill: CANVAS.box.screen, stroke: CANVAS.boxBorder.screen};
  const box = h('rect', {x, y: y - height / 2, width, height, rx: 3, ...colors});
  if (pin.type !== 'bool') {
    return [box, line(pin.literal ?? '', x + 7, y)];
  }
  const d = `M${at({x: x + 3, y})}l3 3.5 5-7`;
  return [
    box,
    ...(pin.literal === 'true' ? [h('path', {d, fill: 'none', stroke: CANVAS.text.screen, 'stroke-width': 2})] : []),
  ];
}

function drawPinRow(placed: PlacedNode, place: PinPlace, isWired: boolean): Markup[] {
  const {name, type, isArray, hasLabel} = place.pin;
  const isInput = place.side === 'in';
  const y = placed.y + place.y;
  const edge = isInput ? placed.x : placed.x + placed.width;
  const x = isInput ? edge + SIZE.pinInset : edge - SIZE.pinInset;
  const stub = {
    d: `M${at({x: edge, y})}H${num(isInput ? x - 5 : x + 5)}`,
    stroke: PINS[type].screen,
    'stroke-width': type === 'exec' ? 2.5 : 2,
  };
  const left = isInput ? edge + SIZE.labelInset : edge - SIZE.labelInset - lineWidth(name, SIZE.pin);
  return [
    ...(isWired ? [h('path', stub)] : []),
    ...drawPin(type, isArray, x, y, isWired),
    ...(hasLabel ? [line(name, left, y)] : []),
    ...drawLiteral(place, placed.x, y),
  ];
}

/** The bar at the top of a node. */
function drawBar({x, y, header, width}: PlacedNode, fill: string): Markup {
  const [r, side] = [RADIUS, num(header - RADIUS)];
  const top = `v-${side}q0-${r} ${r}-${r}h${num(width - 1 - 2 * r)}q${r} 0 ${r} ${r}v${side}z`;
  return h('path', {d: `M${at({x: x + 0.5, y: y + 0.5 + header})}${top}`, fill});
}

/** The signs over the upper right corner of nodes that have to do with an interface: an envelope, and an arrow inwards. */
const CORNERS = {message: 'm-9-6l9 7 9-7', event: 'm-5 0h8m-3-3l3 3-3 3m2-5h3v10h-3'};

function drawCorner({x, y, node, width}: PlacedNode): Markup[] {
  const {kind, subtitle} = node;
  if (kind !== 'message' && (kind !== 'event' || subtitle === undefined)) {
    return [];
  }
  const start = `M${at({x: x + width - 3, y: y + 2})}`;
  const style = {stroke: CANVAS.body.screen, 'stroke-width': 1.5, 'stroke-linejoin': 'round'};
  return [
    h('path', {d: `${start}m-9-6h18v12h-18z`, fill: CANVAS.text.screen, ...style}),
    h('path', {d: start + CORNERS[kind], fill: 'none', ...style}),
  ];
}

function drawHeader(placed: PlacedNode, fill: string): Markup[] {
  const {x, y, width, node} = placed;
  const {kind, title, subtitle} = node;
  const middle = y + SIZE.headerPadding + SIZE.titleLine / 2;
  const left = x + titleInset(kind);
  const icon = {d: `M${at({x: x + 14, y: middle})}${NODES[kind].icon}`, stroke: CANVAS.text.screen};
  // The square of the delegate is open, as nothing is bound to it.
  const delegate = {x: x + width - 15, y: middle - 4, width: 8, height: 8, stroke: CANVAS.delegate.screen};
  const below = {size: SIZE.subtitle, fill: CANVAS.subtitle.screen};
  return [
    drawBar(placed, fill),
    h('path', {...icon, fill: 'none', 'stroke-width': 1.4}),
    line(title, left, middle, {size: SIZE.title, isBold: true}),
    ...(subtitle === undefined ? [] : [line(subtitle, left, middle + (SIZE.titleLine + SIZE.subtitleLine) / 2, below)]),
    ...(kind === 'event' ? [h('rect', {...delegate, fill: 'none', 'stroke-width': 2})] : []),
    ...drawCorner(placed),
  ];
}

/** What a node has before its pins. */
function drawTitle(placed: PlacedNode, fill: string): Markup[] {
  const {x, y, width, height, header, node} = placed;
  if (node.kind === 'get') {
    return [line(node.title, x + width - SIZE.labelInset - lineWidth(node.title, SIZE.pin), y + 16)];
  }
  const word = wordOf(node);
  if (!word) {
    return drawHeader(placed, fill);
  }
  const {text, size} = word;
  const left = x + (width - lineWidth(text, size, true)) / 2;
  return header === 0
    ? [line(text, left, y + height / 2, {size, isBold: true, fill: CANVAS.word.screen})]
    : [drawBar(placed, fill), line(text, left, y + 4 + SIZE.row / 2, {size, isBold: true})];
}

/** @param fill of its header, or of all of a variable */
function drawNode(placed: PlacedNode, wired: ReadonlySet<Pin>, fill: string): Markup {
  const {x, y, width, height, node, pins} = placed;
  const isGet = node.kind === 'get';
  const outline = {x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: isGet ? 15 : RADIUS};
  return h(
    'g',
    {},
    h('rect', {...outline, fill: isGet ? fill : CANVAS.body.screen, stroke: CANVAS.border.screen}),
    ...drawTitle(placed, fill),
    ...pins.flatMap((place) => drawPinRow(placed, place, wired.has(place.pin))),
  );
}

/** The data of a wire's path. */
function pathOf({start, curve: [from, ...rest], end}: PlacedWire): string {
  if (start.y === end.y) {
    return `M${at(start)}H${num(end.x)}`;
  }
  const levelTo = (to: Point, {x}: Point): string => (x === to.x ? '' : `H${num(to.x)}`);
  return `M${at(start)}${levelTo(from, start)}C${rest.map(at).join(' ')}${levelTo(end, rest[2])}`;
}

function drawWire(placed: PlacedWire): Markup {
  const {pin} = placed.wire.from;
  return h('path', {d: pathOf(placed), stroke: PINS[pin.type].screen, 'stroke-width': isExec(pin) ? 2.5 : undefined});
}

function drawMark({mark: {number}, box}: PlacedMark): Markup {
  const left = box.x + (box.width - lineWidth(number, SIZE.pin, true)) / 2;
  const disc = h('rect', {...box, rx: box.height / 2, fill: MARK.ground, stroke: MARK.text, 'stroke-width': 2});
  return h('g', {}, disc, line(number, left, box.y + box.height / 2, {isBold: true, fill: MARK.text}));
}

/** The gradients of headers and variables: the first color is `#h0`. */
function drawGradients(colors: readonly string[]): Markup {
  const gradients = colors.map((color, index) =>
    h(
      'linearGradient',
      {id: `h${String(index)}`},
      h('stop', {'stop-color': color}),
      h('stop', {offset: 1, 'stop-color': headerFade(color)}),
    ),
  );
  return h('defs', {}, ...gradients);
}

/**
 * The fragment with which a picture of a graph is asked for on paper, where it is light. So paper needs no file of its
 * own, and the picture that a reader has seen is there when the page is printed.
 */
export const PAPER = 'paper';

/** Rules for what is in the group behind the target: they take the place of the colors in attributes, and headers are paler. */
const PAPER_RULES = [
  ...Object.values({...CANVAS, ...PINS}).flatMap(({screen, paper}) =>
    ['fill', 'stroke'].map((name) => `:target+* [${name}='${screen}']{${name}:${paper}}`),
  ),
  `:target+* stop{stop-opacity:${String(PAPER_SHARE)}}:target+* [offset]{stop-opacity:0}`,
].join('');

/** Where the nodes are, in the order of the source, and the marks at them. */
function areasOf({nodes, marks}: BlueprintLayout): Area[] {
  return [
    ...nodes.map((placed) => ({id: placed.node.title, box: placed})),
    ...marks.map(({mark, node, box}) => ({id: mark.number, box, node})),
  ];
}

/** Draws a graph without a ground: the page paints the canvas. It is dark in both themes, and light on paper. */
export function drawBlueprint(figure: BlueprintFigure): Drawing {
  const layout = layoutBlueprint(figure);
  const wired = new Set(figure.wires.flatMap(({from, to}) => [from.pin, to.pin]));
  const colors = [...new Set(figure.nodes.map(headerColor))];
  const wires = [...layout.wires].sort((a, b) => Number(isExec(a.wire.from.pin)) - Number(isExec(b.wire.from.pin)));
  const nodes = layout.nodes.map((placed) =>
    drawNode(placed, wired, `url(#h${String(colors.indexOf(headerColor(placed.node)))})`),
  );
  const content = h(
    'g',
    {},
    drawGradients(colors),
    h('g', {fill: 'none', 'stroke-width': 2}, ...wires.map(drawWire)),
    h('g', {fill: CANVAS.text.screen}, ...nodes, ...layout.marks.map(drawMark)),
  );
  const paper = [h('style', {}, PAPER_RULES), h('g', {id: PAPER})];
  const svg = svgDocument(figure.alt, layout, SIZE.pin, ...paper, content);
  return {...svg, uses: [], areas: areasOf(layout)};
}
