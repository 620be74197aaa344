import {pinPosition, type NodeShape, type PlacedNode} from './measure';
import type {Side, Wire} from './model';
import {endPoint} from './paths';
import type {Box} from '../graphviz';

/** Measured nodes by their ids, and what joins them. */
export interface Graph {
  readonly shapes: ReadonlyMap<string, NodeShape>;
  readonly wires: readonly Wire[];
  /** Whether a disc is at a node: in front of a pin (`in`), behind it (`out`), or at the corner of the node itself. */
  readonly isMarked: (node: string, side?: Side, pin?: string) => boolean;
}

/** Distance from a node to the next one below it, in px; nodes without a header need less. */
const BELOW = 16;
const BELOW_SMALL = 8;
/** Nodes that are nearer to each other sideways count as above each other. */
const BESIDE = 4;
/** The least distance from a node with discs at its pins, so that wires are clear of them. */
const DISC_GAP = 40;

const isExec = ({type}: Wire): boolean => type === 'exec';

/** Looks up a node by its id. */
export function getOrThrow<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) {
    throw new Error(`The graph has no node ${id}.`);
  }
  return value;
}

/** Nodes without exec pins are placed at the left of the first node that asks for them. */
const hasExecPins = (shape: NodeShape): boolean => shape.pins.some(({pin}) => pin.type === 'exec');

const lookups = new WeakMap<Graph, Map<string, readonly Wire[]>>();

/** The wires at the pins of one side of a node, from top to bottom. */
function wiresAt(graph: Graph, id: string, side: Side): readonly Wire[] {
  const all = lookups.get(graph) ?? new Map<string, readonly Wire[]>();
  lookups.set(graph, all);
  const key = `${side} ${id}`;
  let wires = all.get(key);
  if (!wires) {
    const end = side === 'in' ? 'to' : 'from';
    const own = graph.wires.filter((wire) => wire[end].node === id);
    const pins = getOrThrow(graph.shapes, id).pins.filter((place) => place.side === side);
    wires = pins.flatMap(({pin}) => own.filter((wire) => wire[end].pin === pin.name));
    all.set(key, wires);
  }
  return wires;
}

/** The nodes at which a run begins, then the others of runs, then those of data alone. */
function inOrder(graph: Graph): string[] {
  const rank = (id: string): number =>
    hasExecPins(getOrThrow(graph.shapes, id)) ? Number(wiresAt(graph, id, 'in').some(isExec)) : 2;
  return [...graph.shapes.keys()].sort((a, b) => rank(a) - rank(b));
}

/** Wires that close a loop: they lead back to a node on the way to them. */
function loops(graph: Graph): Set<Wire> {
  const found = new Set<Wire>();
  const done = new Set<string>();
  const walk = (id: string, way: readonly string[]): void => {
    for (const wire of done.has(id) ? [] : wiresAt(graph, id, 'out')) {
      if (way.includes(wire.to.node)) {
        found.add(wire);
      } else {
        walk(wire.to.node, [...way, wire.to.node]);
      }
    }
    done.add(id);
  };
  for (const id of inOrder(graph)) {
    walk(id, [id]);
  }
  return found;
}

/** The left edge of each node: it is right of all that leads to it. Data stands right before what asks for it first. */
function columns(graph: Graph, gap: number): Map<string, number> {
  const {shapes, isMarked} = graph;
  const widthOf = (id: string): number => getOrThrow(shapes, id).width;
  const hasDisc = (id: string, side: Side): boolean =>
    getOrThrow(shapes, id).pins.some((place) => place.side === side && isMarked(id, side, place.pin.name));
  const gapOf = ({from, to}: Wire): number =>
    hasDisc(from.node, 'out') || hasDisc(to.node, 'in') ? Math.max(gap, DISC_GAP) : gap;
  const lefts = new Map<string, number>();
  const back = loops(graph);
  const place = (id: string): number => {
    const least = wiresAt(graph, id, 'in').flatMap((wire) => {
      const {node} = wire.from;
      return back.has(wire) ? [] : [(lefts.get(node) ?? place(node)) + widthOf(node) + gapOf(wire)];
    });
    const left = Math.max(0, ...least);
    lefts.set(id, left);
    return left;
  };
  const ids = [...shapes.keys()];
  ids.forEach(place);
  for (const id of ids.sort((a, b) => getOrThrow(lefts, b) - getOrThrow(lefts, a))) {
    const most = wiresAt(graph, id, 'out').map((wire) => getOrThrow(lefts, wire.to.node) - gapOf(wire) - widthOf(id));
    if (!hasExecPins(getOrThrow(shapes, id)) && most.length > 0) {
      lefts.set(id, Math.max(getOrThrow(lefts, id), Math.min(...most)));
    }
  }
  return lefts;
}

/**
 * Places a graph as an author of Blueprints does: the run of execution is on a straight line from left to right. Below
 * it are its other ways, and the nodes of data alone, each at the left of the node that asks for it.
 *
 * @param gap distance from a node to the next one, in px
 * @returns a place for each node; the topmost and the leftmost are at 0
 */
export function arrange(graph: Graph, gap: number): Map<string, PlacedNode> {
  const {shapes} = graph;
  const lefts = columns(graph, gap);
  const nodes = new Map<string, PlacedNode>();
  const taken: (Box & {readonly room: number})[] = [];
  const boxAt = (id: string, y: number): (typeof taken)[number] => {
    const {width, height, header} = getOrThrow(shapes, id);
    const room = header === 0 && !graph.isMarked(id) ? BELOW_SMALL : BELOW;
    return {x: getOrThrow(lefts, id), y, width, height, room};
  };
  const put = (id: string, y: number): void => {
    nodes.set(id, {shape: getOrThrow(shapes, id), x: getOrThrow(lefts, id), y});
    taken.push(boxAt(id, y));
  };
  /** The first height from `y` on at which nothing is in the way of a node. */
  const free = (id: string, y: number): number => {
    const box = boxAt(id, y);
    const heights = taken.map((other) => {
      const room = Math.max(box.room, other.room);
      const isBeside = box.x >= other.x + other.width + BESIDE || other.x >= box.x + box.width + BESIDE;
      const isApart = isBeside || y >= other.y + other.height + room || other.y >= y + box.height + room;
      return isApart ? y : 4 * Math.ceil((other.y + other.height + room) / 4);
    });
    const next = Math.max(y, ...heights);
    return next === y ? y : free(id, next);
  };
  const pinY = (id: string, side: Side, pin: string): number => pinPosition(getOrThrow(shapes, id), side, pin)?.y ?? 0;
  /** How much lower the target of a wire is than its source when the wire is level. */
  const rise = ({from, to}: Wire): number => pinY(from.node, 'out', from.pin) - pinY(to.node, 'in', to.pin);

  /** A level line from the output of a node to the last of the nodes that ask for it. */
  const lineFrom = (id: string, y: number): (typeof taken)[number] => {
    const wires = wiresAt(graph, id, 'out');
    const x = getOrThrow(lefts, id) + getOrThrow(shapes, id).width;
    const last = Math.max(...wires.map(({to}) => getOrThrow(lefts, to.node)));
    const [pin = 0] = wires.map(({from}) => pinY(id, 'out', from.pin));
    return {x, y: y + pin, width: last - x, height: 0, room: BELOW_SMALL};
  };
  /** The least height of a node whose wires pass below what is between it and the last of the nodes that ask for it. */
  const belowOthers = (id: string): number => {
    const line = lineFrom(id, 0);
    const between = taken.filter(({x, width}) => x >= line.x && x + width <= line.x + line.width);
    return Math.max(...between.map(({y, height}) => y + height)) + BELOW_SMALL - line.y;
  };
  /** Places the data that a node asks for, from top to bottom as its pins are, and what that asks for. */
  const placeData = (id: string): void => {
    let least = -Infinity;
    for (const wire of wiresAt(graph, id, 'in')) {
      const source = wire.from.node;
      if (!nodes.has(source) && !hasExecPins(getOrThrow(shapes, source))) {
        least = free(source, Math.max(least, getOrThrow(nodes, id).y - rise(wire), belowOthers(source)));
        put(source, least);
        if (wiresAt(graph, source, 'out').length > 1) {
          taken.push(lineFrom(source, least));
        }
        placeData(source);
      }
    }
  };
  /** Places a run from a node on: on a line along the first wire of each node, then its data and its other ways. */
  const placeRun = (first: string, y: number): void => {
    const line: {id: string; y: number}[] = [{id: first, y: 0}];
    const ways: Wire[] = [];
    for (const {id, y: height} of line) {
      const [next, ...others] = wiresAt(graph, id, 'out').filter(isExec);
      ways.push(...others);
      if (next && !nodes.has(next.to.node) && line.every((each) => each.id !== next.to.node)) {
        line.push({id: next.to.node, y: height + rise(next)});
      }
    }
    const settle = (height: number): number => {
      const next = Math.max(...line.map((each) => free(each.id, height + each.y) - each.y));
      return next === height ? next : settle(next);
    };
    const top = settle(y);
    for (const [index, each] of line.entries()) {
      put(each.id, top + each.y);
      const next = line[index + 1];
      const [wire] = wiresAt(graph, each.id, 'out').filter(isExec);
      if (next && wire) {
        const {x, y: level} = endPoint(getOrThrow(nodes, each.id), 'out', wire.from.pin);
        taken.push({x, y: level, width: getOrThrow(lefts, next.id) - x, height: 0, room: 0});
      }
    }
    for (const {id} of line) {
      placeData(id);
    }
    for (const wire of ways) {
      if (!nodes.has(wire.to.node)) {
        placeRun(wire.to.node, getOrThrow(nodes, wire.from.node).y + rise(wire));
      }
    }
  };

  const bottom = (): number => Math.max(0, ...taken.map(({y, height}) => y + height + BELOW));
  const ids = inOrder(graph);
  for (const id of ids.filter((each) => hasExecPins(getOrThrow(shapes, each)))) {
    if (!nodes.has(id)) {
      placeRun(id, bottom());
    }
  }
  // What is left is data that no node of a run asks for: it is placed from its last nodes on.
  const isLast = (id: string): boolean => wiresAt(graph, id, 'out').length === 0;
  for (const id of [...ids.filter(isLast), ...ids]) {
    if (!nodes.has(id)) {
      const wire = wiresAt(graph, id, 'in').find(({from}) => nodes.has(from.node));
      put(id, free(id, wire ? getOrThrow(nodes, wire.from.node).y + rise(wire) : bottom()));
      placeData(id);
    }
  }
  const top = Math.min(...taken.map(({y}) => y));
  return new Map([...nodes].map(([id, node]) => [id, {...node, y: node.y - top}]));
}
