import vm from 'node:vm';
import type {ChunkTree, Route} from './compact';

/** The tables that Docusaurus generates for the client, read back. */
export interface Tables {
  readonly routes: readonly Route<string>[];
  /** Chunk names with the module that each one holds. */
  readonly registry: ReadonlyMap<string, string>;
  readonly globalData: unknown;
}

/** The generated files as text. */
export interface GeneratedFiles {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
  readonly globalData: string;
}

const unknownForm = (file: string): Error =>
  new Error(
    `lean-client: .docusaurus/${file} does not look as Docusaurus 3.10 writes it. ` +
      'Build with DOCS_WITHOUT=lean-client, and adapt plugins/lean-client/tables/tables.ts.',
  );

const REGISTRY_LINE =
  /^ {2}"(?<name>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "(?<chunk>[^"]+)" \*\/ "(?<module>(?:[^"\\]|\\.)+)"\), "[^\n]+"\)\],$/;

function readRegistry(text: string): Map<string, string> {
  const body = /^export default \{\n(?<body>.*)\};\s*$/s.exec(text)?.groups?.body;
  if (body === undefined) {
    throw unknownForm('registry.js');
  }
  const registry = new Map<string, string>();
  for (const line of body.split('\n').filter(Boolean)) {
    const groups = REGISTRY_LINE.exec(line)?.groups;
    if (!groups?.name || groups.name !== groups.chunk || !groups.module) {
      throw unknownForm('registry.js');
    }
    registry.set(groups.name, JSON.parse(`"${groups.module}"`) as string);
  }
  return registry;
}

interface EvaluatedRoute {
  path: string;
  component: {path: string; hash?: string};
  routes?: EvaluatedRoute[];
  [attribute: string]: unknown;
}

const ROUTES_HEAD = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [`;

function readRoutes(text: string, chunkNames: Readonly<Record<string, ChunkTree<string>>>): Route<string>[] {
  if (!text.startsWith(ROUTES_HEAD)) {
    throw unknownForm('routes.js');
  }
  const value: unknown = vm.runInNewContext(`[${text.slice(ROUTES_HEAD.length).trim().replace(/;$/, '')}`, {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
  });
  // Through JSON, because arrays of another realm equal none of ours.
  const evaluated = JSON.parse(JSON.stringify(value)) as EvaluatedRoute[];
  const last = evaluated.pop();
  if (last?.path !== '*' || last.component.hash !== undefined) {
    throw unknownForm('routes.js');
  }
  const convert = ({path, component, routes, ...attributes}: EvaluatedRoute): Route<string> => {
    const key = `${path}-${component.hash ?? ''}`;
    const chunks = chunkNames[key];
    if (component.path !== path || !chunks) {
      throw unknownForm('routesChunkNames.json');
    }
    if (/[:*()?+\\]/.test(path) || 'strict' in attributes || 'sensitive' in attributes) {
      throw new Error(
        `lean-client: the route ${path} is more than a plain path, and the client compares plain paths only. ` +
          'Rename the page, or build with DOCS_WITHOUT=lean-client and extend plugins/lean-client/client/match-path.ts.',
      );
    }
    const own = {path, key, chunks, attributes: {...attributes}};
    return routes ? {...own, routes: routes.map(convert)} : own;
  };
  return evaluated.map(convert);
}

/**
 * Reads the files that Docusaurus' code generation writes before it bundles.
 * @throws when a file has a form that this version of Docusaurus does not write, or a route has parameters
 */
export function readTables(files: GeneratedFiles): Tables {
  const chunkNames = JSON.parse(files.routesChunkNames) as Record<string, ChunkTree<string>>;
  const routes = readRoutes(files.routes, chunkNames);
  return {routes, registry: readRegistry(files.registry), globalData: JSON.parse(files.globalData)};
}
