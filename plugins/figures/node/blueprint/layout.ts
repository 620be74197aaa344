import {known, type Graph} from './arrange';
import {arrangeRows} from './jumps';
import {measureNode, type NodeShape, type PlacedNode} from './measure';
import {pinKey, type BlueprintFigure, type Mark, type Wire} from './model';
import {endPoint, wirePath} from './paths';
import type {Point} from '../graphviz';

/** A finished drawing plan; all numbers in CSS px from the top left corner of the canvas. */
export interface BlueprintLayout {
  readonly width: number;
  readonly height: number;
  /** The nodes of the figure and the ends of jumps. */
  readonly nodes: readonly PlacedNode[];
  readonly wires: readonly {readonly wire: Wire; readonly path: string}[];
  readonly marks: readonly {readonly mark: Mark; readonly at: Point}[];
}

/** Room around the nodes, also for discs at their edges. */
const MARGIN = 18;
const ROW_GAP = 32;
const COLUMN_GAP = 28;
/** A text column of 756 px shows text of 13 px in a picture of this width at 12. */
export const MOST_WIDTH = 819;
const MOST_INNER_WIDTH = MOST_WIDTH - 2 * MARGIN;

/** Nodes without wires stand in columns of one width, as many as there is room for. */
function inColumns(shapes: readonly NodeShape[]): PlacedNode[] {
  const width = Math.max(...shapes.map((shape) => shape.width));
  const count = Math.max(1, Math.floor((MOST_INNER_WIDTH + COLUMN_GAP) / (width + COLUMN_GAP)));
  let y = 0;
  return shapes.map((shape, index) => {
    const start = index - (index % count);
    if (index > 0 && index === start) {
      y += Math.max(...shapes.slice(start - count, start).map(({height}) => height)) + COLUMN_GAP;
    }
    return {shape, x: (index - start) * (width + COLUMN_GAP), y};
  });
}

/** How far a disc is out of the edge of its node: it leaves the pin free. */
const MARK_OFFSET = 6;

function markPoint({pin}: Mark, node: PlacedNode): Point {
  if (pin) {
    const at = endPoint(node, pin.side, pin.name);
    return {x: at.x + (pin.side === 'in' ? -MARK_OFFSET : MARK_OFFSET), y: at.y};
  }
  return node.shape.header === 0 ? {x: node.x - 2, y: node.y + 2} : {x: node.x - 1, y: node.y - 1};
}

/** Plans the drawing of a graph. */
export function layoutBlueprint(figure: BlueprintFigure): BlueprintLayout {
  const marked = new Set(figure.marks.map(({node, pin}) => (pin ? pinKey(node, pin.side, pin.name) : node)));
  const graph: Graph = {
    shapes: new Map(figure.nodes.map((node) => [node.id, measureNode(node)])),
    wires: figure.wires,
    names: new Map(),
    isMarked: (node, side, pin) => marked.has(side && pin !== undefined ? pinKey(node, side, pin) : node),
  };
  const nodes = new Map<string, PlacedNode>();
  const wires: Wire[] = [];
  let bottom = MARGIN;
  const add = (placed: Iterable<PlacedNode>): void => {
    const moved = [...placed].map((node) => ({...node, x: node.x + MARGIN, y: node.y + bottom}));
    moved.forEach((node) => nodes.set(node.shape.node.id, node));
    bottom = Math.max(...moved.map(({y, shape}) => y + shape.height)) + ROW_GAP;
  };
  for (const row of arrangeRows(graph, MOST_INNER_WIDTH)) {
    add(row.nodes.values());
    wires.push(...row.graph.wires);
  }
  const single = [...graph.shapes.values()].filter(({node}) => !nodes.has(node.id));
  if (single.length > 0) {
    add(inColumns(single));
  }
  return {
    width: Math.max(...[...nodes.values()].map(({x, shape}) => x + shape.width)) + MARGIN,
    height: bottom - ROW_GAP + MARGIN,
    nodes: [...nodes.values()],
    wires: wires.map((wire) => {
      const start = endPoint(known(nodes, wire.from.node), 'out', wire.from.pin);
      return {wire, path: wirePath(start, endPoint(known(nodes, wire.to.node), 'in', wire.to.pin))};
    }),
    marks: figure.marks.map((mark) => ({mark, at: markPoint(mark, known(nodes, mark.node))})),
  };
}
