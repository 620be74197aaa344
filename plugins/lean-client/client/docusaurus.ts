// Stands in for Docusaurus' client module of the same name, which is `window.docusaurus`: links ask it to fetch what
// they lead to. The original searches all chunk names of the site for each link in sight, in one task that takes a
// third of a second on a phone, while the page is being hydrated.
import {matchRoutes} from 'react-router-config';
import preloadRoute from '@docusaurus/core/lib/client/preload';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Few at a time: what a reader asks for meanwhile must not wait behind them. */
const AT_ONCE = 3;
const IDLE_LIMIT = 2000;

declare const __webpack_require__: {
  /** Address of a chunk's file by its place in the registry (modules.ts); empty for a part of the frame. */
  gca: (chunk: string) => string;
};

/** The page that the browser opened is there, if only as a document. */
const asked = new Set([window.location.pathname]);
const preloaded = new Set<string>();
const files = new Set<string>();
const queue: string[] = [];
let running = 0;
let chunksOfPaths: Map<string, string[]> | undefined;

const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, {timeout: IDLE_LIMIT})
    : (run) => setTimeout(run, 200);

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return connection?.effectiveType?.includes('2g') === true || connection?.saveData === true;
}

function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value as string];
}

function chunksOf(path: string): readonly string[] {
  if (!chunksOfPaths) {
    chunksOfPaths = new Map();
    for (const [key, chunks] of Object.entries(routesChunkNames)) {
      const route = key.replace(/-[^-]+$/, '');
      chunksOfPaths.set(route, [...(chunksOfPaths.get(route) ?? []), ...leaves(chunks)]);
    }
  }
  return chunksOfPaths.get(path) ?? [];
}

function filesOf(path: string): string[] {
  const chunks = matchRoutes(routes, path).flatMap(({route}) => chunksOf(route.path as string));
  const named = new Set(chunks.map((chunk) => __webpack_require__.gca(chunk)));
  // A chunk that the bundler has put into another one has no file of its own.
  return [...named].filter((file) => file !== '' && !file.includes('undefined') && !files.has(file));
}

function run(): void {
  const path = running < AT_ONCE ? queue.shift() : undefined;
  if (path === undefined) {
    return;
  }
  running += 1;
  const needed = filesOf(path);
  needed.forEach((file) => files.add(file));
  void Promise.all(needed.map(fetchAhead)).then(() => {
    running -= 1;
    whenIdle(run);
  });
  whenIdle(run);
}

function prefetch(path: string): false | Promise<void> {
  if (isSlowConnection() || asked.has(path) || preloaded.has(path)) {
    return false;
  }
  asked.add(path);
  queue.push(path);
  whenIdle(run);
  return Promise.resolve();
}

function preload(path: string): false | Promise<unknown> {
  if (isSlowConnection() || preloaded.has(path)) {
    return false;
  }
  preloaded.add(path);
  return preloadRoute(path);
}

export default Object.freeze({prefetch, preload});
