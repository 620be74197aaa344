/** A tree of props whose leaves name the chunk of each: a key of the registry, or its position there. */
export interface ChunkTree<Name> {
  [prop: string]: Name | ChunkTree<Name>;
}

/** A route as Docusaurus hands it to the router. `key` is its path and a suffix that sets equal paths apart. */
export interface Route<Name> {
  readonly path: string;
  readonly key: string;
  readonly chunks: ChunkTree<Name>;
  /** What else the route carries, for example `exact` and `sidebar`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly Route<Name>[];
}

/** Stands in a template for the next chunk of a group. */
export const NEXT = -1;

/** Routes of one parent that differ by page name and by one chunk only. */
export interface CompactGroup {
  /** Which set of pages. */
  readonly set: number;
  /** Position of the first page's chunk; the others follow in order. */
  readonly start: number;
  readonly chunks: ChunkTree<number>;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A route with its chunks by position. */
export interface CompactRoute {
  readonly path: string;
  readonly chunks: ChunkTree<number>;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly routes?: readonly CompactRoute[] | CompactGroup;
}

/** Docs of a version whose paths follow from the version's path: which set of pages, and their sidebar. */
export interface CompactDocs {
  readonly set: number;
  readonly sidebar: string | null;
}

/** The generated tables without what can be derived. */
export interface Compact {
  /** Names of pages below the path of their version, in the order of all routes. */
  readonly pages: readonly string[];
  /** Sets of pages: each lists what changes against the one before, as positions in `pages`. */
  readonly sets: readonly (readonly number[])[];
  readonly routes: readonly CompactRoute[];
  /** Docusaurus' global data; `docs` lists may be `CompactDocs`. */
  readonly globalData: unknown;
}
