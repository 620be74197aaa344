import {boxOf, type PlacedNode} from './arrange';
import {layoutBlueprint, type BlueprintLayout, type PlacedMark, type PlacedWire} from './layout';
import {SIZE, lineWidth, titleInset, wordOf, type PinPlace} from './measure';
import {isExec, wiredPins, type BlueprintFigure, type Pin} from './model';
import {withPaper} from './paper';
import {CANVAS, DELEGATE, NODES, PINS, headerColor, headerFade, type PinType} from './style';
import type {Point} from '../geometry';
import type {Area, Drawing} from '../language';
import {at, element, group, num, svgDocument, textLine} from '../svg';

const RADIUS = 6;

/** What differs from one text to the next. */
interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly fill?: string;
}

/** A line of text, made as wide as it was measured in whatever face the reader has; `y` is its middle. */
function line(text: string, x: number, y: number, {size = SIZE.pin, isBold = false, fill}: TextStyle = {}): string {
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

function drawPin(type: PinType, isArray: boolean, x: number, y: number, isWired: boolean): string {
  const color = PINS[type].screen;
  const fill = isWired ? color : 'none';
  const at = `M${num(x)} ${num(y)}`;
  if (type === 'exec' || type === 'pose') {
    const d = at + (type === 'exec' ? EXEC_PIN : POSE_PIN);
    return element('path', {
      d,
      fill,
      stroke: color,
      'stroke-width': type === 'exec' ? 1.5 : 1,
      'stroke-linejoin': 'round',
    });
  }
  if (isArray) {
    return element('path', {d: at + ARRAY_PIN, fill: color});
  }
  return (
    element('circle', {cx: x, cy: y, r: 4.5, fill, stroke: color, 'stroke-width': 2}) +
    element('path', {d: `M${num(x + 6.5)} ${num(y - 3)}l3.5 3-3.5 3z`, fill: color})
  );
}

/** The value of an open input: a tick box, or text in a field. */
function drawLiteral({pin, literal}: PinPlace, nodeX: number, y: number): string {
  if (!literal) {
    return '';
  }
  const {width, height, tick} = literal;
  const x = nodeX + literal.x;
  const rx = tick === undefined ? 3 : 2;
  const box = element('rect', {x, y: y - height / 2, width, height, rx, fill: CANVAS.box, stroke: CANVAS.boxBorder});
  if (tick === undefined) {
    return box + line(pin.literal ?? '', x + 7, y);
  }
  const d = `M${num(x + 3)} ${num(y)}l3 3.5 5-7`;
  return box + (tick ? element('path', {d, fill: 'none', stroke: CANVAS.text, 'stroke-width': 2}) : '');
}

function drawPinRow(placed: PlacedNode, place: PinPlace, isWired: boolean): string {
  const {name, type, isArray, hasLabel} = place.pin;
  const isInput = place.side === 'in';
  const y = placed.y + place.y;
  const edge = isInput ? placed.x : placed.x + placed.shape.width;
  const x = isInput ? edge + SIZE.pinInset : edge - SIZE.pinInset;
  const stub = isWired
    ? element('path', {
        d: `M${num(edge)} ${num(y)}H${num(isInput ? x - 5 : x + 5)}`,
        stroke: PINS[type].screen,
        'stroke-width': type === 'exec' ? 2.5 : 2,
      })
    : '';
  const left = isInput ? edge + SIZE.labelInset : edge - SIZE.labelInset - lineWidth(name, SIZE.pin);
  const label = hasLabel ? line(name, left, y) : '';
  return stub + drawPin(type, isArray, x, y, isWired) + label + drawLiteral(place, placed.x, y);
}

/** The bar at the top of a node. */
function drawBar({x, y, shape: {header, width}}: PlacedNode, fill: string): string {
  const [r, side] = [RADIUS, num(header - RADIUS)];
  const top = `v-${side}q0-${r} ${r}-${r}h${num(width - 1 - 2 * r)}q${r} 0 ${r} ${r}v${side}z`;
  return element('path', {d: `M${num(x + 0.5)} ${num(y + 0.5 + header)}${top}`, fill});
}

/** The signs over the upper right corner of nodes that have to do with an interface: an envelope, and an arrow inwards. */
const CORNERS = {message: 'm-9-6l9 7 9-7', event: 'm-5 0h8m-3-3l3 3-3 3m2-5h3v10h-3'};

function drawCorner({x, y, shape: {node, width}}: PlacedNode): string {
  const {kind, subtitle} = node;
  if (kind !== 'message' && (kind !== 'event' || subtitle === undefined)) {
    return '';
  }
  const at = `M${num(x + width - 3)} ${num(y + 2)}`;
  const style = {stroke: CANVAS.body, 'stroke-width': 1.5, 'stroke-linejoin': 'round'};
  return (
    element('path', {d: `${at}m-9-6h18v12h-18z`, fill: CANVAS.text, ...style}) +
    element('path', {d: at + CORNERS[kind], fill: 'none', ...style})
  );
}

function drawHeader(placed: PlacedNode, fill: string): string {
  const {x, y, shape} = placed;
  const {kind, title, subtitle} = shape.node;
  const middle = y + SIZE.headerPadding + SIZE.titleLine / 2;
  const left = x + titleInset(kind);
  const {icon} = NODES[kind];
  const d = `M${num(x + 14)} ${num(middle)}${icon}`;
  // The square of the delegate is open, as nothing is bound to it.
  const delegate = {x: x + shape.width - 15, y: middle - 4, width: 8, height: 8, rx: 1.5, stroke: DELEGATE.screen};
  const below = middle + (SIZE.titleLine + SIZE.subtitleLine) / 2;
  return [
    drawBar(placed, fill),
    icon === '' ? '' : element('path', {d, fill: 'none', stroke: CANVAS.text, 'stroke-width': 1.4, opacity: 0.85}),
    line(title, left, middle, {size: SIZE.title, isBold: true}),
    subtitle === undefined ? '' : line(subtitle, left, below, {size: SIZE.subtitle, fill: CANVAS.subtitle}),
    kind === 'event' ? element('rect', {...delegate, fill: 'none', 'stroke-width': 2}) : '',
    drawCorner(placed),
  ].join('');
}

/** The word of a node that has one: in the middle of what its inputs leave, or of the bar. */
function drawWord({x, y, shape}: PlacedNode, word: {readonly text: string; readonly size: number}): string {
  const {width, height, header, pins} = shape;
  const ends = pins.flatMap(({side, literal}) => (side === 'in' && literal ? [literal.x + literal.width] : []));
  const left = header === 0 ? Math.max(SIZE.pinOnly, ...ends) : SIZE.pinOnly;
  const start = x + (left + width - SIZE.pinOnly - lineWidth(word.text, word.size, true)) / 2;
  const middle = y + (header === 0 ? height / 2 : 4 + SIZE.row / 2);
  return line(word.text, start, middle, {size: word.size, isBold: true, fill: header === 0 ? CANVAS.word : undefined});
}

/** @param fill of its header, or of all of a variable */
function drawNode(placed: PlacedNode, wired: ReadonlySet<Pin>, fill: string): string {
  const {x, y, shape} = placed;
  const {node} = shape;
  const isGet = node.kind === 'get';
  const word = wordOf(node);
  const parts = [
    element('rect', {
      ...{x: x + 0.5, y: y + 0.5, width: shape.width - 1, height: shape.height - 1},
      rx: isGet ? 15 : RADIUS,
      fill: isGet ? fill : CANVAS.body,
      stroke: CANVAS.border,
    }),
    isGet ? line(node.title, x + shape.width - SIZE.labelInset - lineWidth(node.title, SIZE.pin), y + 16) : '',
    word && shape.header > 0 ? drawBar(placed, fill) : '',
    word ? drawWord(placed, word) : '',
    isGet || word ? '' : drawHeader(placed, fill),
    ...shape.pins.map((place) => drawPinRow(placed, place, wired.has(place.pin))),
  ];
  return element('g', {}, parts.join(''));
}

/** The data of a wire's path. */
function pathOf({start, curve: [from, ...rest], end}: PlacedWire): string {
  if (start.y === end.y) {
    return `M${at(start)}H${num(end.x)}`;
  }
  const levelTo = (to: Point, {x}: Point): string => (x === to.x ? '' : `H${num(to.x)}`);
  return `M${at(start)}${levelTo(from, start)}C${rest.map(at).join(' ')}${levelTo(end, rest[2])}`;
}

function drawWires({wires}: BlueprintLayout): string {
  const execution = wires.filter(({wire}) => isExec(wire.from.pin));
  const data = wires.filter((wire) => !execution.includes(wire));
  return [
    group(
      {fill: 'none', 'stroke-width': 2},
      data.map((placed) => element('path', {d: pathOf(placed), stroke: PINS[placed.wire.from.pin.type].screen})),
    ),
    group(
      {fill: 'none', stroke: PINS.exec.screen, 'stroke-width': 2.5},
      execution.map((placed) => element('path', {d: pathOf(placed)})),
    ),
  ].join('');
}

function drawMark({mark: {number}, box}: PlacedMark): string {
  const left = box.x + (box.width - lineWidth(number, SIZE.pin, true)) / 2;
  const disc = element('rect', {...box, rx: box.height / 2, stroke: CANVAS.markText, 'stroke-width': 2});
  return element('g', {}, disc + line(number, left, box.y + box.height / 2, {isBold: true, fill: CANVAS.markText}));
}

/** The gradients of headers and variables: the first color is `#h0`. */
function drawGradients(colors: readonly string[]): string {
  const gradients = colors.map((color, index) => {
    const stops = [
      element('stop', {'stop-color': color}),
      element('stop', {offset: '1', 'stop-color': headerFade(color)}),
    ];
    return element('linearGradient', {id: `h${String(index)}`}, stops.join(''));
  });
  return element('defs', {}, gradients.join(''));
}

/** Where the nodes are, in the order of the source, and the marks at them. */
function areasOf({nodes, marks}: BlueprintLayout): Area[] {
  return [
    ...nodes.map((placed) => ({id: placed.shape.node.id, box: boxOf(placed)})),
    ...marks.map(({mark, box}) => ({id: mark.node.id, mark: mark.number, box})),
  ];
}

/** Draws a graph without a ground: the page paints the canvas. It is dark in both themes, and light on paper. */
export function drawBlueprint(figure: BlueprintFigure): Drawing {
  const layout = layoutBlueprint(figure);
  const wired = wiredPins(figure.wires);
  const colors = [...new Set(figure.nodes.map(headerColor))];
  const nodes = layout.nodes.map((placed) =>
    drawNode(placed, wired, `url(#h${String(colors.indexOf(headerColor(placed.shape.node)))})`),
  );
  const parts = [drawWires(layout), ...nodes, group({fill: CANVAS.mark}, layout.marks.map(drawMark))];
  const content = drawGradients(colors) + element('g', {fill: CANVAS.text}, parts.join(''));
  return {
    svg: svgDocument(figure.alt, layout.width, layout.height, SIZE.pin, withPaper(content)),
    uses: [],
    areas: areasOf(layout),
  };
}
