import {pinPosition, type NodeShape, type PlacedNode} from './measure';
import {pinKey, type Side, type Wire} from './model';
import type {Box} from '../geometry';

/** Measured nodes by their ids, and what connects them. */
export interface Graph {
  readonly shapes: ReadonlyMap<string, NodeShape>;
  readonly wires: readonly Wire[];
  /** The keys of pins with a mark. */
  readonly marked: ReadonlySet<string>;
  /** Distance from a node to the next one, in px. */
  readonly gap: number;
}

/** The least distance from a node or a wire to the next one below it, in px. */
const BELOW = 16;
/** Nodes that are nearer to each other sideways count as above each other. */
const BESIDE = 20;
/** The least distance from a node to one that has a mark between them, in px. */
const MARK_GAP = 64;
/** From one column of nodes without wires to the next, in px. */
const COLUMN_GAP = 28;

/** Looks up what belongs to a node. */
export function getOrThrow<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) {
    throw new Error(`The graph has no node ${id}.`);
  }
  return value;
}

const hasExecPins = (shape: NodeShape): boolean => shape.pins.some(({pin}) => pin.type === 'exec');

/** The wires at one side of a node, from top to bottom. */
function wiresAt({shapes, wires}: Graph, id: string, side: Side): Wire[] {
  const end = side === 'in' ? 'to' : 'from';
  const shape = getOrThrow(shapes, id);
  return wires
    .filter((wire) => wire[end].node === id)
    .sort((a, b) => pinPosition(shape, side, a[end].pin) - pinPosition(shape, side, b[end].pin));
}

const execFrom = (graph: Graph, id: string): Wire[] => wiresAt(graph, id, 'out').filter(({type}) => type === 'exec');

/** How much lower the target of a wire is than its source when the wire is level. */
function drop({shapes}: Graph, {from, to}: Wire): number {
  return (
    pinPosition(getOrThrow(shapes, from.node), 'out', from.pin) - pinPosition(getOrThrow(shapes, to.node), 'in', to.pin)
  );
}

/**
 * The left edge of each node: it is right of all that leads to it. Data is right before what asks for it first, and nodes
 * without wires are in two columns.
 */
function columns(graph: Graph): Map<string, number> {
  const {shapes, wires, marked, gap} = graph;
  const widthOf = (id: string): number => getOrThrow(shapes, id).width;
  const isMarked = ({from, to}: Wire): boolean =>
    marked.has(pinKey(from.node, 'out', from.pin)) ||
    getOrThrow(shapes, to.node).pins.some(
      ({pin, side}) => side === 'in' && marked.has(pinKey(to.node, 'in', pin.name)),
    );
  const gapOf = (wire: Wire): number => (isMarked(wire) ? Math.max(gap, MARK_GAP) : gap);
  const lefts = new Map<string, number>();
  const place = (id: string): number => {
    // A wire that closes a loop finds its node here.
    lefts.set(id, 0);
    const least = wiresAt(graph, id, 'in').map((wire) => {
      const {node} = wire.from;
      return (lefts.get(node) ?? place(node)) + widthOf(node) + gapOf(wire);
    });
    const left = Math.max(0, ...least);
    lefts.set(id, left);
    return left;
  };
  const ids = [...shapes.keys()];
  for (const id of ids) {
    if (!lefts.has(id)) {
      place(id);
    }
  }
  for (const id of ids.sort((a, b) => getOrThrow(lefts, b) - getOrThrow(lefts, a))) {
    const most = wiresAt(graph, id, 'out').map((wire) => getOrThrow(lefts, wire.to.node) - gapOf(wire) - widthOf(id));
    if (!hasExecPins(getOrThrow(shapes, id)) && most.length > 0) {
      lefts.set(id, Math.max(getOrThrow(lefts, id), Math.min(...most)));
    }
  }
  const single = [...shapes.keys()].filter((id) => !wires.some(({from, to}) => from.node === id || to.node === id));
  const column = Math.max(0, ...single.map(widthOf)) + COLUMN_GAP;
  for (const [index, id] of single.entries()) {
    lefts.set(id, (index % 2) * column);
  }
  return lefts;
}

/**
 * Places a graph as an author of Blueprints does: the run of execution is on a straight line from left to right. Below
 * it are its other ways, and the nodes of data alone, each at the left of the node that asks for it.
 *
 * @returns a place for each node
 */
export function arrange(graph: Graph): Map<string, PlacedNode> {
  const {shapes} = graph;
  const lefts = columns(graph);
  const nodes = new Map<string, PlacedNode>();
  const taken: Box[] = [];
  const boxAt = (id: string, y: number): Box => {
    const {width, height} = getOrThrow(shapes, id);
    return {x: getOrThrow(lefts, id), y, width, height};
  };
  const put = (id: string, y: number): void => {
    nodes.set(id, {shape: getOrThrow(shapes, id), x: getOrThrow(lefts, id), y});
    taken.push(boxAt(id, y));
  };
  /** The first height from `y` on at which nothing is in the way of a node. */
  const free = (id: string, y: number): number => {
    const {x, width, height} = boxAt(id, y);
    const other = taken.find(
      (box) =>
        x < box.x + box.width + BESIDE &&
        box.x < x + width + BESIDE &&
        y < box.y + box.height + BELOW &&
        box.y < y + height + BELOW,
    );
    return other ? free(id, 4 * Math.ceil((other.y + other.height + BELOW) / 4)) : y;
  };
  /** A level line from an output of a node to a node that asks for it; a box without height. */
  const lineTo = (wire: Wire, y: number): Box => {
    const shape = getOrThrow(shapes, wire.from.node);
    const x = getOrThrow(lefts, wire.from.node) + shape.width;
    return {x, y: y + pinPosition(shape, 'out', wire.from.pin), width: getOrThrow(lefts, wire.to.node) - x, height: 0};
  };

  /** Places the data that a node asks for, from top to bottom as its pins are, and what that asks for. */
  const placeData = (id: string): void => {
    let least = -Infinity;
    for (const wire of wiresAt(graph, id, 'in')) {
      const source = wire.from.node;
      if (nodes.has(source) || hasExecPins(getOrThrow(shapes, source))) {
        continue;
      }
      const lines = wiresAt(graph, source, 'out').map((each) => lineTo(each, 0));
      // Its wires pass below what is between it and the last of the nodes that ask for it.
      const [longest] = lines.sort((a, b) => b.width - a.width);
      const between = taken.filter(({x, width}) => longest && x >= longest.x && x + width <= longest.x + longest.width);
      const below = Math.max(...between.map(({y, height}) => y + height)) + BELOW - (longest?.y ?? 0);
      least = free(source, Math.max(least, getOrThrow(nodes, id).y - drop(graph, wire), 4 * Math.ceil(below / 4)));
      put(source, least);
      if (longest && lines.length > 1) {
        taken.push({...longest, y: longest.y + least});
      }
      placeData(source);
    }
  };

  /** Places a run from a node on: on a line along the first wire of each node, then its data and its other ways. */
  const placeRun = (first: string, y: number): void => {
    const line = new Map([[first, 0]]);
    const level: Wire[] = [];
    const ways: Wire[] = [];
    for (const [id, height] of line) {
      const [next, ...others] = execFrom(graph, id);
      ways.push(...others);
      if (next && !nodes.has(next.to.node) && !line.has(next.to.node)) {
        line.set(next.to.node, height + drop(graph, next));
        level.push(next);
      }
    }
    const settle = (height: number): number => {
      const lowest = Math.max(...[...line].map(([id, at]) => free(id, height + at) - at));
      return lowest === height ? lowest : settle(lowest);
    };
    const top = settle(y);
    for (const [id, at] of line) {
      put(id, top + at);
    }
    taken.push(...level.map((wire) => lineTo(wire, getOrThrow(nodes, wire.from.node).y)));
    for (const id of line.keys()) {
      placeData(id);
    }
    for (const wire of ways) {
      if (!nodes.has(wire.to.node)) {
        placeRun(wire.to.node, getOrThrow(nodes, wire.from.node).y + drop(graph, wire));
      }
    }
  };

  /** The nodes at which a run begins, then the others of runs, then those of data that lead nowhere, then the rest. */
  const rank = (id: string): number => {
    const [ins, outs] = [wiresAt(graph, id, 'in'), wiresAt(graph, id, 'out')];
    const isData = !hasExecPins(getOrThrow(shapes, id));
    return isData ? (outs.length === 0 ? 2 : 3) : ins.some(({type}) => type === 'exec') ? 1 : 0;
  };
  for (const id of [...shapes.keys()].sort((a, b) => rank(a) - rank(b))) {
    if (!nodes.has(id)) {
      const isSingle = wiresAt(graph, id, 'in').length + wiresAt(graph, id, 'out').length === 0;
      const bottom = Math.max(0, ...taken.map((box) => box.y + box.height + BELOW));
      placeRun(id, isSingle ? 0 : bottom);
    }
  }
  return nodes;
}
