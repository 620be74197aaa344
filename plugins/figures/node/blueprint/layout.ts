import {arrange, type PlacedNode} from './arrange';
import {pinHeight} from './measure';
import type {BlueprintFigure, Mark, Wire} from './model';
import {areNear, boxAround, pointOn, type Box, type Curve, type Point} from '../geometry';

/** The number of a step in its box. */
export interface PlacedMark {
  readonly mark: Mark;
  readonly node: PlacedNode;
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
function placeMark(mark: Mark, node: PlacedNode): PlacedMark {
  const width = mark.number.length > 1 ? 28 : MARK_HEIGHT;
  // At a corner, it is clear of the icon in the header.
  let [left, middle] = [node.x + 8 - width, node.y];
  if (mark.pin) {
    left = node.node.in.includes(mark.pin) ? node.x - MARK_GAP - width : node.x + node.width + MARK_GAP;
    middle += pinHeight(node, mark.pin);
  }
  return {mark, node, box: {x: left, y: middle - MARK_HEIGHT / 2, width, height: MARK_HEIGHT}};
}

/** How near a wire may come to what it does not belong to, in px. */
const CLEARANCE = 5;
/** Number of points at which a wire is looked at. */
const SAMPLES = 40;
/** Lengths of curves that leave the rest of a wire level, in px, the best first. */
const SHORT = [80, 40];

/**
 * A curve as the editor bends it: level at both ends, for a third of the distance between them, sideways and upwards
 * together. Unlike there, it never swings out beyond its ends, where nodes would cover it.
 */
function curveBetween(from: Point, to: Point): Curve {
  const apart = to.x - from.x;
  const reach = Math.round(Math.min(apart, (apart + Math.abs(to.y - from.y)) / 3));
  return [from, {x: from.x + reach, y: from.y}, {x: to.x - reach, y: to.y}, to];
}

/** Whether a wire that is level up to a curve and behind it runs over one of some boxes. */
function isBlocked(from: Point, curve: Curve, to: Point, boxes: readonly Box[]): boolean {
  const points = Array.from({length: SAMPLES + 1}, (_, index) => pointOn(curve, index / SAMPLES));
  const level = (start: Point, end: Point): Box => ({...start, width: end.x - start.x, height: 0});
  const pieces = [level(from, curve[0]), level(curve[3], to), ...points.map((point) => level(point, point))];
  return boxes.some((box) => pieces.some((piece) => areNear(piece, box, CLEARANCE)));
}

/**
 * The curve of a wire. It is one from end to end, as in the editor; where that would run over a node, the wire is level
 * up to a short curve before its end, or behind a short curve at its start.
 *
 * @param obstacles the nodes and discs to which the wire does not belong
 */
function wireCurve(from: Point, to: Point, obstacles: readonly Box[]): Curve {
  const apart = to.x - from.x;
  const curves = [apart, ...SHORT.filter((length) => length < apart)].flatMap((length) => [
    curveBetween({x: to.x - length, y: from.y}, to),
    curveBetween(from, {x: from.x + length, y: to.y}),
  ]);
  return curves.find((curve) => !isBlocked(from, curve, to, obstacles)) ?? curveBetween(from, to);
}

/** @param gap distance from node to node, in px */
function plan(figure: BlueprintFigure, gap: number): BlueprintLayout {
  const {nodes, links} = arrange(figure, gap);
  const marks = figure.marks.flatMap((mark) => {
    const node = nodes.find((placed) => placed.node === mark.node);
    return node ? placeMark(mark, node) : [];
  });
  const box = boxAround([...nodes, ...marks.map((mark) => mark.box)], MARGIN);
  const wires = links.map(({wire, from, to, fromY, toY}) => {
    const start = {x: from.x + from.width, y: from.y + fromY};
    const end = {x: to.x, y: to.y + toY};
    const others = nodes.filter((node) => node !== from && node !== to);
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
