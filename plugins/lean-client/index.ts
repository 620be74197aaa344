import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {encode} from './tables/encode';
import {chunkIds, clientModules} from './tables/modules';
import {unusedNavbarComponents} from './navbar';
import {StableModuleIds} from './tables/stable-module-ids';
import {writeParts} from './parts';
import {ENTRY, LEAN_PARTS, NAME, NOTHING, standIns} from './stand-ins';
import {chunksOfPages} from './tables/page-chunks';
import {readTables} from './tables/tables';
import {PAGE_CHUNKS_FILE} from './shared/page-chunks';
import {trimConfig, trimMetadata, trimVersionProps} from './tables/trim';

const schema = z.strictObject({
  /** Code is highlighted by the build, so that the client needs no themes of Prism. */
  isCodeStatic: z.boolean(),
  /** Parts that the build goes without. */
  without: z.array(z.enum(LEAN_PARTS)).readonly(),
  /** Modules of the site that stand in for modules of the classic theme, by the names of these below its `lib`. */
  themeStandIns: z.record(z.string(), z.string()).default({}),
});

/** What the plugin must know of the site. */
export type LeanClientOptions = z.input<typeof schema>;

/**
 * Checks the options.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): z.output<typeof schema> {
  return parseOptions(NAME, schema, options);
}

type Json = Readonly<Record<string, unknown>>;

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What the bundler must know of the modules that `writeModules` has written. */
interface WrittenModules {
  readonly alias: Readonly<Record<string, string>>;
  /** Ids of chunks by the absolute path of the module that is asked for. */
  readonly roots: ReadonlyMap<string, string>;
}

/** Writes the modules of the client below the generated files. */
function writeModules(
  {generatedFilesDir, siteDir}: Pick<LoadContext, 'generatedFilesDir' | 'siteDir'>,
  siteConfig: Json,
  {isCodeStatic}: Pick<LeanClientOptions, 'isCodeStatic'>,
): WrittenModules {
  const folder = path.join(generatedFilesDir, NAME);
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const readJson = (file: string): Json => JSON.parse(read(file)) as Json;
  const write = (file: string, text: string): string => {
    const absolute = path.join(folder, file);
    writeFileSync(absolute, text);
    return absolute;
  };
  mkdirSync(folder, {recursive: true});
  const tables = readTables({
    routes: read('routes.js'),
    registry: read('registry.js'),
    routesChunkNames: read('routesChunkNames.json'),
    globalData: read('globalData.json'),
  });
  const encoded = encode(tables);
  const ids = chunkIds(encoded);
  const idOf = new Map(encoded.names.map((name, position) => [name, ids[position] ?? '']));
  writeFileSync(
    path.join(generatedFilesDir, PAGE_CHUNKS_FILE),
    JSON.stringify(chunksOfPages(tables.routes, (name) => idOf.get(name) ?? '')),
  );
  const versions = encoded.props.map((position) => {
    const request = encoded.modules[position] ?? '';
    return {request, id: ids[position] ?? '', props: readJson(request.replace(/^@generated\//, ''))};
  });
  const hasBanner = versions.some(({props: {version}}) => Boolean((version as Json | undefined)?.banner));
  const trimmedProps = versions.map(
    ({request, id, props}) => [request, write(`props-${id}.json`, JSON.stringify(trimVersionProps(props)))] as const,
  );
  const trimmed = new Map(trimmedProps);
  const modules = clientModules(encoded, trimmed);
  const fileOf = (request: string): string =>
    trimmed.get(request) ?? request.replace(/^@site(?=\/)/, siteDir).replace(/^@generated(?=\/)/, generatedFilesDir);
  const roots = encoded.modules.flatMap((request, position) =>
    encoded.frame.includes(position) ? [] : [[path.normalize(fileOf(request)), ids[position] ?? ''] as const],
  );
  const alias = {
    ...Object.fromEntries(
      Object.entries(modules)
        .map(([file, text]) => [path.parse(file).name, write(file, text)] as const)
        .filter(([name]) => name !== 'tables')
        .map(([name, file]) => [`@generated/${name}$`, file]),
    ),
    ...(hasBanner ? {} : {'@theme-init/DocVersionBanner$': NOTHING}),
    '@generated/docusaurus.config$': write('config.json', JSON.stringify(trimConfig(siteConfig, isCodeStatic))),
    '@generated/site-metadata$': write('metadata.json', JSON.stringify(trimMetadata(readJson('site-metadata.json')))),
  };
  return {alias, roots: new Map(roots)};
}

/**
 * Chunks and modules have ids that follow from what they are.
 * @param roots ids of chunks by the absolute path of the module that is asked for
 */
function naming(plugins: BundlerConfig['plugins'], roots: ReadonlyMap<string, string>): BundlerConfig {
  return {
    optimization: {
      chunkIds: 'named',
      moduleIds: 'natural',
      // Packages in files of their own cost a round trip more before a page or the search can answer.
      splitChunks: {cacheGroups: {defaultVendors: false}},
    },
    // The registry brings its own `gca`: here the id of a chunk is its name.
    plugins: [
      ...(plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
      new StableModuleIds(roots),
    ],
  };
}

/**
 * Makes the client small. The generated tables, which otherwise grow by about 2 kB gzipped with each docs version for
 * every reader, become compact ones; what only the build reads is left out. Only in production, where nothing is
 * generated anew while the bundler runs.
 */
export default function leanClient(context: LoadContext, options: LeanClientOptions): Plugin {
  const {siteConfig} = context;
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const hasTables = !options.without.includes('lean-tables');
      const hasPackages = !options.without.includes('lean-packages');
      const unused = hasPackages ? unusedNavbarComponents(siteConfig.themeConfig.navbar) : [];
      const tables = hasTables ? writeModules(context, siteConfig, options) : undefined;
      const hasReact = options.without.includes('lean-react');
      const known = config.resolve?.alias as Readonly<Record<string, string>>;
      const parts = hasReact ? {} : writeParts(path.join(context.generatedFilesDir, NAME), known);
      return {
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace', entry: 'replace'},
        ...(options.without.includes('lean-start') ? {} : {entry: ENTRY}),
        resolve: {
          alias: {
            ...tables?.alias,
            ...parts,
            ...standIns(options.without, options.themeStandIns),
            ...Object.fromEntries(unused.map((name) => [`@theme/NavbarItem/${name}$`, NOTHING])),
          },
        },
        // What a stand-in does not export would be `undefined` in the reader's browser, after a green build.
        module: {parser: {javascript: {exportsPresence: 'error'}}},
        ...(tables ? naming(config.plugins, tables.roots) : {}),
      };
    },
  };
}
