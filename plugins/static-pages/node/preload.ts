import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import {DATA_ID} from '../../served-article/shared/page-data';

/** What a route loads: names of chunks by prop. */
type ChunkNames = Readonly<Record<string, unknown>>;

const SERVED_ARTICLE = new RegExp(`<script[^>]*\\bid="?${DATA_ID}"?[\\s>]`);
/** The prop by which Docusaurus hands a page its compiled text. */
const CONTENT = 'content';

/** The paths of the routes that show a page, from the outer one inwards. */
function pathsOf(
  routes: readonly RouteConfig[],
  outer: readonly string[] = [],
): (readonly [string, readonly string[]])[] {
  return routes.flatMap(({path: own, routes: inner}) => {
    const paths = [...new Set([...outer, own])];
    return inner ? pathsOf(inner, paths) : [[own, paths] as const];
  });
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

/**
 * Puts links into the head of a document that have its browser load scripts early.
 * @param files addresses of the scripts
 * @throws when the document does not say where its head ends
 */
export function insertPreloads(html: string, files: Iterable<string>): string {
  const links = [...new Set(files)].map((file) => `<link rel="preload" href="${file}" as="script">`);
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error(
      'there is no </head> before which scripts could be announced. Build with DOCS_WITHOUT=first-paint.',
    );
  }
  return html.slice(0, end) + links.join('') + html.slice(end);
}

/**
 * Announces the scripts that a page asks for once its first one runs, so that they are on their way by then. A page
 * whose article stays as it was served does without the script of its article.
 * @param scriptsFile file below the generated ones that says which script holds a chunk, where a plugin renames chunks
 * @returns changes the document of a route
 */
export function preloader(
  {
    baseUrl,
    generatedFilesDir,
    routes,
  }: Pick<Props, 'baseUrl' | 'generatedFilesDir'> & {readonly routes: readonly RouteConfig[]},
  scriptsFile?: string,
): (html: string, route: string) => string {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const {assets} = read('client-manifest.json') as {
    readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
  };
  const scripts = scriptsFile === undefined ? {} : (read(scriptsFile) as Readonly<Record<string, string>>);
  // A key is a path and digits that set equal paths apart.
  const chunkNames = new Map<string, ChunkNames[]>();
  Object.entries(read('routesChunkNames.json') as Record<string, ChunkNames>).forEach(([key, names]) => {
    // A key is a path and digits that set equal paths apart.
    const of = key.replace(/-[^-]+$/, '');
    chunkNames.set(of, [...(chunkNames.get(of) ?? []), names]);
  });
  const pages = new Map(pathsOf(routes));
  return (html, route) => {
    const isServed = SERVED_ARTICLE.test(html);
    const names = (pages.get(route) ?? [])
      .flatMap((of) => chunkNames.get(of) ?? [])
      .flatMap(({[CONTENT]: content, ...frame}) => leaves(isServed || !content ? frame : {...frame, content}));
    const files = names.flatMap((name) => assets[scripts[name] ?? name]?.js ?? []);
    return insertPreloads(
      html,
      files.map(({file}) => baseUrl + file),
    );
  };
}
