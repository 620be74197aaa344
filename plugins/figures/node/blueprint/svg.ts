import {getOrThrow} from './arrange';
import {MARK_RADIUS, layoutBlueprint, type BlueprintLayout} from './layout';
import {PIN_ONLY, SIZE, lineWidth, type PinPlace, type PlacedNode} from './measure';
import {pinKey, type BlueprintFigure} from './model';
import {withPaper} from './paper';
import {CANVAS, NODES, PINS, headerColour, headerFade} from './style';
import type {Area} from '../language';
import {element, group, num, svgDocument, textLine, type Svg} from '../svg';

const RADIUS = 6;

function gridIcon(x: number, y: number, isFilled: boolean): string {
  const squares = [-4.5, -1.5, 1.5].flatMap((dy) =>
    [-4.5, -1.5, 1.5].flatMap((dx) =>
      isFilled || dx !== -1.5 || dy !== -1.5 ? [`M${num(x + dx)} ${num(y + dy)}h2.3v2.3h-2.3z`] : [],
    ),
  );
  return squares.join('');
}

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

/** A pin: an exec arrow, a grid for arrays, else a disc with its tip. Hollow when open. */
function drawPin(place: PinPlace, x: number, y: number, isWired: boolean): string {
  const {type, isArray} = place.pin;
  const colour = PINS[type].screen;
  const fill = isWired ? colour : 'none';
  if (type === 'exec') {
    const d = `M${num(x - 6)} ${num(y - 6)}h6l6 6-6 6h-6z`;
    return element('path', {d, fill, stroke: colour, 'stroke-width': 1.5, 'stroke-linejoin': 'round'});
  }
  if (isArray) {
    return element('path', {d: gridIcon(x, y, isWired), fill: colour});
  }
  const tip = `M${num(x + 6.5)} ${num(y - 3)}l3.5 3-3.5 3z`;
  return (
    element('circle', {cx: x, cy: y, r: 4.5, fill, stroke: colour, 'stroke-width': 2}) +
    element('path', {d: tip, fill: colour})
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
  const {shape} = placed;
  const isInput = place.side === 'in';
  const y = placed.y + place.y;
  const edge = isInput ? placed.x : placed.x + shape.width;
  const x = isInput ? edge + SIZE.pinInset : edge - SIZE.pinInset;
  const stub = isWired
    ? element('path', {
        d: `M${num(edge)} ${num(y)}H${num(isInput ? x - 5 : x + 5)}`,
        stroke: PINS[place.pin.type].screen,
        'stroke-width': place.pin.type === 'exec' ? 2.5 : 2,
      })
    : '';
  const {name, hasLabel} = place.pin;
  const left = isInput ? edge + SIZE.labelInset : edge - SIZE.labelInset - lineWidth(name, SIZE.pin);
  const label = hasLabel ? line(name, left, y) : '';
  return stub + drawPin(place, x, y, isWired) + label + drawLiteral(place, placed.x, y);
}

function drawHeader({x, y, shape}: PlacedNode, gradient: string): string {
  const {node, header, width} = shape;
  const middle = y + SIZE.headerPadding + SIZE.titleLine / 2;
  const left = x + SIZE.icon + 3;
  const [r, side] = [RADIUS, num(header - RADIUS)];
  const top = `v-${side}q0-${r} ${r}-${r}h${num(width - 1 - 2 * r)}q${r} 0 ${r} ${r}v${side}z`;
  const d = `M${num(x + 0.5)} ${num(y + 0.5 + header)}${top}`;
  const bar = element('path', {d, fill: `url(#${gradient})`});
  const icon = element('path', {
    d: `M${num(x + 14)} ${num(middle)}${NODES[node.kind].icon}`,
    fill: 'none',
    stroke: CANVAS.text,
    'stroke-width': 1.4,
    opacity: 0.85,
  });
  const below = middle + (SIZE.titleLine + SIZE.subtitleLine) / 2;
  const subtitle = node.subtitle ?? '';
  return (
    bar +
    icon +
    line(node.title, left, middle, {size: SIZE.title, isBold: true}) +
    (subtitle === '' ? '' : line(subtitle, left, below, {size: SIZE.subtitle, fill: CANVAS.subtitle}))
  );
}

/** The word of a compact node, between its pins. */
function drawWord({x, y, shape}: PlacedNode, word: string): string {
  const ends = shape.pins.flatMap(({side, literal}) =>
    side === 'in' ? [literal ? literal.x + literal.width : PIN_ONLY] : [],
  );
  const left = Math.max(0, ...ends);
  const start = x + (left + shape.width - PIN_ONLY - lineWidth(word, SIZE.compact, true)) / 2;
  return line(word, start, y + shape.height / 2, {size: SIZE.compact, isBold: true, fill: CANVAS.word});
}

function drawNode(placed: PlacedNode, wired: ReadonlySet<string>, gradients: ReadonlyMap<string, string>): string {
  const {x, y, shape} = placed;
  const {node} = shape;
  const isGet = node.kind === 'get';
  const gradient = gradients.get(headerColour(node)) ?? '';
  const body = element('rect', {
    x: x + 0.5,
    y: y + 0.5,
    width: shape.width - 1,
    height: shape.height - 1,
    rx: isGet ? 15 : RADIUS,
    fill: isGet ? `url(#${gradient})` : CANVAS.body,
    stroke: CANVAS.border,
  });
  const head = isGet
    ? line(node.title, x + shape.width - SIZE.labelInset - lineWidth(node.title, SIZE.pin), y + 16)
    : node.compact === undefined
      ? drawHeader(placed, gradient)
      : drawWord(placed, node.compact);
  const pins = shape.pins.map((place) =>
    drawPinRow(placed, place, wired.has(pinKey(node.id, place.side, place.pin.name))),
  );
  return element('g', {}, body + head + pins.join(''));
}

function drawWires({wires}: BlueprintLayout): string {
  const draw = (isExec: boolean): string => {
    const paths = wires
      .filter(({wire}) => (wire.type === 'exec') === isExec)
      .map(({wire, path}) => element('path', {d: path, stroke: isExec ? undefined : PINS[wire.type].screen}));
    const style = isExec ? {stroke: PINS.exec.screen, 'stroke-width': 2.5} : {'stroke-width': 2};
    return group({fill: 'none', ...style}, paths);
  };
  return draw(false) + draw(true);
}

function drawMarks({marks}: BlueprintLayout): string {
  const discs = marks.map(({mark: {number}, at}) => {
    const left = at.x - lineWidth(number, SIZE.pin, true) / 2;
    const disc = element('circle', {cx: at.x, cy: at.y, r: MARK_RADIUS, stroke: CANVAS.markText, 'stroke-width': 2});
    return element('g', {}, disc + line(number, left, at.y, {isBold: true, fill: CANVAS.markText}));
  });
  return group({fill: CANVAS.mark}, discs);
}

function drawGradients(colours: readonly string[]): {definitions: string; names: Map<string, string>} {
  const names = new Map(colours.map((colour, index) => [colour, `h${String(index)}`]));
  const definitions = [...names].map(([colour, id]) =>
    element(
      'linearGradient',
      {id},
      element('stop', {'stop-color': colour}) + element('stop', {offset: '1', 'stop-color': headerFade(colour)}),
    ),
  );
  return {definitions: element('defs', {}, definitions.join('')), names};
}

/** Where the nodes are, in the order of the source, and the discs at them. */
function areasOf(figure: BlueprintFigure, {nodes, marks}: BlueprintLayout): Area[] {
  const placed = new Map(nodes.map((node) => [node.shape.node.id, node]));
  return [
    ...figure.nodes.map(({id}) => {
      const {x, y, shape} = getOrThrow(placed, id);
      return {id, box: [x, y, shape.width, shape.height]};
    }),
    ...marks.map(({mark, at}) => ({
      id: mark.node,
      mark: mark.number,
      box: [at.x - MARK_RADIUS, at.y - MARK_RADIUS, 2 * MARK_RADIUS, 2 * MARK_RADIUS].map(Math.round),
    })),
  ];
}

/** Draws a graph without a ground: the page paints the canvas. It is dark in both themes, and light on paper. */
export function drawBlueprint(figure: BlueprintFigure): {svg: Svg; areas: Area[]} {
  const layout = layoutBlueprint(figure);
  const wired = new Set(
    layout.wires.flatMap(({wire: {from, to}}) => [pinKey(from.node, 'out', from.pin), pinKey(to.node, 'in', to.pin)]),
  );
  const gradients = drawGradients([...new Set(figure.nodes.map(headerColour))]);
  const nodes = layout.nodes.map((node) => drawNode(node, wired, gradients.names)).join('');
  const content =
    gradients.definitions + element('g', {fill: CANVAS.text}, drawWires(layout) + nodes + drawMarks(layout));
  const svg = svgDocument(figure.alt, layout.width, layout.height, SIZE.pin, withPaper(content));
  return {svg, areas: areasOf(figure, layout)};
}
