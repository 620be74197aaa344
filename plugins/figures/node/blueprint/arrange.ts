import {measureNode, pinHeight, type NodeShape} from './measure';
import {isExec, isExecuted, type BlueprintFigure, type Pin, type Wire} from './model';
import {areNear, type Box} from '../geometry';
import {topologicalOrder} from '../topological-order';

/** A measured node with its place on the canvas. */
export interface PlacedNode extends NodeShape {
  x: number;
  y: number;
  /** Its wires at each side, from top to bottom. */
  readonly in: Link[];
  readonly out: Link[];
}

/** A wire between placed nodes, with the distances of its ends from the tops of their nodes. */
interface Link {
  readonly wire: Wire;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  readonly fromY: number;
  readonly toY: number;
}

/** The nodes of a graph with their places, and its wires between them. */
interface PlacedGraph {
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly Link[];
}

/** The least distance from a node or a wire to the next one below it, in px. */
const BELOW = 16;
/** Nodes that are nearer to each other sideways count as above each other. */
const BESIDE = 20;
/** The least distance from a node to one that has a mark between them, in px. */
const MARK_GAP = 64;

const rightOf = ({x, width}: PlacedNode): number => x + width;
const isData = ({node}: PlacedNode): boolean => !isExecuted(node);
const execFrom = (node: PlacedNode): Link[] => node.out.filter(({wire}) => isExec(wire.from.pin));
/** How much lower the target of a wire is than its source when the wire is level. */
const drop = ({fromY, toY}: Link): number => fromY - toY;

/** Measures the nodes of a graph, and ties them by its wires. */
function linkNodes(figure: BlueprintFigure): PlacedGraph {
  const nodes = figure.nodes.map((node): PlacedNode => ({...measureNode(node), x: 0, y: 0, in: [], out: []}));
  const links = figure.wires.flatMap((wire): Link[] => {
    const [from, to] = [wire.from, wire.to].map(({node}) => nodes.find((placed) => placed.node === node));
    if (!from || !to) {
      return [];
    }
    return [{wire, from, to, fromY: pinHeight(from, wire.from.pin), toY: pinHeight(to, wire.to.pin)}];
  });
  for (const node of nodes) {
    node.in.push(...links.filter(({to}) => to === node).sort((a, b) => a.toY - b.toY));
    node.out.push(...links.filter(({from}) => from === node).sort((a, b) => a.fromY - b.fromY));
  }
  return {nodes, links};
}

/**
 * Sets the left edge of each node: it is right of all that leads to it. Data is right before what asks for it first.
 *
 * @param marked the pins with a mark
 * @param gap distance from a node to the next one, in px
 */
function setColumns({nodes, links}: PlacedGraph, marked: ReadonlySet<Pin | undefined>, gap: number): void {
  const gapOf = ({wire, to}: Link): number =>
    marked.has(wire.from.pin) || to.node.in.some((pin) => marked.has(pin)) ? Math.max(gap, MARK_GAP) : gap;
  const ordered = topologicalOrder(nodes, links);
  for (const node of ordered) {
    node.x = Math.max(0, ...node.in.map((link) => rightOf(link.from) + gapOf(link)));
  }
  for (const node of ordered.reverse()) {
    if (isData(node) && node.out.length > 0) {
      const most = Math.min(...node.out.map((link) => link.to.x - gapOf(link)));
      node.x = Math.max(node.x, most - node.width);
    }
  }
}

/** The first height from `y` on at which nothing is in the way of a node. */
function freeHeight(node: PlacedNode, y: number, taken: readonly Box[]): number {
  const other = taken.find((box) => areNear({...node, y}, box, BESIDE, BELOW));
  return other ? freeHeight(node, other.y + other.height + BELOW, taken) : y;
}

/** A level line from an output of a node at height `y` to the node that asks for it; a box without height. */
function levelLine({from, to, fromY}: Link, y: number): Box {
  const x = rightOf(from);
  return {x, y: y + fromY, width: to.x - x, height: 0};
}

/**
 * Places the data that a node asks for, from top to bottom as its pins are, and what that asks for.
 *
 * @param taken the boxes of nodes and lines that are placed, to which those of the data are added
 */
function placeData(node: PlacedNode, taken: Box[]): void {
  for (const link of node.in) {
    const source = link.from;
    if (taken.includes(source) || !isData(source)) {
      continue;
    }
    // Its wires pass below what is between it and the last of the nodes that ask for it.
    const [longest = levelLine(link, 0)] = source.out
      .map((each) => levelLine(each, 0))
      .sort((a, b) => b.width - a.width);
    const between = taken.filter(({x, width}) => x >= longest.x && x + width <= longest.x + longest.width);
    const below = Math.max(...between.map(({y, height}) => y + height)) + BELOW - longest.y;
    source.y = freeHeight(source, Math.max(node.y - drop(link), below), taken);
    taken.push(source);
    if (source.out.length > 1) {
      taken.push({...longest, y: longest.y + source.y});
    }
    placeData(source, taken);
  }
}

/** The nodes along the first exec wire of each, from one on, with their heights above or below it. */
function runFrom(first: PlacedNode, taken: readonly Box[]): Map<PlacedNode, number> {
  const run = new Map([[first, 0]]);
  // A map hands out what is added to it while it is walked.
  for (const [node, height] of run) {
    const [next] = execFrom(node);
    if (next && !taken.includes(next.to) && !run.has(next.to)) {
      run.set(next.to, height + drop(next));
    }
  }
  return run;
}

/** Places a run on a line, at height `y` or below it, then its data and its other ways. */
function placeRun(first: PlacedNode, y: number, taken: Box[]): void {
  const run = runFrom(first, taken);
  const top = Math.max(...[...run].map(([node, at]) => freeHeight(node, y + at, taken) - at));
  for (const [node, at] of run) {
    node.y = top + at;
    taken.push(node);
  }
  const nodes = [...run.keys()];
  const line = nodes.flatMap((node) => execFrom(node).slice(0, 1)).filter(({to}) => run.has(to));
  taken.push(...line.map((link) => levelLine(link, link.from.y)));
  for (const node of nodes) {
    placeData(node, taken);
  }
  for (const link of nodes.flatMap(execFrom)) {
    if (!taken.includes(link.to)) {
      placeRun(link.to, link.from.y + drop(link), taken);
    }
  }
}

/**
 * Places a graph as an author of Blueprints does: the run of execution is on a straight line from left to right. Below
 * it are its other ways, and the nodes of data alone, each at the left of the node that asks for it.
 *
 * @param gap distance from a node to the next one, in px
 */
export function arrange(figure: BlueprintFigure, gap: number): PlacedGraph {
  const graph = linkNodes(figure);
  setColumns(graph, new Set(figure.marks.map(({pin}) => pin)), gap);
  const taken: Box[] = [];
  // Data that leads somewhere is placed with what asks for it.
  const begins = graph.nodes.filter((node) => !isData(node) || node.out.length === 0);
  for (const node of begins.sort((a, b) => Number(isData(a)) - Number(isData(b)))) {
    if (!taken.includes(node)) {
      placeRun(node, 0, taken);
    }
  }
  return graph;
}
