import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import {FOLD_BEYOND, ROW_WIDTHS, foldRows} from './fold';
import type {BlueprintFigure, Mark, NodeKind, Side, Wire} from './model';
import {measureNode, placeOf, type NodeShape, type PlacedNode} from './measure';
import {directPath, routedPath, type Stretch} from './paths';
import {layoutDot, type Point, type Positions} from '../graphviz';
import {num} from '../svg';

/** A finished drawing plan; all numbers in CSS px from the top left corner of the canvas. */
export interface BlueprintLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly wires: readonly {readonly wire: Wire; readonly path: string}[];
  readonly marks: readonly {readonly mark: Mark; readonly at: Point}[];
}

/** A part of the drawing with its own origin. */
interface Part {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  /** By wireId. */
  readonly routes: ReadonlyMap<string, readonly Stretch[]>;
}

/** A row of a folded part: the ends of wires that leave it or come into it are at its edges. */
interface Row {
  readonly positions: Positions;
  readonly nodes: readonly PlacedNode[];
}

type Shapes = ReadonlyMap<string, NodeShape>;

const MARGIN = 14;
const PART_GAP = 30;
const GRID_WIDTH = 780;
/** Distance of wires that run beside each other from one row to the next. */
const LANE = 9;
const LANE_START = 14;
/** From this column on, counted from 0, the beginning of a run is hard to find. */
const LATE_COLUMN = 2;

/** Groups of node ids that wires join, in the order of the source. */
function components(figure: BlueprintFigure): string[][] {
  const group = new Map(figure.nodes.map(({id}) => [id, id]));
  const rootOf = (id: string): string => {
    const parent = group.get(id) ?? id;
    return parent === id ? id : rootOf(parent);
  };
  for (const {from, to} of figure.wires) {
    group.set(rootOf(to.node), rootOf(from.node));
  }
  const result = new Map<string, string[]>();
  for (const {id} of figure.nodes) {
    result.set(rootOf(id), [...(result.get(rootOf(id)) ?? []), id]);
  }
  return [...result.values()];
}

const cell = (port: string, width: number, height: number): string =>
  `<TR><TD${port} FIXEDSIZE="TRUE" WIDTH="${num(width)}" HEIGHT="${num(height)}"></TD></TR>`;
const table = (rows: string): string =>
  `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${rows}</TABLE>`;

function column(shape: NodeShape, side: Side, width: number): string {
  const top = shape.header === 0 ? 0 : shape.header + 4;
  const places = shape.pins.filter((place) => place.side === side);
  let y = top;
  const rows = places.map((place, index) => {
    const start = place.y - place.rowHeight / 2;
    const filler = start > y ? cell('', width, start - y) : '';
    y = start + place.rowHeight;
    return `${filler}${cell(` PORT="${side}${String(index)}"`, width, place.rowHeight)}`;
  });
  const head = top > 0 ? cell('', width, top) : '';
  const tail = shape.height > y ? cell('', width, shape.height - y) : '';
  return table(`${head}${rows.join('')}${tail}`);
}

/** A node as an HTML-like label: two columns with one port per pin, in the exact size of the drawing. */
function nodeLabel(shape: NodeShape): string {
  const half = shape.width / 2;
  return `<${table(`<TR><TD>${column(shape, 'in', half)}</TD><TD>${column(shape, 'out', half)}</TD></TR>`)}>`;
}

function portOf(shape: NodeShape | undefined, side: Side, pin: string): string {
  const index = shape?.pins.filter((place) => place.side === side).findIndex((place) => place.pin.name === pin) ?? 0;
  return `${side}${String(index)}:${side === 'in' ? 'w' : 'e'}`;
}

const wireId = (wire: Wire): string => JSON.stringify([wire.from, wire.to]).replaceAll('"', "'");
const exitId = (wire: Wire): string => `exit ${wireId(wire)}`;
const entryId = (wire: Wire): string => `entry ${wireId(wire)}`;

/** Exec wires should be straight and rule the ranks; data follows. */
const weight = (wire: Wire): number => (wire.type === 'exec' ? 12 : 2);

function edgeDot(wire: Wire, ids: readonly string[], shapes: Shapes): string[] {
  const {from, to} = wire;
  const leaves = ids.includes(from.node);
  const enters = ids.includes(to.node);
  if (!leaves && !enters) {
    return [];
  }
  const tail = leaves ? `"${from.node}":${portOf(shapes.get(from.node), 'out', from.pin)}` : `"${entryId(wire)}"`;
  const head = enters ? `"${to.node}":${portOf(shapes.get(to.node), 'in', to.pin)}` : `"${exitId(wire)}"`;
  return [`${tail}->${head} [id="${wireId(wire)}",weight=${String(weight(wire))}];`];
}

/** Ends of wires to other rows, in a column of their own at the left or right edge. */
function edgeColumn(rank: 'source' | 'sink', ids: readonly string[]): string {
  if (ids.length === 0) {
    return '';
  }
  const points = ids.map((id) => `"${id}" [shape=box,label="",fixedsize=true,width=0.01,height=0.2];`);
  return `{rank=${rank};${points.join('')}}`;
}

const START_KINDS = new Set<NodeKind>(['event', 'function']);
const isStart = (shape: NodeShape | undefined): boolean => shape !== undefined && START_KINDS.has(shape.node.kind);

/**
 * DOT for a row of nodes. Wires to and from nodes outside the row end at its edges.
 *
 * @param isLeading puts the nodes at which a run begins at the left edge
 */
function rowDot(ids: readonly string[], shapes: Shapes, wires: readonly Wire[], isLeading: boolean): string {
  const nodes = ids.flatMap((id) => {
    const shape = shapes.get(id);
    return shape ? [`"${id}" [label=${nodeLabel(shape)}];`] : [];
  });
  const edges = wires.flatMap((wire) => edgeDot(wire, ids, shapes));
  const has = (id: string): boolean => ids.includes(id);
  const entries = wires.filter(({from, to}) => has(to.node) && !has(from.node)).map(entryId);
  const exits = wires.filter(({from, to}) => has(from.node) && !has(to.node)).map(exitId);
  const starts = isLeading ? ids.filter((id) => isStart(shapes.get(id))).map((id) => `"${id}";`) : [];
  const first = starts.length > 0 && entries.length === 0 ? [`{rank=source;${starts.join('')}}`] : [];
  const ends = [edgeColumn('source', entries), edgeColumn('sink', exits), ...first];
  const settings = 'rankdir=LR;nodesep=0.3;ranksep=0.42;node[shape=plain];edge[arrowhead=none];';
  return `digraph{${settings}${[...nodes, ...ends, ...edges].join('\n')}}`;
}

/** Where the wire meets the edge of the node. */
function endPoint(node: PlacedNode, side: Side, pin: string): Point {
  const y = node.y + (placeOf(node.shape, side, pin)?.y ?? 0);
  return {x: side === 'in' ? node.x : node.x + node.shape.width, y};
}

/** Exec wires that are nearly level become level: Graphviz rounds. */
const NEARLY_LEVEL = 8;

function level(nodes: readonly PlacedNode[], wires: readonly Wire[]): PlacedNode[] {
  const byId = new Map(nodes.map((node) => [node.shape.node.id, node]));
  const moved = new Set<string>();
  for (const {from, to, type} of wires) {
    const source = byId.get(from.node);
    const target = byId.get(to.node);
    if (type !== 'exec' || !source || !target || moved.has(to.node)) {
      continue;
    }
    const shift = endPoint(source, 'out', from.pin).y - endPoint(target, 'in', to.pin).y;
    if (Math.abs(shift) > NEARLY_LEVEL) {
      continue;
    }
    byId.set(to.node, {...target, y: target.y + shift});
    moved.add(to.node);
  }
  return [...byId.values()];
}

/** Wires to other rows are level from their pin to the edge of their row where nothing is in the way. */
function levelEnds({positions, nodes}: Row, wires: readonly Wire[]): Row {
  const ends = new Map(positions.nodes);
  const edges = new Map(positions.edges);
  const isFree = (id: string, at: Point, end: Point): boolean =>
    ![...ends].some(([other, {x, y}]) => other !== id && Math.abs(x - end.x) < 1 && Math.abs(y - at.y) < LANE) &&
    !nodes.some(
      ({x, y, shape}) => (at.x < end.x ? x >= at.x : x < at.x) && at.y > y - LANE && at.y < y + shape.height + LANE,
    );
  const straighten = (wire: Wire, side: Side): void => {
    const [id, {node, pin}] = side === 'out' ? [exitId(wire), wire.from] : [entryId(wire), wire.to];
    const end = ends.get(id);
    const placed = nodes.find(({shape}) => shape.node.id === node);
    if (end && placed) {
      const at = endPoint(placed, side, pin);
      const isLevel = isFree(id, at, end);
      const moved = {x: Math.round(end.x), y: isLevel ? at.y : Math.round(end.y)};
      ends.set(id, moved);
      if (isLevel) {
        edges.set(wireId(wire), {points: side === 'out' ? [at, moved] : [moved, at]});
      }
    }
  };
  for (const wire of wires) {
    straighten(wire, 'out');
    straighten(wire, 'in');
  }
  return {positions: {...positions, nodes: ends, edges}, nodes};
}

function layoutRow(
  ids: readonly string[],
  shapes: Shapes,
  wires: readonly Wire[],
  graphviz: Graphviz,
  isLeading = false,
): Row {
  const positions = layoutDot(graphviz, rowDot(ids, shapes, wires, isLeading));
  const nodes = ids.flatMap((id) => {
    const shape = shapes.get(id);
    const middle = positions.nodes.get(id);
    if (!shape || !middle) {
      return [];
    }
    // On whole pixels, as are the pins of a node: no wire between two is blurred.
    return [{shape, x: Math.round(middle.x - shape.width / 2), y: Math.round(middle.y - shape.height / 2)}];
  });
  return levelEnds({positions, nodes: level(nodes, wires)}, wires);
}

const move = <T extends Point>(point: T, x: number, y: number): T => ({...point, x: point.x + x, y: point.y + y});
const moveAll = (points: readonly Point[], x: number, y: number): Point[] => points.map((point) => move(point, x, y));

function singleRow({positions, nodes}: Row): Part {
  const routes = new Map(
    [...positions.edges].map(([id, {points}]) => [id, [{kind: 'curve' as const, points}]] as const),
  );
  return {width: positions.width, height: positions.height, nodes, routes};
}

/** Wires that leave a row, the topmost first. */
function leaving(row: Row, wires: readonly Wire[]): Wire[] {
  const exitY = (wire: Wire): number => row.positions.nodes.get(exitId(wire))?.y ?? 0;
  return wires.filter((wire) => row.positions.nodes.has(exitId(wire))).sort((a, b) => exitY(a) - exitY(b));
}

/** Where the rows of a folded part stand; `lanes` is the number of wires that leave each. */
interface Stacked {
  readonly rows: readonly Row[];
  readonly lanes: readonly number[];
  readonly tops: readonly number[];
  /** Room for the lanes at the left of all rows; the same again is at the right. */
  readonly side: number;
  readonly height: number;
}

function stackRows(rows: readonly Row[], wires: readonly Wire[]): Stacked {
  const lanes = rows.map((row) => leaving(row, wires).length);
  const tops: number[] = [];
  let y = 0;
  for (const [index, {positions}] of rows.entries()) {
    tops.push(y);
    y += positions.height + 2 * LANE_START + LANE * (lanes[index] ?? 0);
  }
  return {rows, lanes, tops, side: LANE_START + LANE * Math.max(...lanes), height: y - 2 * LANE_START};
}

/** The way of a wire from the right end of its row round to the left end of the row that it goes to. */
function laneCorners(wire: Wire, lane: number, from: number, {rows, lanes, tops, side}: Stacked): Point[] {
  const row = rows[from];
  const target = rows.findIndex(({positions}) => positions.nodes.has(entryId(wire)));
  const exit = move(row?.positions.nodes.get(exitId(wire)) ?? {x: 0, y: 0}, side, tops[from] ?? 0);
  const entry = move(rows[target]?.positions.nodes.get(entryId(wire)) ?? exit, side, tops[target] ?? 0);
  // The topmost wire takes the outermost lane at the right, and so the innermost at the left: none crosses another.
  const outer = LANE * ((lanes[from] ?? 0) - 1 - lane);
  const right = side + (row?.positions.width ?? 0) + LANE_START + outer;
  const between = (tops[from] ?? 0) + (row?.positions.height ?? 0) + LANE_START + outer;
  const left = side - LANE_START - LANE * lane;
  return [exit, {x: right, y: exit.y}, {x: right, y: between}, {x: left, y: between}, {x: left, y: entry.y}, entry];
}

/** Puts rows below each other and leads the wires between them round their ends. */
function foldedPart(rows: readonly Row[], wires: readonly Wire[]): Part {
  const stacked = stackRows(rows, wires);
  const {tops, side, height} = stacked;
  const routes = new Map<string, Stretch[]>();
  const add = (id: string, stretch: Stretch): void => {
    routes.set(id, [...(routes.get(id) ?? []), stretch]);
  };
  for (const [index, row] of rows.entries()) {
    for (const [id, {points}] of row.positions.edges) {
      add(id, {kind: 'curve', points: moveAll(points, side, tops[index] ?? 0)});
    }
    for (const [lane, wire] of leaving(row, wires).entries()) {
      add(wireId(wire), {kind: 'lines', points: laneCorners(wire, lane, index, stacked)});
    }
  }
  return {
    width: 2 * side + Math.max(...rows.map(({positions}) => positions.width)),
    height,
    nodes: rows.flatMap((row, index) => row.nodes.map((node) => move(node, side, tops[index] ?? 0))),
    routes,
  };
}

const middleOf = ({shape, x}: PlacedNode): number => x + shape.width / 2;

/** Whether a run begins so far from the left edge that a reader would look for its beginning. */
function beginsLate({nodes}: Row): boolean {
  const columns = [...new Set(nodes.map((node) => Math.round(middleOf(node))))].sort((a, b) => a - b);
  return nodes.some((node) => isStart(node.shape) && columns.indexOf(Math.round(middleOf(node))) >= LATE_COLUMN);
}

/** Folds a part that is too wide, and narrower when it still is. */
function layoutPart(ids: readonly string[], shapes: Shapes, all: readonly Wire[], graphviz: Graphviz): Part {
  const whole = layoutRow(ids, shapes, all, graphviz);
  let best = singleRow(whole);
  if (best.width <= FOLD_BEYOND) {
    return best;
  }
  const {nodes} = beginsLate(whole) ? layoutRow(ids, shapes, all, graphviz, true) : whole;
  const extents = nodes.map((node) => ({id: node.shape.node.id, middle: middleOf(node), width: node.shape.width}));
  const wires = all.filter(({from}) => ids.includes(from.node));
  for (const rowWidth of ROW_WIDTHS) {
    const rows = foldRows(extents, wires, rowWidth).map((row) => ids.filter((id) => row.includes(id)));
    if (rows.length > 1) {
      const folded = foldedPart(
        rows.map((row) => layoutRow(row, shapes, all, graphviz, beginsLate(whole))),
        wires,
      );
      best = folded.width < best.width ? folded : best;
    }
    if (best.width <= FOLD_BEYOND) {
      break;
    }
  }
  return best;
}

/** Puts the parts below each other; parts of a single node go side by side. */
function stack(parts: readonly Part[]): {offsets: Point[]; width: number; height: number} {
  const offsets: Point[] = [];
  let cursor = {x: MARGIN, y: MARGIN};
  let rowHeight = 0;
  let width = 0;
  let wasSingle = false;
  for (const part of parts) {
    const isSingle = part.nodes.length === 1;
    const fits = wasSingle && isSingle && cursor.x + part.width <= GRID_WIDTH;
    if (rowHeight > 0 && !fits) {
      cursor = {x: MARGIN, y: cursor.y + rowHeight + PART_GAP};
      rowHeight = 0;
    }
    offsets.push(cursor);
    width = Math.max(width, cursor.x + part.width);
    cursor = {x: cursor.x + part.width + PART_GAP, y: cursor.y};
    rowHeight = Math.max(rowHeight, part.height);
    wasSingle = isSingle;
  }
  return {offsets, width: width + MARGIN, height: cursor.y + rowHeight + MARGIN};
}

const MARK_OFFSET = 15;

function markPoint(mark: Mark, nodes: ReadonlyMap<string, PlacedNode>): Point | undefined {
  const node = nodes.get(mark.node);
  if (!node) {
    return undefined;
  }
  if (mark.pin) {
    const at = endPoint(node, mark.pin.side, mark.pin.name);
    return {x: at.x + (mark.pin.side === 'in' ? -MARK_OFFSET : MARK_OFFSET), y: at.y};
  }
  return node.shape.header === 0 ? {x: node.x - 4, y: node.y + 2} : {x: node.x - 1, y: node.y - 1};
}

/** Room that a disc takes around its middle, with its white line and some air. */
const MARK_ROOM = 13;

/** How far discs reach beyond the sides of a picture. */
function overhang(marks: BlueprintLayout['marks'], width: number): {left: number; right: number} {
  const middles = marks.map(({at}) => at.x);
  return {
    left: Math.max(0, ...middles.map((x) => MARK_ROOM - x)),
    right: Math.max(0, ...middles.map((x) => x + MARK_ROOM - width)),
  };
}

function placeMarks(figure: BlueprintFigure, placed: ReadonlyMap<string, PlacedNode>): BlueprintLayout['marks'] {
  return figure.marks.flatMap((mark) => {
    const at = markPoint(mark, placed);
    return at ? [{mark, at}] : [];
  });
}

function drawPaths(
  figure: BlueprintFigure,
  placed: ReadonlyMap<string, PlacedNode>,
  routes: ReadonlyMap<string, readonly Stretch[]>,
): BlueprintLayout['wires'] {
  return figure.wires.flatMap((wire) => {
    const from = placed.get(wire.from.node);
    const to = placed.get(wire.to.node);
    if (!from || !to) {
      return [];
    }
    const start = endPoint(from, 'out', wire.from.pin);
    const end = endPoint(to, 'in', wire.to.pin);
    const route = routes.get(wireId(wire)) ?? [];
    const others = [...placed.values()].filter((node) => node !== from && node !== to);
    const direct = route.length > 1 ? undefined : directPath(start, end, others);
    return [{wire, path: direct ?? routedPath(start, end, route)}];
  });
}

/** Plans the drawing of a graph: node places by Graphviz, sizes and wires our own. */
export function layoutBlueprint(figure: BlueprintFigure, graphviz: Graphviz): BlueprintLayout {
  const shapes = new Map(figure.nodes.map((node) => [node.id, measureNode(node)]));
  const parts = components(figure).map((ids) => layoutPart(ids, shapes, figure.wires, graphviz));
  const {offsets, width, height} = stack(parts);
  const nodesAt = (shift: number): Map<string, PlacedNode> =>
    new Map(
      parts.flatMap(({nodes}, index) => {
        const {x, y} = offsets[index] ?? {x: 0, y: 0};
        return nodes.map((node) => [node.shape.node.id, move(node, x + shift, y)] as const);
      }),
    );
  const {left, right} = overhang(placeMarks(figure, nodesAt(0)), width);
  const placed = nodesAt(left);
  const routes = new Map<string, readonly Stretch[]>();
  for (const [index, part] of parts.entries()) {
    const {x, y} = offsets[index] ?? {x: 0, y: 0};
    for (const [id, route] of part.routes) {
      routes.set(
        id,
        route.map(({kind, points}) => ({kind, points: moveAll(points, x + left, y)})),
      );
    }
  }
  return {
    width: width + left + right,
    height,
    nodes: [...placed.values()],
    wires: drawPaths(figure, placed, routes),
    marks: placeMarks(figure, placed),
  };
}
