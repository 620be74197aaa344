// Runs in the reader's browser, at start-up: keep it small.
import type {ChunkTree, Compact, CompactDocs, CompactGroup, CompactRoute, Route} from './compact';

type Json = Record<string, unknown>;

function pagesOfSets({pages, sets}: Compact): string[][] {
  const members = new Set<number>();
  return sets.map((changes) => {
    for (const position of changes) {
      if (!members.delete(position)) {
        members.add(position);
      }
    }
    return pages.filter((_, position) => members.has(position));
  });
}

/** Copies a template of chunks; a negative leaf becomes `next`. */
function fill(template: ChunkTree<number>, next: number): ChunkTree<number> {
  return Object.fromEntries(
    Object.entries(template).map(([prop, leaf]) => [
      prop,
      typeof leaf === 'object' ? fill(leaf, next) : leaf < 0 ? next : leaf,
    ]),
  );
}

function expandDocs(value: unknown, sets: readonly (readonly string[])[], path?: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => expandDocs(item, sets));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const record = value as Json;
  if (typeof record.set === 'number' && typeof path === 'string') {
    const {set, sidebar} = record as unknown as CompactDocs;
    return sets[set]?.map((id) => ({id, path: `${path}/${id}`, ...(sidebar === null ? {} : {sidebar})}));
  }
  return Object.fromEntries(
    Object.entries(record).map(([key, item]) => [
      key,
      expandDocs(item, sets, key === 'docs' ? record.path : undefined),
    ]),
  );
}

/**
 * Makes the tables that Docusaurus' client expects from the compact ones.
 * @returns the routes with chunks by position in the registry, and the global data
 */
export function expand(compact: Compact): {routes: Route<number>[]; globalData: unknown} {
  const sets = pagesOfSets(compact);
  const seen = new Map<string, number>();
  const route = (
    path: string,
    chunks: ChunkTree<number>,
    attributes: Json = {},
    children?: CompactRoute['routes'],
  ): Route<number> => {
    const count = seen.get(path) ?? 0;
    seen.set(path, count + 1);
    // No hyphen: Docusaurus cuts the key at its last one.
    const own = {path, key: `${path}-${count}`, chunks, attributes};
    return children ? {...own, routes: expandChildren(path, children)} : own;
  };
  const expandChildren = (parent: string, children: readonly CompactRoute[] | CompactGroup): Route<number>[] =>
    'set' in children
      ? (sets[children.set] ?? []).map((page, index) =>
          route(`${parent}/${page}`, fill(children.chunks, children.start + index), children.attributes),
        )
      : children.map((child) => route(child.path, child.chunks, child.attributes, child.routes));
  return {routes: expandChildren('', compact.routes), globalData: expandDocs(compact.globalData, sets)};
}
