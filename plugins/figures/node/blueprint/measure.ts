import {pinKey, type GraphNode, type Pin, type Side} from './model';
import type {Point} from '../graphviz';
import {textWidth, wrapText} from '../measure';

/** Sizes in CSS px. */
export const SIZE = {
  title: 14,
  subtitle: 13,
  pin: 13,
  literal: 13,
  titleLine: 18,
  subtitleLine: 16,
  headerPadding: 5,
  compact: 16,
  row: 24,
  literalLine: 16,
  /** From the edge of the node to the middle of a pin. */
  pinInset: 14,
  /** From the edge of the node to the label of a pin. */
  labelInset: 27,
  gap: 16,
  /** Titles and subtitles are wrapped here, values at literalLimit. */
  titleLimit: 190,
  literalLimit: 170,
  icon: 26,
} as const;

/** The value of an unconnected input: a tick box, or lines of text in a box. Positions are relative to the node. */
interface LiteralBox {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** Set for a `bool`: the state of its tick box. */
  readonly tick?: boolean;
}

/** A pin with its place in the node; `y` is the middle of its row. */
export interface PinPlace {
  readonly pin: Pin;
  readonly side: Side;
  readonly y: number;
  readonly rowHeight: number;
  readonly literal?: LiteralBox;
}

/** A node as it is drawn, at the origin. */
export interface NodeShape {
  readonly node: GraphNode;
  readonly width: number;
  readonly height: number;
  /** Height of the header; 0 for `get` and compact nodes, which have none. */
  readonly header: number;
  /** Lines of the title and of the subtitle in the header. */
  readonly title: readonly string[];
  readonly subtitle: readonly string[];
  readonly pins: readonly PinPlace[];
}

/** A measured node at its place on the canvas. */
export interface PlacedNode extends Point {
  readonly shape: NodeShape;
}

const TICK = 14;
const LITERAL_PADDING = 7;
/** Width of a pin without a label. */
export const PIN_ONLY = 22;

function labelWidth(pin: Pin): number {
  return pin.hasLabel ? textWidth(pin.name, SIZE.pin) : 0;
}

function measureLiteral(pin: Pin): LiteralBox | undefined {
  if (pin.literal === undefined) {
    return undefined;
  }
  const x = SIZE.labelInset + labelWidth(pin) + 8;
  if (pin.type === 'bool' && !pin.isArray) {
    return {x, width: TICK, height: TICK, lines: [], tick: pin.literal === 'true'};
  }
  const lines = wrapText(pin.literal, SIZE.literalLimit, SIZE.literal);
  const widest = Math.max(16, ...lines.map((line) => textWidth(line, SIZE.literal)));
  return {x, width: widest + 2 * LITERAL_PADDING, height: lines.length * SIZE.literalLine + 3, lines};
}

function pinWidth(pin: Pin, literal: LiteralBox | undefined): number {
  if (literal) {
    return literal.x + literal.width;
  }
  return pin.hasLabel ? SIZE.labelInset + labelWidth(pin) : PIN_ONLY;
}

function placeColumn(
  pins: readonly Pin[],
  side: Side,
  top: number,
): {places: PinPlace[]; width: number; bottom: number} {
  const places: PinPlace[] = [];
  let bottom = top;
  let width = 0;
  for (const pin of pins) {
    const literal = side === 'in' ? measureLiteral(pin) : undefined;
    const rowHeight = Math.max(SIZE.row, (literal?.height ?? 0) + 5);
    places.push({pin, side, y: bottom + rowHeight / 2, rowHeight, ...(literal ? {literal} : {})});
    width = Math.max(width, pinWidth(pin, literal));
    bottom += rowHeight;
  }
  return {places, width, bottom};
}

function headerWidth(title: readonly string[], subtitle: readonly string[]): number {
  const widths = [
    ...title.map((line) => textWidth(line, SIZE.title, true)),
    ...subtitle.map((line) => textWidth(line, SIZE.subtitle)),
  ];
  return SIZE.icon + 4 + Math.max(...widths) + 14;
}

/** A compact node: its word in the middle, between pins without labels. */
function measureCompact(node: GraphNode, word: string): NodeShape {
  const left = placeColumn(node.inputs, 'in', 5);
  const right = placeColumn(node.outputs, 'out', 5);
  const bottom = Math.max(left.bottom, right.bottom);
  // Fewer pins than on the other side stand in the middle.
  const lower = (places: readonly PinPlace[], end: number): PinPlace[] =>
    places.map((place) => ({...place, y: place.y + (bottom - end) / 2}));
  return {
    node,
    width: Math.ceil(left.width + textWidth(word, SIZE.compact, true) + 12 + Math.max(right.width, PIN_ONLY)),
    height: bottom + 5,
    header: 0,
    title: [word],
    subtitle: [],
    pins: [...lower(left.places, left.bottom), ...lower(right.places, right.bottom)],
  };
}

/** A `get` node: its name and its output on one line, inputs (a target) below. */
function measureGet(node: GraphNode): NodeShape {
  const title = textWidth(node.title, SIZE.pin);
  const rows = node.inputs.length > 0 ? placeColumn(node.inputs, 'in', 32) : {places: [], width: 0, bottom: 32};
  const outputs = node.outputs.map((pin, index): PinPlace => ({
    pin: {...pin, hasLabel: false},
    side: 'out',
    y: 16 + index * SIZE.row,
    rowHeight: 32,
  }));
  return {
    node,
    width: Math.ceil(Math.max(14 + title + 10 + PIN_ONLY, rows.width + 14)),
    height: Math.max(rows.bottom + (node.inputs.length > 0 ? 4 : 0), 8 + node.outputs.length * SIZE.row),
    header: 0,
    title: [node.title],
    subtitle: [],
    pins: [...rows.places, ...outputs],
  };
}

/** Measures a node: its size, and the place of each pin and value. */
export function measureNode(node: GraphNode): NodeShape {
  if (node.kind === 'get') {
    return measureGet(node);
  }
  if (node.compact !== undefined) {
    return measureCompact(node, node.compact);
  }
  // The pins decide the width, unless they need less room than a wrapped title.
  const pins = placeColumn(node.inputs, 'in', 0).width + SIZE.gap + placeColumn(node.outputs, 'out', 0).width;
  const limit = Math.max(SIZE.titleLimit, pins - SIZE.icon - 18);
  const title = wrapText(node.title, limit, SIZE.title, true);
  const subtitle = node.subtitle === undefined ? [] : wrapText(node.subtitle, limit, SIZE.subtitle);
  const header = 2 * SIZE.headerPadding + title.length * SIZE.titleLine + subtitle.length * SIZE.subtitleLine;
  const left = placeColumn(node.inputs, 'in', header + 4);
  const right = placeColumn(node.outputs, 'out', header + 4);
  return {
    node,
    width: Math.ceil(Math.max(headerWidth(title, subtitle), left.width + SIZE.gap + right.width, 110)),
    height: Math.max(left.bottom, right.bottom) + 5,
    header,
    title,
    subtitle,
    pins: [...left.places, ...right.places],
  };
}

/** The place of a pin in a measured node. */
export function placeOf(shape: NodeShape, side: Side, pin: string): PinPlace | undefined {
  return shape.pins.find((place) => place.side === side && place.pin.name === pin);
}

/** Keys of all pins that hold a wire, see pinKey. */
export function wiredPins(
  wires: readonly {from: {node: string; pin: string}; to: {node: string; pin: string}}[],
): Set<string> {
  return new Set(wires.flatMap(({from, to}) => [pinKey(from.node, 'out', from.pin), pinKey(to.node, 'in', to.pin)]));
}
