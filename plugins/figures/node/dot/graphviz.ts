import type {Graphviz} from '@hpcc-js/wasm-graphviz';
import type {Box, Point} from '../geometry';

/** Graphviz, compiled to WebAssembly: loaded on first use, once per process (about 90 ms). */
export async function loadGraphviz(): Promise<Graphviz> {
  return (await import('@hpcc-js/wasm-graphviz')).Graphviz.load();
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
  readonly objects?: readonly {readonly name: string; readonly pos?: string; readonly bb?: string}[];
  readonly edges?: readonly {readonly id?: string; readonly pos?: string; readonly lp?: string}[];
}

function parsePoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return {x, y};
}

function parseBox(text: string): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = text.split(',').map(Number);
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/** @param pos `e,x,y` for the point of the head, then the points of the curve */
function parseEdge(pos: string, label: string | undefined): Edge {
  const [head = '', ...points] = pos.split(' ');
  return {
    curve: points.map(parsePoint),
    end: parsePoint(head.replace('e,', '')),
    ...(label === undefined ? {} : {label: parsePoint(label)}),
  };
}

/** Lays out a DOT graph that this plugin generated. */
export function layoutDot(graphviz: Graphviz, dot: string): Positions {
  const found = graphviz.layout(dot, 'json', 'dot', {yInvert: true});
  const {objects = [], edges = []} = JSON.parse(found) as RawGraph;
  return {
    nodes: new Map(objects.flatMap(({name, pos}) => (pos === undefined ? [] : [[name, parsePoint(pos)]]))),
    clusters: new Map(objects.flatMap(({name, bb}) => (bb === undefined ? [] : [[name, parseBox(bb)]]))),
    edges: new Map(
      edges.flatMap(({id, pos, lp}) => (id === undefined || pos === undefined ? [] : [[id, parseEdge(pos, lp)]])),
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
