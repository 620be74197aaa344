import {isDeepStrictEqual} from 'node:util';
import vm from 'node:vm';
import {unpack, type Json, type PackedList} from '../shared/pack';
import type {RouteRecord} from '../shared/tables';
import {pack} from './pack';

/** The files that Docusaurus generates for the client, as text. */
export interface GeneratedFiles {
  readonly 'routes.js': string;
  readonly 'registry.js': string;
  readonly 'routesChunkNames.json': string;
  readonly 'globalData.json': string;
}

/** What the client gets in the place of the generated files. */
export interface CompactTables {
  /** The routes and the global data, for `client/tables.ts`. */
  readonly packed: PackedList;
  /** The registry, as a script: how each chunk is loaded. */
  readonly registry: string;
  /** Name of the script that holds a chunk, by the name that Docusaurus gave to the chunk. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** How the registry loads a module. */
const IMPORT = /import\(\/\* webpackChunkName: "(?<name>[^"]+)" \*\/ (?<request>"(?:[^"\\]|\\.)+")\)/g;

/** Digits that are left of a chunk's name, which has eight: every reader gets the names of all chunks. */
const NAME_LENGTH = 6;

/** Name of the chunk with the frame of docs pages. */
const FRAME = 'docs';

/** What a page loads: names of chunks by prop, nested where props are. */
type ChunkTree = Readonly<Record<string, Json>>;

/** `routesChunkNames.json`: what routes load, by their key. */
type ChunkNames = Readonly<Record<string, ChunkTree>>;

const fault = (file: keyof GeneratedFiles): Error =>
  new Error(
    `lean-client: .docusaurus/${file} does not look as Docusaurus 3.10 writes it. ` +
      'Build with DOCS_WITHOUT=tables, and adapt plugins/lean-client/node/tables.ts.',
  );

/** Chunks of the components that show nested routes: what all pages of the docs need. */
function frameOf(routes: readonly GeneratedRoute[], chunkNames: ChunkNames, isNested = false): string[] {
  return routes.flatMap(({component, routes: children}) => [
    ...(isNested || children ? [chunkNames[component]?.__comp as string] : []),
    ...frameOf(children ?? [], chunkNames, true),
  ]);
}

/** A tree of chunk names with other names. */
const renamed = (tree: unknown, names: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(tree), (_, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );

interface GeneratedRoute {
  readonly path: string;
  /** Its key in `routesChunkNames.json`. */
  readonly component: string;
  readonly routes?: readonly GeneratedRoute[];
}

function readRoutes(text: string): GeneratedRoute[] {
  const list = /^export default (?<list>\[.*\]);\s*$/ms.exec(text)?.groups?.list;
  const ComponentCreator = (path: string, hash?: string): string => (hash === undefined ? path : `${path}-${hash}`);
  // Through JSON, because arrays of another realm equal none of ours.
  const routes = JSON.parse(
    JSON.stringify(list === undefined ? [] : vm.runInNewContext(list, {ComponentCreator})),
  ) as GeneratedRoute[];
  if (routes.pop()?.component !== '*') {
    throw fault('routes.js');
  }
  return routes;
}

/**
 * Makes small tables out of those that Docusaurus generates, which grow by 2 kB gzipped with each docs version.
 * @throws when a file has a form that this version of Docusaurus does not write
 */
export function compactTables(files: GeneratedFiles): CompactTables {
  const chunkNames = JSON.parse(files['routesChunkNames.json']) as ChunkNames;
  const routes = readRoutes(files['routes.js']);
  const requests = new Map(
    [...files['registry.js'].matchAll(IMPORT)].map(({groups}) => [groups?.name ?? '', groups?.request ?? '']),
  );
  const short = new Set([...requests.keys()].map((name) => name.slice(0, NAME_LENGTH)));
  const length = short.size === requests.size ? NAME_LENGTH : undefined;
  // The frame of docs pages is one chunk. The first of its modules has its name, for links that fetch it ahead.
  const frame = [...new Set(frameOf(routes, chunkNames))];
  const names = new Map([
    ...[...requests.keys()].map((name) => [name, name.slice(0, length)] as const),
    ...frame.map((name, index) => [name, `${FRAME}${index || ''}`] as const),
  ]);
  const scripts = new Map([...names, ...frame.map((name) => [name, FRAME] as const)]);
  JSON.stringify(chunkNames, (_, value: unknown) => {
    if (typeof value === 'string' && !requests.has(value)) {
      throw fault('registry.js');
    }
    return value;
  });
  const record = ({component, routes: children, ...route}: GeneratedRoute): RouteRecord => {
    const chunks = chunkNames[component];
    if (chunks === undefined) {
      throw fault('routesChunkNames.json');
    }
    return {...route, chunks: renamed(chunks, names) as Json, ...(children ? {routes: children.map(record)} : {})};
  };
  const tables = [
    {routes: routes.map(record), globalData: JSON.parse(files['globalData.json']) as Json},
  ] as unknown as readonly Json[];
  const packed = pack(tables);
  if (!isDeepStrictEqual(unpack(packed), tables)) {
    throw new Error('lean-client: the packed tables are not those of the site. Build with DOCS_WITHOUT=tables.');
  }
  const loaders = [...requests].map(
    ([name, request]) =>
      `  "${names.get(name) ?? ''}": [() => import(/* webpackChunkName: "${scripts.get(name) ?? ''}" */ ${request})],\n`,
  );
  // For links that fetch the scripts of a page ahead.
  const gca = '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);\n';
  return {
    packed,
    registry: `${gca}export default {\n${loaders.join('')}};\n`,
    scripts: Object.fromEntries(scripts),
  };
}
