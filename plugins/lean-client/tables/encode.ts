import {isDeepStrictEqual} from 'node:util';
import {NEXT, type ChunkTree, type Compact, type CompactGroup, type CompactRoute, type Route} from './compact';
import type {Tables} from './tables';

/** Compact tables, and the modules that their chunk positions mean. */
export interface Encoded {
  readonly compact: Compact;
  /** Name that Docusaurus gave to each chunk, by position. */
  readonly names: readonly string[];
  /** Request of the module in each chunk, by position. */
  readonly modules: readonly string[];
  /** Positions of what every page of a group loads, whichever version it is of: the frame of docs pages. */
  readonly frame: readonly number[];
  /** Positions of the props that the pages of one version share. */
  readonly props: readonly number[];
}

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mutable pool of page sets; the pages keep one order that fits every set. */
class PageSets {
  readonly pages: string[] = [];
  private readonly sets: string[][] = [];

  /** Adds the pages of a set where the order allows it. Returns false when two sets disagree about the order. */
  learn(set: readonly string[]): boolean {
    let after = -1;
    for (const page of set) {
      const position = this.pages.indexOf(page);
      if (position >= 0 && position <= after) {
        return false;
      }
      if (position < 0) {
        this.pages.splice(after + 1, 0, page);
        after += 1;
      } else {
        after = position;
      }
    }
    return true;
  }

  /** Number of the set, or undefined when its order does not fit. */
  numberOf(set: readonly string[]): number | undefined {
    if (
      !isDeepStrictEqual(
        this.pages.filter((page) => set.includes(page)),
        set,
      )
    ) {
      return undefined;
    }
    const known = this.sets.findIndex((other) => isDeepStrictEqual(other, set));
    return known >= 0 ? known : this.sets.push([...set]) - 1;
  }

  /** Each set as the positions that change against the one before. */
  changes(): number[][] {
    let before = new Set<string>();
    return this.sets.map((set) => {
      const now = new Set(set);
      const changed = this.pages.flatMap((page, position) => (now.has(page) === before.has(page) ? [] : [position]));
      before = now;
      return changed;
    });
  }
}

interface Group {
  readonly pages: string[];
  /** The chunk of each page that no other route has. */
  readonly own: string[];
  readonly template: ChunkTree<string | typeof NEXT>;
  readonly attributes: Readonly<Json>;
}

/** The names in a tree, from left to right. */
export function leaves<Name>(tree: ChunkTree<Name>): Name[] {
  return Object.values(tree).flatMap((leaf) => (isRecord(leaf) ? leaves(leaf) : [leaf]));
}

function mapLeaves<From, To>(tree: ChunkTree<From>, change: (leaf: From) => To): ChunkTree<To> {
  return Object.fromEntries(
    Object.entries(tree).map(([prop, leaf]) => [prop, isRecord(leaf) ? mapLeaves(leaf, change) : change(leaf)]),
  );
}

/** Recognises children that differ by page name and by one chunk of their own only. */
function groupOf({path, routes = []}: Route<string>, uses: ReadonlyMap<string, number>): Group | undefined {
  const own: string[] = [];
  const templates = routes.map(({chunks}) =>
    mapLeaves(chunks, (name): string | typeof NEXT => {
      if (uses.get(name) !== 1) {
        return name;
      }
      own.push(name);
      return NEXT;
    }),
  );
  const [first] = routes;
  const [template] = templates;
  const isUniform =
    own.length === routes.length &&
    routes.every(
      (child, index) =>
        child.path.startsWith(`${path}/`) &&
        !child.routes &&
        leaves(templates[index] ?? {}).includes(NEXT) &&
        isDeepStrictEqual(templates[index], template) &&
        isDeepStrictEqual(child.attributes, first?.attributes),
    );
  if (routes.length < 2 || !isUniform || !template) {
    return undefined;
  }
  const pages = routes.map((child) => child.path.slice(path.length + 1));
  return {pages, own, template, attributes: first?.attributes ?? {}};
}

function countUses(routes: readonly Route<string>[], uses = new Map<string, number>()): Map<string, number> {
  for (const {chunks, routes: children = []} of routes) {
    for (const name of leaves(chunks)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
    countUses(children, uses);
  }
  return uses;
}

const everyRoute = (routes: readonly Route<string>[]): Route<string>[] =>
  routes.flatMap((route) => [route, ...everyRoute(route.routes ?? [])]);

/** Replaces lists of docs whose paths follow from their version's path. */
function compactDocs(value: unknown, sets: PageSets): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => compactDocs(item, sets));
  }
  if (!isRecord(value)) {
    return value;
  }
  const {path, docs} = value;
  const result = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'docs' ? item : compactDocs(item, sets)]),
  );
  if (typeof path === 'string' && Array.isArray(docs) && docs.every(isRecord)) {
    const [first] = docs;
    const isDerived = docs.every((doc) =>
      isDeepStrictEqual(doc, {
        id: doc.id,
        path: `${path}/${String(doc.id)}`,
        ...(first && 'sidebar' in first ? {sidebar: first.sidebar} : {}),
      }),
    );
    const set = isDerived && docs.length > 0 ? sets.numberOf(docs.map(({id}) => id as string)) : undefined;
    if (set !== undefined) {
      result.docs = {set, sidebar: first?.sidebar ?? null};
    }
  }
  return result;
}

/** Names of chunks that every route of a group needs: those of its parents and of its template. */
function frameOf(routes: readonly Route<string>[], groups: ReadonlyMap<Route<string>, Group>): Set<string> {
  const frame = new Set<string>();
  const visit = (route: Route<string>, parents: readonly string[]): void => {
    const path = [...parents, ...leaves(withoutProps(route.chunks))];
    const group = groups.get(route);
    if (group) {
      [...path, ...leaves(group.template)].forEach((name) => name !== NEXT && frame.add(name));
    } else {
      route.routes?.forEach((child) => {
        visit(child, path);
      });
    }
  };
  routes.forEach((route) => {
    visit(route, []);
  });
  return frame;
}

const withoutProps = (chunks: ChunkTree<string>): ChunkTree<string> =>
  Object.fromEntries(Object.entries(chunks).filter(([prop]) => prop !== '__props'));

/**
 * Takes out of the generated tables what `expand` can derive. Whatever does not fit the pattern stays as it is,
 * so the result is always right, and small for docs in versions.
 */
export function encode({routes, registry, globalData}: Tables): Encoded {
  const uses = countUses(routes);
  const sets = new PageSets();
  const groups = new Map<Route<string>, Group>();
  for (const route of everyRoute(routes)) {
    const group = groupOf(route, uses);
    if (group && sets.learn(group.pages)) {
      groups.set(route, group);
    }
  }
  const names: string[] = [];
  const position = (name: string): number => {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  };
  const compactGroup = ({pages, own, template, attributes}: Group): CompactGroup | undefined => {
    const set = sets.numberOf(pages);
    if (set === undefined) {
      return undefined;
    }
    const chunks = mapLeaves(template, (name) => (typeof name === 'string' ? position(name) : NEXT));
    const start = names.length;
    names.push(...own);
    return {set, start, chunks, attributes};
  };
  const compactRoute = (route: Route<string>): CompactRoute => {
    const group = groups.get(route);
    const chunks = mapLeaves(route.chunks, position);
    const children = group ? compactGroup(group) : undefined;
    return {
      path: route.path,
      chunks,
      ...(Object.keys(route.attributes).length > 0 ? {attributes: route.attributes} : {}),
      ...(route.routes ? {routes: children ?? route.routes.map(compactRoute)} : {}),
    };
  };
  const compactRoutes = routes.map(compactRoute);
  const compactGlobalData = compactDocs(globalData, sets);
  const frame = frameOf(routes, groups);
  const props = everyRoute(routes).flatMap(({chunks: {__props}}) => (typeof __props === 'string' ? [__props] : []));
  return {
    compact: {pages: sets.pages, sets: sets.changes(), routes: compactRoutes, globalData: compactGlobalData},
    names,
    modules: names.map((name) => {
      const request = registry.get(name);
      if (request === undefined) {
        throw new Error(`lean-client: the registry has no chunk "${name}".`);
      }
      return request;
    }),
    frame: names.flatMap((name, index) => (frame.has(name) ? [index] : [])),
    props: props.map(position),
  };
}
