import {arrange} from './arrange';
import {measureNode, type PlacedNode} from './measure';
import {pinKey, type BlueprintFigure, type Mark, type Wire} from './model';
import {endPoint, wirePath} from './paths';
import type {Box} from '../geometry';

/** The number of a step in its box. */
export interface PlacedMark {
  readonly mark: Mark;
  readonly box: Box;
}

/** A finished drawing plan; all numbers in CSS px from the top left corner of the canvas. */
export interface BlueprintLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly wires: readonly {readonly wire: Wire; readonly path: string}[];
  readonly marks: readonly PlacedMark[];
}

/** Room around nodes and marks. */
const MARGIN = 12;
/** Distances from node to node that are tried, in px, the best first. */
const GAPS = [48, 40, 32, 24] as const;
/** A text column of 756 px shows text of 13 px in a picture of this width at 12. */
const COLUMN = 819;

const MARK_HEIGHT = 20;
/** From a mark to the edge of its node, behind which the end of the wire is seen. */
const MARK_GAP = 2;

/** The box of a node. */
export function boxOf({x, y, shape: {width, height}}: PlacedNode): Box {
  return {x, y, width, height};
}

/** A mark is at the corner of its node, or beside the pin, where it leaves the end of the wire to be seen. */
function placeMark(mark: Mark, node: PlacedNode): PlacedMark {
  const width = mark.number.length > 1 ? 28 : MARK_HEIGHT;
  const size = {width, height: MARK_HEIGHT};
  if (!mark.pin) {
    // It is clear of the icon in the header.
    const [x, y] = [node.x + 8 - width, node.y - MARK_HEIGHT / 2];
    return {mark, box: {x, y, ...size}};
  }
  const {x, y} = endPoint(node, mark.pin.side, mark.pin.name);
  const left = mark.pin.side === 'in' ? x - MARK_GAP - width : x + MARK_GAP;
  return {mark, box: {x: left, y: y - MARK_HEIGHT / 2, ...size}};
}

/** @param gap distance from node to node, in px */
function plan(figure: BlueprintFigure, gap: number): BlueprintLayout {
  const marked = new Set(figure.marks.map(({node, pin}) => (pin ? pinKey(node, pin.side, pin.name) : node)));
  const arranged = arrange({
    shapes: new Map(figure.nodes.map((node) => [node.id, measureNode(node)])),
    wires: figure.wires,
    marked,
    gap,
  });
  const place = (nodes: ReadonlyMap<string, PlacedNode>): PlacedMark[] =>
    figure.marks.flatMap((mark) => {
      const node = nodes.get(mark.node);
      return node ? placeMark(mark, node) : [];
    });
  const boxes = [...[...arranged.values()].map(boxOf), ...place(arranged).map(({box}) => box)];
  const left = Math.min(...boxes.map(({x}) => x)) - MARGIN;
  const top = Math.min(...boxes.map(({y}) => y)) - MARGIN;
  const nodes: ReadonlyMap<string, PlacedNode> = new Map(
    [...arranged].map(([id, node]) => [id, {...node, x: node.x - left, y: node.y - top}]),
  );
  const marks = place(nodes);
  return {
    width: Math.max(...boxes.map(({x, width}) => x + width)) + MARGIN - left,
    height: Math.max(...boxes.map(({y, height}) => y + height)) + MARGIN - top,
    nodes,
    wires: figure.wires.flatMap((wire) => {
      const [from, to] = [nodes.get(wire.from.node), nodes.get(wire.to.node)];
      if (!from || !to) {
        return [];
      }
      const others = [...nodes.values()].filter((node) => node !== from && node !== to).map(boxOf);
      const [start, end] = [endPoint(from, 'out', wire.from.pin), endPoint(to, 'in', wire.to.pin)];
      // A wire runs below the marks at its own ends.
      const discs = marks.map(({box}) => box).filter(({y}) => ![start.y, end.y].includes(y + MARK_HEIGHT / 2));
      return {wire, path: wirePath(start, end, [...others, ...discs])};
    }),
    marks,
  };
}

/**
 * Plans the drawing of a graph, in one run and as wide as that is. Its nodes are nearer to each other where it fits a
 * column then.
 */
export function layoutBlueprint(figure: BlueprintFigure): BlueprintLayout {
  const [gap] = GAPS;
  return GAPS.map((each) => plan(figure, each)).find(({width}) => width <= COLUMN) ?? plan(figure, gap);
}
