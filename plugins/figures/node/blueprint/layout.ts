import {arrange, boxOf, type PlacedNode} from './arrange';
import {pinHeight} from './measure';
import type {BlueprintFigure, Mark, Wire} from './model';
import {wireCurve} from './paths';
import {boxAround, type Box, type Curve, type Point} from '../geometry';

/** The number of a step in its box. */
export interface PlacedMark {
  readonly mark: Mark;
  readonly box: Box;
}

/** A wire from its start, level up to its curve and behind it, to its end. */
export interface PlacedWire {
  readonly wire: Wire;
  readonly start: Point;
  readonly curve: Curve;
  readonly end: Point;
}

/** A finished drawing plan: a box of the canvas, and what is in it. All numbers are CSS px. */
export interface BlueprintLayout extends Box {
  readonly nodes: readonly PlacedNode[];
  readonly wires: readonly PlacedWire[];
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

/** A mark is at the corner of its node, or beside the pin, where it leaves the end of the wire to be seen. */
function placeMark(mark: Mark, {x, y, shape}: PlacedNode): PlacedMark {
  const width = mark.number.length > 1 ? 28 : MARK_HEIGHT;
  // At a corner, it is clear of the icon in the header.
  let [left, middle] = [x + 8 - width, y];
  if (mark.pin) {
    left = shape.node.in.includes(mark.pin) ? x - MARK_GAP - width : x + shape.width + MARK_GAP;
    middle += pinHeight(shape, mark.pin);
  }
  return {mark, box: {x: left, y: middle - MARK_HEIGHT / 2, width, height: MARK_HEIGHT}};
}

/** @param gap distance from node to node, in px */
function plan(figure: BlueprintFigure, gap: number): BlueprintLayout {
  const {nodes, links} = arrange(figure, gap);
  const marks = figure.marks.flatMap((mark) => {
    const node = nodes.find(({shape}) => shape.node === mark.node);
    return node ? placeMark(mark, node) : [];
  });
  const box = boxAround([...nodes.map(boxOf), ...marks.map((mark) => mark.box)], MARGIN);
  const wires = links.map(({wire, from, to, fromY, toY}) => {
    const start = {x: from.x + from.shape.width, y: from.y + fromY};
    const end = {x: to.x, y: to.y + toY};
    const others = nodes.filter((node) => node !== from && node !== to).map(boxOf);
    // A wire runs below the marks at its own ends.
    const discs = marks.map(({box}) => box).filter((box) => ![start.y, end.y].includes(box.y + MARK_HEIGHT / 2));
    return {wire, start, curve: wireCurve(start, end, [...others, ...discs]), end};
  });
  return {...box, nodes, wires, marks};
}

/**
 * Plans the drawing of a graph, in one run and as wide as that is. Its nodes are nearer to each other where it fits a
 * column then.
 */
export function layoutBlueprint(figure: BlueprintFigure): BlueprintLayout {
  const [gap] = GAPS;
  return GAPS.map((each) => plan(figure, each)).find(({width}) => width <= COLUMN) ?? plan(figure, gap);
}
