import type {GraphNode, Pin, Side} from './model';
import {NODES, type NodeKind} from './style';
import {textWidth} from '../text-width';

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
  /** Width of a pin without a label. */
  pinOnly: 20,
  gap: 16,
  /** Width of what is behind the title of an event: the square of its delegate. */
  delegate: 22,
  /** From the edge of a variable to its name. */
  pill: 12,
} as const;

/** The value of an unconnected input: a tick box, or text in a box. Positions are relative to the node. */
interface LiteralBox {
  readonly x: number;
  readonly width: number;
  readonly height: number;
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
  /** Height of the bar at the top; 0 for variables and compact nodes, which have none. */
  readonly header: number;
  readonly pins: readonly PinPlace[];
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

function measureLiteral(pin: Pin): LiteralBox | undefined {
  if (pin.literal === undefined) {
    return undefined;
  }
  const x = SIZE.labelInset + lineWidth(pin.name, SIZE.pin) + 8;
  return pin.type === 'bool'
    ? {x, width: 14, height: 14}
    : {x, width: Math.max(16, lineWidth(pin.literal, SIZE.pin)) + 14, height: SIZE.literalBox};
}

/** The room that a pin needs from the edge of its node on; nothing without a pin. */
function pinWidth(place: PinPlace | undefined): number {
  if (!place) {
    return 0;
  }
  const {pin, literal} = place;
  if (literal) {
    return literal.x + literal.width;
  }
  return pin.hasLabel ? SIZE.labelInset + lineWidth(pin.name, SIZE.pin) : SIZE.pinOnly;
}

/** The word that the editor writes between the pins of a node, in place of a title in a header. */
export function wordOf({kind, compact}: GraphNode): {readonly text: string; readonly size: number} | undefined {
  if (kind === 'set') {
    return {text: 'SET', size: SIZE.title};
  }
  return compact === undefined ? undefined : {text: compact, size: SIZE.compact};
}

/** From the edge of a node to its title. */
export function titleInset(kind: NodeKind): number {
  return NODES[kind].icon === '' ? 12 : 27;
}

/** Height of the bar at the top of a node. That of a `set` node is behind its first pins. */
function headerHeight({kind, compact, subtitle}: GraphNode): number {
  if (kind === 'set') {
    return SIZE.row + 4;
  }
  const hasHeader = kind !== 'get' && compact === undefined;
  return hasHeader ? 2 * SIZE.headerPadding + SIZE.titleLine + (subtitle === undefined ? 0 : SIZE.subtitleLine) : 0;
}

function measureWidth(node: GraphNode, inputs: readonly PinPlace[], outputs: readonly PinPlace[]): number {
  const {kind, title, subtitle = ''} = node;
  if (kind === 'get') {
    return Math.max(0, ...inputs.map(pinWidth)) + SIZE.pill + lineWidth(title, SIZE.pin) + SIZE.labelInset;
  }
  const rows = inputs.length > outputs.length ? inputs : outputs;
  const body = rows.map((_, index) => pinWidth(inputs[index]) + SIZE.gap + pinWidth(outputs[index]));
  const word = wordOf(node);
  if (word) {
    return Math.max(lineWidth(word.text, word.size, true) + 12 + 2 * SIZE.pinOnly, ...body);
  }
  const titles = Math.max(lineWidth(title, SIZE.title, true), lineWidth(subtitle, SIZE.subtitle));
  const end = kind === 'event' ? SIZE.delegate : 10;
  return Math.max(110, titleInset(kind) + titles + end, ...body);
}

/** Measures a node: its size, and the place of each pin and value. */
export function measureNode(node: GraphNode): NodeShape {
  const {kind, compact} = node;
  const header = headerHeight(node);
  const top = kind === 'set' ? 0 : header;
  const rows = Math.max(node.in.length, node.out.length);
  /** The pins of one side below each other. In a compact node, fewer pins than on the other side are in the middle. */
  const place = (side: Side): PinPlace[] => {
    const first = compact === undefined ? 0.5 : (rows - node[side].length + 1) / 2;
    return node[side].map((pin, index) => {
      const literal = side === 'in' ? measureLiteral(pin) : undefined;
      return {pin, side, y: top + 4 + (index + first) * SIZE.row, ...(literal && {literal})};
    });
  };
  const [inputs, outputs] = [place('in'), place('out')];
  const width = measureWidth(node, inputs, outputs);
  return {node, width, height: top + 8 + rows * SIZE.row, header, pins: [...inputs, ...outputs]};
}

/** How far a pin of a measured node is below its top. */
export function pinHeight(shape: NodeShape, pin: Pin): number {
  return shape.pins.find((place) => place.pin === pin)?.y ?? 0;
}
