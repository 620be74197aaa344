import type {Wire} from './model';

/** A column of nodes in an unfolded layout; `left` and `right` in px. */
interface Column {
  readonly ids: readonly string[];
  readonly left: number;
  readonly right: number;
}

/** What a node takes up in an unfolded layout. */
export interface Extent {
  readonly id: string;
  readonly middle: number;
  readonly width: number;
}

/**
 * A graph wider than this is folded: with its margins it would be wider than 893 px, at which a text column of 756 px
 * shows text of 13 px at 11.
 */
export const FOLD_BEYOND = 866;
/** Widths at which rows are aimed, best first; the rest is for the lanes at their ends. */
export const ROW_WIDTHS: readonly number[] = [780, 720, 660, 600, 540];
/** Distance of columns, about. */
const GAP = 30;
const ROW_COST = 250;
const CROSSING_COST = 60;
const OVERFLOW_COST = 1.5;
/** What is wider than a row may be at most counts more. */
const MOST_OVERFLOW = 20;
const EXCESS_COST = 8;
/** Nodes of one rank share their middle; half a pixel is for rounding. */
const SAME_COLUMN = 0.5;

function toColumns(nodes: readonly Extent[]): Column[] {
  const columns: Column[] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const node of [...nodes].sort((a, b) => a.middle - b.middle)) {
    const left = node.middle - node.width / 2;
    const right = node.middle + node.width / 2;
    const last = columns.at(-1);
    if (last && node.middle - middle <= SAME_COLUMN) {
      columns[columns.length - 1] = {
        ids: [...last.ids, node.id],
        left: Math.min(last.left, left),
        right: Math.max(last.right, right),
      };
    } else {
      columns.push({ids: [node.id], left, right});
      middle = node.middle;
    }
  }
  return columns;
}

/**
 * The column with which each node goes into a row: its own, but for a variable that feeds data only the column of the
 * first node that it feeds.
 */
function homeColumns(columns: readonly Column[], wires: readonly Wire[]): Map<string, number> {
  const own = new Map(columns.flatMap(({ids}, index) => ids.map((id) => [id, index] as const)));
  const homes = new Map(own);
  for (const id of own.keys()) {
    const out = wires.filter(({from}) => from.node === id);
    const isVariable = out.every(({type}) => type !== 'exec') && !wires.some(({to}) => to.node === id);
    if (isVariable && out.length > 0) {
      homes.set(id, Math.min(...out.map(({to}) => own.get(to.node) ?? 0)));
    }
  }
  return homes;
}

const isBetween = (value: number, from: number, before: number): boolean => value >= from && value < before;

/**
 * Breaks a wide graph into rows, as text is broken into lines: between columns, where few wires cross and no row is
 * too wide.
 *
 * @param rowWidth the width at which rows are aimed, in px
 * @returns the ids of each row; a single row when the graph is narrow or has wires that run backwards
 */
export function foldRows(nodes: readonly Extent[], wires: readonly Wire[], rowWidth: number): string[][] {
  const columns = toColumns(nodes);
  const single = [nodes.map(({id}) => id)];
  const homes = homeColumns(columns, wires);
  // Variables that come into a row with its first column stand before it.
  const before = columns.map((column, index) =>
    Math.max(
      0,
      ...nodes.flatMap(({id, width}) => (homes.get(id) === index && !column.ids.includes(id) ? [width + GAP] : [])),
    ),
  );
  const widthOf = (from: number, to: number): number => {
    const row = columns.slice(from, to);
    const width = Math.max(...row.map(({right}) => right)) - Math.min(...row.map(({left}) => left));
    return from === 0 ? width : width + (before[from] ?? 0);
  };
  if (widthOf(0, columns.length) <= FOLD_BEYOND) {
    return single;
  }
  const spans = wires.map(({from, to}) => [homes.get(from.node) ?? 0, homes.get(to.node) ?? 0] as const);
  if (spans.some(([from, to]) => from > to)) {
    return single;
  }
  const crossings = (cut: number): number => spans.filter(([from, to]) => from < cut && to >= cut).length;
  const rowCost = (from: number, to: number): number =>
    ROW_COST +
    Math.max(0, widthOf(from, to) - rowWidth) * OVERFLOW_COST +
    Math.max(0, widthOf(from, to) - rowWidth - MOST_OVERFLOW) * EXCESS_COST +
    (from === 0 ? 0 : crossings(from) * CROSSING_COST);
  // best[end] is the cheapest way to break the columns before `end`; its row begins at `start`.
  const best: {cost: number; start: number}[] = [{cost: 0, start: 0}];
  for (let end = 1; end <= columns.length; end += 1) {
    const options = Array.from({length: end}, (_, start) => ({
      start,
      cost: (best[start]?.cost ?? 0) + rowCost(start, end),
    }));
    best.push(options.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  const rows: string[][] = [];
  for (let end = columns.length; end > 0; end = best[end]?.start ?? 0) {
    const start = best[end]?.start ?? 0;
    rows.unshift(nodes.map(({id}) => id).filter((id) => isBetween(homes.get(id) ?? 0, start, end)));
  }
  return rows;
}
