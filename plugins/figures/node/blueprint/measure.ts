import type {GraphNode, Pin, Side} from './model';
import type {Point} from '../graphviz';
import {textWidth} from '../measure';

/** Sizes in CSS px. Nodes and pins are at multiples of 4 from the top: a wire is level, or rises by 4 px or more. */
export const SIZE = {
  title: 14,
  subtitle: 13,
  pin: 13,
  titleLine: 18,
  subtitleLine: 16,
  literalBox: 19,
  headerPadding: 5,
  compact: 16,
  row: 24,
  /** From the edge of the node to the middle of a pin. */
  pinInset: 12,
  /** From the edge of the node to the label of a pin. */
  labelInset: 25,
  gap: 24,
  icon: 24,
  /** From the edge of a variable to its name. */
  pill: 12,
} as const;

/** The value of an unconnected input: a tick box, or text in a box. Positions are relative to the node. */
interface LiteralBox {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Set for a `bool`: the state of its tick box. */
  readonly tick?: boolean;
}

/** A pin with its place in the node; `y` is the middle of its row. */
export interface PinPlace {
  readonly pin: Pin;
  readonly side: Side;
  readonly y: number;
  readonly literal?: LiteralBox;
}

/** A node as it is drawn, at the origin. */
export interface NodeShape {
  readonly node: GraphNode;
  readonly width: number;
  readonly height: number;
  /** Height of the header; 0 for `get` and compact nodes, which have none. */
  readonly header: number;
  readonly pins: readonly PinPlace[];
}

/** A measured node at its place on the canvas. */
export interface PlacedNode extends Point {
  readonly shape: NodeShape;
}

/**
 * How much of its width in the widest face, DejaVu Sans, a text gets. The drawing fits it into that with `textLength`.
 * These shares stretch Roboto by about 4 %, and condense Inter by as much and DejaVu Sans by 11 or 16 %.
 */
const SHARE = {regular: 0.89, bold: 0.84};

/** The width of a line of text, in whole px: it is drawn with exactly this width in every face. */
export function lineWidth(text: string, size: number, isBold = false): number {
  return Math.ceil(textWidth(text, size, isBold) * (isBold ? SHARE.bold : SHARE.regular));
}

const TICK = 14;
const LITERAL_PADDING = 7;
/** Width of a pin without a label. */
export const PIN_ONLY = 20;

const labelWidth = (pin: Pin): number => (pin.hasLabel ? lineWidth(pin.name, SIZE.pin) : 0);

function measureLiteral(pin: Pin): LiteralBox | undefined {
  if (pin.literal === undefined) {
    return undefined;
  }
  const x = SIZE.labelInset + labelWidth(pin) + 8;
  if (pin.type === 'bool' && !pin.isArray) {
    return {x, width: TICK, height: TICK, tick: pin.literal === 'true'};
  }
  const width = Math.max(16, lineWidth(pin.literal, SIZE.pin)) + 2 * LITERAL_PADDING;
  return {x, width, height: SIZE.literalBox};
}

/** The pins of one side below each other, from `top` on. */
function placeColumn(pins: readonly Pin[], side: Side, top: number): PinPlace[] {
  return pins.map((pin, index) => {
    const literal = side === 'in' ? measureLiteral(pin) : undefined;
    return {pin, side, y: top + (index + 0.5) * SIZE.row, ...(literal && {literal})};
  });
}

/** The room that a pin needs from the edge of its node on; nothing without a pin. */
function pinWidth(place: PinPlace | undefined): number {
  if (!place) {
    return 0;
  }
  const {pin, literal} = place;
  return literal ? literal.x + literal.width : pin.hasLabel ? SIZE.labelInset + labelWidth(pin) : PIN_ONLY;
}

/** The room for two columns of pins, with what is written between them. */
function bodyWidth(inputs: readonly PinPlace[], outputs: readonly PinPlace[], between: number): number {
  const rows = inputs.length > outputs.length ? inputs : outputs;
  return Math.max(0, ...rows.map((_, index) => pinWidth(inputs[index]) + between + pinWidth(outputs[index])));
}

/** A compact node: its word in the middle, between pins without labels. Fewer pins than on the other side are centred. */
function measureCompact(node: GraphNode, word: string): NodeShape {
  const rows = Math.max(node.inputs.length, node.outputs.length);
  const place = (pins: readonly Pin[], side: Side): PinPlace[] =>
    placeColumn(pins, side, 4 + ((rows - pins.length) / 2) * SIZE.row);
  const inputs = place(node.inputs, 'in');
  return {
    node,
    width: Math.max(0, ...inputs.map(pinWidth)) + lineWidth(word, SIZE.compact, true) + 12 + PIN_ONLY,
    height: rows * SIZE.row + 8,
    header: 0,
    pins: [...inputs, ...place(node.outputs, 'out')],
  };
}

/** A `get` node: its name before its output, and inputs (a target) at the left. */
function measureGet(node: GraphNode): NodeShape {
  const inputs = placeColumn(node.inputs, 'in', 4);
  const outputs = placeColumn(node.outputs, 'out', 4);
  const left = Math.max(SIZE.pill, ...inputs.map((place) => pinWidth(place) + SIZE.pill));
  return {
    node,
    width: left + lineWidth(node.title, SIZE.pin) + SIZE.labelInset,
    height: 8 + Math.max(inputs.length, outputs.length) * SIZE.row,
    header: 0,
    pins: [...inputs, ...outputs],
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
  const header = 2 * SIZE.headerPadding + SIZE.titleLine + (node.subtitle === undefined ? 0 : SIZE.subtitleLine);
  const inputs = placeColumn(node.inputs, 'in', header + 4);
  const outputs = placeColumn(node.outputs, 'out', header + 4);
  const titles = Math.max(lineWidth(node.title, SIZE.title, true), lineWidth(node.subtitle ?? '', SIZE.subtitle));
  return {
    node,
    width: Math.max(SIZE.icon + 3 + titles + 10, bodyWidth(inputs, outputs, SIZE.gap), 110),
    height: header + 8 + Math.max(inputs.length, outputs.length) * SIZE.row,
    header,
    pins: [...inputs, ...outputs],
  };
}

/** The place of a pin in a measured node. */
export function pinPosition(shape: NodeShape, side: Side, pin: string): PinPlace | undefined {
  return shape.pins.find((place) => place.side === side && place.pin.name === pin);
}
