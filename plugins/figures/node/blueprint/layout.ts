import {arrange, getOrThrow, type Graph} from './arrange';
import {measureNode, type NodeShape, type PlacedNode} from './measure';
import {pinKey, type BlueprintFigure, type Mark, type Wire} from './model';
import {endPoint, wirePath} from './paths';
import type {Point} from '../graphviz';

/** A finished drawing plan; all numbers in CSS px from the top left corner of the canvas. */
export interface BlueprintLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly wires: readonly {readonly wire: Wire; readonly path: string}[];
  readonly marks: readonly {readonly mark: Mark; readonly at: Point}[];
}

/** Room around the nodes, also for discs at their edges. */
const MARGIN = 18;
const ROW_GAP = 32;
const COLUMN_GAP = 28;
/** Distances from node to node that are tried, in px, the best first. */
const GAPS = [48, 40, 32, 24];
/** A text column of 756 px shows text of 13 px in a picture of this width at 12. */
const MOST_WIDTH = 819;
const MOST_INNER_WIDTH = MOST_WIDTH - 2 * MARGIN;

const rightOf = (nodes: readonly PlacedNode[]): number => Math.max(...nodes.map(({x, shape}) => x + shape.width));
const bottomOf = (nodes: readonly PlacedNode[]): number => Math.max(...nodes.map(({y, shape}) => y + shape.height));

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

/** Radius of a disc, in px. */
export const MARK_RADIUS = 10;
/** How far a disc is out of the edge of its node: it leaves the pin free. */
const MARK_OFFSET = 6;

function markPoint({pin}: Mark, node: PlacedNode): Point {
  if (pin) {
    const at = endPoint(node, pin.side, pin.name);
    return {x: at.x + (pin.side === 'in' ? -MARK_OFFSET : MARK_OFFSET), y: at.y};
  }
  return node.shape.header === 0 ? {x: node.x - 2, y: node.y + 2} : {x: node.x - 1, y: node.y - 1};
}

/** The distance from node to node that fits the column; a graph that is wider anyway has the widest. */
function bestArrangement(graph: Graph): Map<string, PlacedNode> {
  const all = GAPS.map((gap) => arrange(graph, gap));
  const [widest = new Map<string, PlacedNode>()] = all;
  return all.find((nodes) => rightOf([...nodes.values()]) <= MOST_INNER_WIDTH) ?? widest;
}

/** Plans the drawing of a graph, in one run and as wide as that is. */
export function layoutBlueprint(figure: BlueprintFigure): BlueprintLayout {
  const marked = new Set(figure.marks.map(({node, pin}) => (pin ? pinKey(node, pin.side, pin.name) : node)));
  const shapes = figure.nodes.map(measureNode);
  const isWired = ({node: {id}}: NodeShape): boolean =>
    figure.wires.some(({from, to}) => [from.node, to.node].includes(id));
  const wired = bestArrangement({
    shapes: new Map(shapes.filter(isWired).map((shape) => [shape.node.id, shape])),
    wires: figure.wires,
    isMarked: (node, side, pin) => marked.has(side && pin !== undefined ? pinKey(node, side, pin) : node),
  });
  const top = wired.size === 0 ? 0 : bottomOf([...wired.values()]) + ROW_GAP;
  const single = inColumns(shapes.filter((shape) => !isWired(shape)));
  const nodes = [...wired.values(), ...single.map((node) => ({...node, y: node.y + top}))].map((node) => ({
    ...node,
    x: node.x + MARGIN,
    y: node.y + MARGIN,
  }));
  const byId = new Map(nodes.map((node) => [node.shape.node.id, node]));
  const marks = figure.marks.map((mark) => ({mark, at: markPoint(mark, getOrThrow(byId, mark.node))}));
  const draw = (wire: Wire): string => {
    const ends = [getOrThrow(byId, wire.from.node), getOrThrow(byId, wire.to.node)] as const;
    const [start, end] = [endPoint(ends[0], 'out', wire.from.pin), endPoint(ends[1], 'in', wire.to.pin)];
    const others = nodes.filter((node) => !ends.includes(node));
    const discs = marks.filter(
      ({at}) => ![start, end].some(({x, y}) => y === at.y && Math.abs(x - at.x) <= MARK_OFFSET),
    );
    return wirePath(start, end, [
      ...others.map(({x, y, shape: {width, height}}) => ({x, y, width, height})),
      ...discs.map(({at: {x, y}}) => ({
        x: x - MARK_OFFSET,
        y: y - MARK_OFFSET,
        width: 2 * MARK_OFFSET,
        height: 2 * MARK_OFFSET,
      })),
    ]);
  };
  return {
    width: rightOf(nodes) + MARGIN,
    height: bottomOf(nodes) + MARGIN,
    nodes,
    wires: figure.wires.map((wire) => ({wire, path: draw(wire)})),
    marks,
  };
}
