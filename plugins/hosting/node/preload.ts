import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';

/** What a route loads: names of chunks by prop. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** The pages, and what each and the routes around it load, from the outer one inwards. */
function pagesOf(
  routes: readonly RouteConfig[],
  load: (path: string) => readonly ChunkNames[],
  outer: readonly ChunkNames[] = [],
): (readonly [string, readonly ChunkNames[]])[] {
  return routes.flatMap(({path: own, routes: inner}) => {
    const loaded = [...outer, ...load(own)];
    return inner ? pagesOf(inner, load, loaded) : [[own, loaded] as const];
  });
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

/**
 * Announces the scripts that a page asks for once its first one runs, so that they are on their way by then.
 * @returns tags for the head of the document of a route
 */
export function preloader({
  baseUrl,
  generatedFilesDir,
  routes,
}: Pick<Props, 'baseUrl' | 'generatedFilesDir'> & {readonly routes: readonly RouteConfig[]}): (
  route: string,
) => string {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  /** Chunks by the name of what is loaded, and files by the id of a chunk. */
  const {origins, assets} = read('client-manifest.json') as {
    readonly origins: Readonly<Record<string, readonly string[]>>;
    readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
  };
  const chunkNames = new Map<string, ChunkNames[]>();
  Object.entries(read('routesChunkNames.json') as Record<string, ChunkNames>).forEach(([key, names]) => {
    // A key is a path and digits that set equal paths apart.
    const of = key.replace(/-[^-]+$/, '');
    chunkNames.set(of, [...(chunkNames.get(of) ?? []), names]);
  });
  // Of routes with one path, such as all docs and their latest version, Docusaurus writes the outer one first.
  const pages = new Map(pagesOf(routes, (of) => chunkNames.get(of)?.splice(0, 1) ?? []));
  return (route) => {
    const names = (pages.get(route) ?? []).flatMap(leaves);
    const ids = names.flatMap((name) => origins[name] ?? []);
    const files = new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({file}) => file));
    return [...files].map((file) => `<link rel="preload" href="${baseUrl}${file}" as="script">`).join('');
  };
}
