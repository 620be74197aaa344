import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {compactTables} from './node/tables';

/** Name of the plugin, as messages know it. */
export const NAME = 'lean-client';

/** Where the build notes which script holds a chunk, below the generated files. */
export const SCRIPTS_FILE = `${NAME}/scripts.json`;

/** Adds a function to the bundler's runtime that gives links the address of a chunk, with a table of all names. */
const CHUNK_ASSET_PLUGIN = 'ChunkAssetPlugin';

const schema = z.strictObject({
  /** Give the client compact tables of routes. */
  hasTables: z.boolean().default(true),
  /** Start the client in several tasks. */
  hasStart: z.boolean().default(true),
});

/** What the build does for the client. */
export type LeanClientOptions = z.input<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): z.output<typeof schema> {
  return parseOptions(NAME, schema, options);
}

/**
 * Writes the compact tables below the generated files.
 * @returns what the bundler takes in the place of the generated files
 */
function writeTables(generatedFilesDir: string): Record<string, string> {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const {packed, registry, scripts} = compactTables({
    'routes.js': read('routes.js'),
    'registry.js': read('registry.js'),
    'routesChunkNames.json': read('routesChunkNames.json'),
    'globalData.json': read('globalData.json'),
  });
  const tables = JSON.stringify(path.join(__dirname, 'client/tables.ts'));
  const modules = {
    routes: `export {routes as default} from ${tables};\n`,
    routesChunkNames: `export {routesChunkNames as default} from ${tables};\n`,
    globalData: `export {globalData as default} from ${tables};\n`,
    registry,
  };
  const folder = path.join(generatedFilesDir, NAME);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'tables.json'), JSON.stringify(packed));
  writeFileSync(path.join(generatedFilesDir, SCRIPTS_FILE), JSON.stringify(scripts));
  return Object.fromEntries(
    Object.entries(modules).map(([name, text]) => {
      const file = path.join(folder, `${name}.js`);
      writeFileSync(file, text);
      return [`@generated/${name}$`, file];
    }),
  );
}

/** Makes what every reader loads small and quick, in production: README.md says how. */
export default function leanClient(
  {generatedFilesDir}: LoadContext,
  {hasTables, hasStart}: z.output<typeof schema>,
): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace', entry: 'replace'},
        ...(hasStart ? {entry: path.join(__dirname, 'client/start.ts')} : {}),
        ...(hasTables
          ? {
              resolve: {alias: writeTables(generatedFilesDir)},
              // The registry brings its own `gca`, as the name of a chunk is its id here: 2 kB less for every reader.
              plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== CHUNK_ASSET_PLUGIN),
              optimization: {
                // A chunk has one name, in the tables and in the name of its script.
                chunkIds: 'named',
                // Packages in scripts of their own cost a round trip more before a page or the search can answer.
                splitChunks: {cacheGroups: {defaultVendors: false}},
              },
            }
          : {}),
      };
    },
  };
}
