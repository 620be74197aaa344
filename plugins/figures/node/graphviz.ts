import type {Graphviz} from '@hpcc-js/wasm-graphviz';

let loading: Promise<Graphviz> | undefined;

/** Graphviz, compiled to WebAssembly: loaded on first use, once per process (about 90 ms). */
export async function loadGraphviz(): Promise<Graphviz> {
  loading ??= import('@hpcc-js/wasm-graphviz').then(async (module) => module.Graphviz.load());
  return loading;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** An edge that Graphviz drew. */
export interface Edge {
  /** A Bézier curve: its start, then three points for each piece. It ends at the foot of the arrowhead. */
  readonly curve: readonly Point[];
  /** The point of the arrowhead. */
  readonly end: Point;
  /** Middle of the label. */
  readonly label?: Point;
}

/** What Graphviz found; origin top left, y downwards, 1 unit = 1 CSS px. */
export interface Positions {
  /** Middle of each node by name. */
  readonly nodes: ReadonlyMap<string, Point>;
  /** Frame of each cluster by name. */
  readonly clusters: ReadonlyMap<string, Box>;
  /** The edges by their `id`. */
  readonly edges: ReadonlyMap<string, Edge>;
}

interface RawGraph {
  readonly bb: string;
  readonly objects?: readonly {readonly name: string; readonly pos?: string; readonly bb?: string}[];
  readonly edges?: readonly {readonly id?: string; readonly pos?: string; readonly lp?: string}[];
}

function parsePoint(text: string, height: number): Point {
  const [x, y] = text.split(',').map(Number);
  return {x: x ?? 0, y: height - (y ?? 0)};
}

function parseBox(text: string, height: number): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = text.split(',').map(Number);
  return {x: left, y: height - top, width: right - left, height: top - bottom};
}

/** @param pos `e,x,y` for the point of the head, then the points of the curve */
function parseEdge(pos: string, label: string | undefined, height: number): Edge {
  const [head = '', ...points] = pos.split(' ');
  return {
    curve: points.map((point) => parsePoint(point, height)),
    end: parsePoint(head.replace('e,', ''), height),
    ...(label === undefined ? {} : {label: parsePoint(label, height)}),
  };
}

/** Lays out a DOT graph that this plugin generated. */
export function layoutDot(graphviz: Graphviz, dot: string): Positions {
  const {bb: whole, objects = [], edges = []} = JSON.parse(graphviz.layout(dot, 'json', 'dot')) as RawGraph;
  const {height} = parseBox(whole, 0);
  return {
    nodes: new Map(objects.flatMap(({name, pos}) => (pos === undefined ? [] : [[name, parsePoint(pos, height)]]))),
    clusters: new Map(objects.flatMap(({name, bb}) => (bb === undefined ? [] : [[name, parseBox(bb, height)]]))),
    edges: new Map(
      edges.flatMap(({id, pos, lp}) =>
        id === undefined || pos === undefined ? [] : [[id, parseEdge(pos, lp, height)]],
      ),
    ),
  };
}

/** Quotes a DOT string. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A label that only takes up room: Graphviz places it, the plugin draws the text. */
export function spacer(width: number, height: number): string {
  const size = `FIXEDSIZE="TRUE" WIDTH="${String(Math.ceil(width))}" HEIGHT="${String(Math.ceil(height))}"`;
  return `<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD ${size}></TD></TR></TABLE>>`;
}
