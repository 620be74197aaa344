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

/** The point of a Bezier curve with four control points; `t` runs from 0 to 1. */
export function onCurve([a, b, c, d]: readonly Point[], t: number): Point {
  const u = 1 - t;
  const mix = (k: 'x' | 'y'): number =>
    u ** 3 * (a?.[k] ?? 0) + 3 * u * u * t * (b?.[k] ?? 0) + 3 * u * t * t * (c?.[k] ?? 0) + t ** 3 * (d?.[k] ?? 0);
  return {x: mix('x'), y: mix('y')};
}

/** Positions that Graphviz found; origin top left, y downwards, 1 unit = 1 CSS px. */
export interface Positions {
  readonly width: number;
  readonly height: number;
  /** Middle of each node by name. */
  readonly nodes: ReadonlyMap<string, Point>;
  /** Frame of each cluster by name. */
  readonly clusters: ReadonlyMap<string, Box>;
  /** By the `id` attribute of the edge. */
  readonly edges: ReadonlyMap<string, {readonly points: readonly Point[]; readonly label?: Point}>;
}

interface RawObject {
  readonly name: string;
  readonly pos?: string;
  readonly bb?: string;
}
interface RawEdge {
  readonly id: string;
  readonly pos: string;
  readonly lp?: string;
}
interface RawGraph {
  readonly bb: string;
  readonly objects?: readonly RawObject[];
  readonly edges?: readonly RawEdge[];
}

function parsePoint(text: string, height: number): Point {
  const [x, y] = text.split(',').map(Number);
  return {x: x ?? 0, y: height - (y ?? 0)};
}

function parseBox(text: string, height: number): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = text.split(',').map(Number);
  return {x: left, y: height - top, width: right - left, height: top - bottom};
}

function parseEdge({pos, lp}: RawEdge, height: number): {points: Point[]; label?: Point} {
  // Parts that begin with "s," or "e," are the tips of arrows, which the drawing makes itself.
  const points = pos.split(' ').filter((part) => !/^[es],/.test(part));
  return {
    points: points.map((part) => parsePoint(part, height)),
    ...(lp === undefined ? {} : {label: parsePoint(lp, height)}),
  };
}

/** Lays out a DOT graph that this plugin generated. Every edge of it must have an `id`. */
export function layoutDot(graphviz: Graphviz, dot: string): Positions {
  const raw = JSON.parse(graphviz.layout(dot, 'json', 'dot')) as RawGraph;
  const size = parseBox(raw.bb, 0);
  const {height} = size;
  const objects = raw.objects ?? [];
  return {
    width: Math.ceil(size.width),
    height: Math.ceil(height),
    nodes: new Map(objects.flatMap(({name, pos}) => (pos === undefined ? [] : [[name, parsePoint(pos, height)]]))),
    clusters: new Map(objects.flatMap(({name, bb}) => (bb === undefined ? [] : [[name, parseBox(bb, height)]]))),
    edges: new Map((raw.edges ?? []).map((edge) => [edge.id, parseEdge(edge, height)])),
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
