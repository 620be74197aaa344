import {placeOf, type NodeShape, type PlacedNode} from './measure';
import type {Side, Wire} from './model';
import {endPoint, isBlocked} from './paths';
import type {Box} from '../graphviz';

/** Measured nodes by their ids, with the ends of jumps, and what joins them. */
export interface Graph {
  readonly shapes: ReadonlyMap<string, NodeShape>;
  readonly wires: readonly Wire[];
  /** Names of jumps that would have the name of another one, by the ids of their first ends. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether a disc is at a node: in front of a pin (`in`), behind it (`out`), or at the corner of the node itself. */
  readonly isMarked: (node: string, side?: Side, pin?: string) => boolean;
}

/** A graph with a place for each node; the topmost and the leftmost are at 0. */
export interface Arrangement {
  readonly width: number;
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly graph: Graph;
}

/** Distance from a node to the next one below it, in px; nodes without a header need less. */
const BELOW = 16;
const BELOW_SMALL = 8;
/** Nodes that are nearer to each other sideways count as above each other. */
const BESIDE = 4;
/** Distance from a jump to its node. */
const JUMP_GAP = 10;
/** The least distance from a node with discs at its pins, so that wires are clear of them; then that of jumps. */
const DISC_GAP = 40;
const JUMP_DISC_GAP = 24;

/** Whether a wire is one of execution. */
export const isExec = ({type}: Wire): boolean => type === 'exec';

/** Looks up a node by its id. */
export function known<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) {
    throw new Error(`The graph has no node ${id}.`);
  }
  return value;
}

/** Whether execution runs through a node. */
export const runs = (shape: NodeShape): boolean => shape.pins.some(({pin}) => pin.type === 'exec');

const lookups = new WeakMap<Graph, Map<string, readonly Wire[]>>();

/** The wires at the pins of one side of a node, from top to bottom. */
export function wiresAt(graph: Graph, id: string, side: Side): readonly Wire[] {
  const all = lookups.get(graph) ?? new Map<string, readonly Wire[]>();
  lookups.set(graph, all);
  const key = `${side} ${id}`;
  let wires = all.get(key);
  if (!wires) {
    const end = side === 'in' ? 'to' : 'from';
    const own = graph.wires.filter((wire) => wire[end].node === id);
    const pins = known(graph.shapes, id).pins.filter((place) => place.side === side);
    wires = pins.flatMap(({pin}) => own.filter((wire) => wire[end].pin === pin.name));
    all.set(key, wires);
  }
  return wires;
}

/** Whether a node stands right before the one that asks for it: data, and a jump to where a run goes through anyway. */
function isNear(graph: Graph, id: string): boolean {
  const joins = ({to}: Wire): boolean => wiresAt(graph, to.node, 'in').filter(isExec).length > 1;
  const shape = known(graph.shapes, id);
  return !runs(shape) || (shape.isJump === true && wiresAt(graph, id, 'out').some(joins));
}

/** The nodes at which a run begins, then the others of runs, then those of data alone. */
function inOrder(graph: Graph): string[] {
  const rank = (id: string): number => (isNear(graph, id) ? 2 : wiresAt(graph, id, 'in').some(isExec) ? 1 : 0);
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
  const widthOf = (id: string): number => known(shapes, id).width;
  const hasDisc = (id: string, side: Side): boolean =>
    known(shapes, id).pins.some((place) => place.side === side && isMarked(id, side, place.pin.name));
  const gapOf = ({from, to}: Wire): number => {
    const isJump = known(shapes, from.node).isJump ?? known(shapes, to.node).isJump ?? false;
    if (hasDisc(from.node, 'out') || hasDisc(to.node, 'in')) {
      return isJump ? JUMP_DISC_GAP : Math.max(gap, DISC_GAP);
    }
    return isJump ? JUMP_GAP : gap;
  };
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
  for (const id of ids.sort((a, b) => known(lefts, b) - known(lefts, a))) {
    const most = wiresAt(graph, id, 'out').map((wire) => known(lefts, wire.to.node) - gapOf(wire) - widthOf(id));
    if (isNear(graph, id) && most.length > 0) {
      lefts.set(id, Math.max(known(lefts, id), Math.min(...most)));
    }
  }
  return lefts;
}

/**
 * Places a graph as an author of Blueprints does: the run of execution is on a straight line from left to right. Below
 * it are its other ways, and the nodes of data alone, each at the left of the node that asks for it.
 *
 * @param gap distance from a node to the next one, in px
 */
export function arrange(graph: Graph, gap: number): Arrangement {
  const {shapes} = graph;
  const lefts = columns(graph, gap);
  const nodes = new Map<string, PlacedNode>();
  const taken: (Box & {readonly room: number})[] = [];
  const boxAt = (id: string, y: number): (typeof taken)[number] => {
    const {width, height, header, isJump} = known(shapes, id);
    return {
      x: known(lefts, id),
      y,
      width,
      height,
      room: isJump ? 0 : header === 0 && !graph.isMarked(id) ? BELOW_SMALL : BELOW,
    };
  };
  const put = (id: string, y: number): void => {
    nodes.set(id, {shape: known(shapes, id), x: known(lefts, id), y});
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
  const pinY = (id: string, side: Side, pin: string): number => placeOf(known(shapes, id), side, pin)?.y ?? 0;
  /** How much lower the target of a wire is than its source when the wire is level. */
  const rise = ({from, to}: Wire): number => pinY(from.node, 'out', from.pin) - pinY(to.node, 'in', to.pin);

  /** Places the data that a node asks for, and what that asks for. */
  const placeData = (id: string): void => {
    for (const wire of wiresAt(graph, id, 'in')) {
      const source = wire.from.node;
      if (!nodes.has(source) && isNear(graph, source)) {
        put(source, free(source, known(nodes, id).y - rise(wire)));
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
        const {x, y: level} = endPoint(known(nodes, each.id), 'out', wire.from.pin);
        taken.push({x, y: level, width: known(lefts, next.id) - x, height: 0, room: 0});
      }
    }
    for (const {id} of line) {
      placeData(id);
    }
    for (const wire of ways) {
      if (!nodes.has(wire.to.node)) {
        placeRun(wire.to.node, known(nodes, wire.from.node).y + rise(wire));
      }
    }
  };

  const bottom = (): number => Math.max(0, ...taken.map(({y, height}) => y + height + BELOW));
  const ids = inOrder(graph);
  for (const id of ids.filter((each) => !isNear(graph, each))) {
    if (!nodes.has(id)) {
      placeRun(id, bottom());
    }
  }
  // What is left is data that no node of a run asks for: it is placed from its last nodes on.
  const isLast = (id: string): boolean => wiresAt(graph, id, 'out').length === 0;
  for (const id of [...ids.filter(isLast), ...ids]) {
    if (!nodes.has(id)) {
      const wire = wiresAt(graph, id, 'in').find(({from}) => nodes.has(from.node));
      put(id, free(id, wire ? known(nodes, wire.from.node).y + rise(wire) : bottom()));
      placeData(id);
    }
  }
  const top = Math.min(...taken.map(({y}) => y));
  const moved = new Map([...nodes].map(([id, node]) => [id, {...node, y: node.y - top}]));
  return {
    width: Math.max(...taken.map(({x, width}) => x + width)),
    nodes: moved,
    graph,
  };
}

/** Wires that would run backwards or over a node. */
export function blockedWires({nodes, graph: {wires}}: Arrangement): Wire[] {
  return wires.filter(({from, to}) => {
    const [source, target] = [known(nodes, from.node), known(nodes, to.node)];
    const others = [...nodes.values()].filter((node) => node !== source && node !== target);
    return isBlocked(endPoint(source, 'out', from.pin), endPoint(target, 'in', to.pin), others);
  });
}
