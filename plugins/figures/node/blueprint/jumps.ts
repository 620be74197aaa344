import {arrange, blockedWires, isExec, known, runs, wiresAt, type Arrangement, type Graph} from './arrange';
import {measureJump, type NodeShape} from './measure';
import type {Pin, Side, Wire} from './model';

/** Distances from node to node that are tried, in px, the best first. */
const GAPS = [48, 40, 32];
const LEAST_GAP = 24;
/** What a row and an end of a jump cost; a px by which a row is too wide costs 1. */
const ROW_COST = 40;
const JUMP_COST = 10;
/** What a px of the widest row costs: rows of about the same width look better. */
const WIDTH_COST = 0.02;

/** Whether a node is a variable, or the like, that can be drawn twice. */
const isLone = (shape: NodeShape): boolean => !runs(shape) && shape.pins.every(({side}) => side === 'out');

/** Whether a node goes with those to which it leads, or which lead to it. */
const isSmall = (shape: NodeShape): boolean => shape.isJump ?? isLone(shape);

/** The name of a jump: that of its pin, or where that says little, that of its node. */
function jumpName({node}: NodeShape, {name, type, hasLabel}: Pin): string {
  if (type === 'exec') {
    return name === '' ? 'Then' : name;
  }
  return hasLabel && name !== 'Return Value' ? name.replace(/^As /, '') : node.title.replace(/^Get /, '');
}

/** The parts of a graph that wires hold together, in the order of their nodes. */
function components(graph: Graph): Graph[] {
  const left = new Set(graph.shapes.keys());
  const parts: Graph[] = [];
  for (const first of graph.shapes.keys()) {
    const found = new Set(left.has(first) ? [first] : []);
    for (const id of found) {
      left.delete(id);
      for (const {from, to} of graph.wires) {
        if (from.node === id || to.node === id) {
          found.add(from.node).add(to.node);
        }
      }
    }
    if (found.size > 0) {
      parts.push({
        ...graph,
        shapes: new Map([...graph.shapes].filter(([id]) => found.has(id))),
        wires: graph.wires.filter(({from}) => found.has(from.node)),
      });
    }
  }
  return parts;
}

/**
 * Takes wires out of a graph, but for those to and from jumps, and returns the parts that are left. Jumps take the place
 * of the wires; a variable is drawn again.
 */
function cut(graph: Graph, all: readonly Wire[]): Graph[] {
  const isJump = (id: string): boolean => known(graph.shapes, id).isJump ?? false;
  const gone = all.filter(({from, to}) => !isJump(from.node) && !isJump(to.node));
  const shapes = new Map(graph.shapes);
  const wires = graph.wires.filter((wire) => !gone.includes(wire));
  for (const wire of gone) {
    const {from, to, type} = wire;
    const source = known(graph.shapes, from.node);
    const id = `${from.node}.${from.pin}`;
    const again = `${id} > ${to.node}.${to.pin}`;
    if (isLone(source)) {
      // If it has no other wire, the first one stays.
      const isFree = !wires.some((each) => each.from.node === from.node);
      if (!isFree) {
        shapes.set(again, {...source, node: {...source.node, id: again}});
      }
      wires.push({...wire, from: {...from, node: isFree ? from.node : again}});
      continue;
    }
    const place = source.pins.find(({side, pin}) => side === 'out' && pin.name === from.pin);
    if (place) {
      const name = graph.names.get(id) ?? jumpName(source, place.pin);
      if (!shapes.has(id)) {
        shapes.set(id, measureJump(id, name, place.pin, 'in'));
        wires.push({from, to: {node: id, pin: ''}, type});
      }
      shapes.set(again, measureJump(again, name, place.pin, 'out'));
      wires.push({from: {node: again, pin: ''}, to, type});
    }
  }
  return components({...graph, shapes, wires});
}

/** A node and all to which wires lead from it (`out`), or from which they lead to it (`in`), along some wires only. */
function reach(graph: Graph, start: string, side: Side, isWay: (wire: Wire) => boolean): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    for (const wire of wiresAt(graph, id, side).filter(isWay)) {
      found.add(side === 'out' ? wire.to.node : wire.from.node);
    }
  }
  return found;
}

/**
 * The ways to break a graph in two. Below goes a node of a run with all that runs on from it, and the data for which only
 * this part asks; or a node of data alone with all of its data.
 */
function halves(graph: Graph): {above: Graph[]; below: Graph[]}[] {
  const ids = [...graph.shapes.keys()];
  const isRun = (id: string): boolean => runs(known(graph.shapes, id));
  const isData = ({from}: Wire): boolean => !isRun(from.node);
  return ids.flatMap((id) => {
    let below = reach(graph, id, isRun(id) ? 'out' : 'in', isRun(id) ? isExec : isData);
    if (isRun(id)) {
      const above = ids.filter((each) => isRun(each) && !below.has(each));
      const asked = new Set(above.flatMap((each) => [...reach(graph, each, 'in', isData)]));
      below = new Set(ids.filter((each) => !asked.has(each)));
    }
    const isBelow = (part: Graph): boolean =>
      [...part.shapes].some(([each, shape]) => below.has(each) && !isSmall(shape));
    const parts = cut(
      graph,
      graph.wires.filter(({from, to}) => below.has(from.node) !== below.has(to.node)),
    );
    return parts.length > 1 ? [{above: parts.filter((part) => !isBelow(part)), below: parts.filter(isBelow)}] : [];
  });
}

/** Moves the nodes of a row apart as far as it stays right. */
function spread(row: Arrangement, isRight: (row: Arrangement) => boolean): Arrangement {
  return GAPS.map((gap) => arrange(row.graph, gap)).find(isRight) ?? row;
}

/** How bad some rows are, to be compared with others. */
const costOf = (rows: readonly Arrangement[], limit: number): number => {
  const widths = rows.map(({width}) => width);
  const jumps = rows.flatMap(({nodes}) => [...nodes.values()].filter(({shape}) => shape.isJump));
  const excess = widths.reduce((sum, width) => sum + Math.max(0, width - limit), 0);
  return excess + ROW_COST * rows.length + JUMP_COST * jumps.length + WIDTH_COST * Math.max(...widths);
};

/**
 * Arranges a graph in rows. Wires from row to row become jumps, and so do those that would run backwards or over a node.
 * Nodes without wires are left out.
 *
 * @param limit how wide a row may be, in px
 */
export function arrangeRows(whole: Graph, limit: number): Arrangement[] {
  const done = new Map<string, Arrangement[]>();
  const isRight = (row: Arrangement): boolean => row.width <= limit && blockedWires(row).length === 0;
  const best = (graph: Graph): Arrangement[] => {
    const key = [...graph.shapes.keys()].sort().join('\n');
    const rows = done.get(key) ?? find(graph);
    done.set(key, rows);
    return rows;
  };
  const find = (graph: Graph): Arrangement[] => {
    const tight = arrange(graph, LEAST_GAP);
    if (isRight(tight)) {
      return [tight];
    }
    const all = tight.width <= limit ? [] : halves(graph);
    const good = all.filter(({above}) => above.every((part) => isRight(arrange(part, LEAST_GAP))));
    const options = (good.length > 0 ? good : all).map(({above, below}) => [...above, ...below].flatMap(best));
    if (options.length > 0) {
      return options.reduce((a, b) => (costOf(b, limit) < costOf(a, limit) ? b : a));
    }
    const parts = cut(graph, blockedWires(tight));
    const isCut = parts.length > 1 || parts.some(({shapes}) => shapes.size > graph.shapes.size);
    return isCut ? parts.flatMap(best) : [tight];
  };
  const rows = components(whole).flatMap((part) => (part.shapes.size > 1 ? best(part) : []));
  const names = new Map(whole.names);
  const found: string[] = [];
  for (const {shape} of rows.flatMap(({nodes}) => [...nodes.values()])) {
    const {id, title} = shape.node;
    if (shape.isJump && shape.pins.some(({side}) => side === 'in')) {
      const count = found.filter((name) => name === title).length;
      found.push(title);
      if (count > 0) {
        names.set(id, `${title} ${count + 1}`);
      }
    }
  }
  return names.size > whole.names.size
    ? arrangeRows({...whole, names}, limit)
    : rows.map((row) => spread(row, isRight));
}
