import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {encode} from './encode';
import {clientModules} from './modules';
import {unusedNavbarComponents} from './navbar';
import {readTables} from './tables';
import {trimConfig, trimMetadata, trimVersionProps} from './trim';

/** Name of the plugin, as messages and `DOCS_WITHOUT` know it. */
export const NAME = 'lean-client';

/** What the plugin must know of the site. */
export interface LeanClientOptions {
  /** Code is highlighted by the build, so that the client needs no themes of Prism. */
  readonly isCodeStatic: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const CORE_CLIENT = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
const CLIENT = path.join(__dirname, 'client');
const NOTHING = path.join(CLIENT, 'nothing.ts');
const THEME_COMMON = path.dirname(require.resolve('@docusaurus/theme-common'));
const CLASSIC_THEME = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');

/** Modules that are replaced in the client, with what stands in for them; `false` is an empty module. */
export const STAND_INS: Readonly<Record<string, string | false>> = {
  [path.join(CLASSIC_THEME, 'nprogress')]: '@site/src/client/progress-bar.ts',
  // The banner of plugins/base-url-banner is in the HTML. Docusaurus bundles its own also when it is off.
  [path.join(CORE_CLIENT, 'BaseUrlIssueBanner/index.js')]: NOTHING,
  [path.join(CORE_CLIENT, 'PendingNavigation.js')]: path.join(CLIENT, 'router.tsx'),
  [path.join(CORE_CLIENT, 'docusaurus.js')]: path.join(CLIENT, 'docusaurus.ts'),
  [path.join(THEME_COMMON, 'hooks/useTOCHighlight.js')]: path.join(CLIENT, 'toc-highlight.ts'),
  tslib$: path.join(CLIENT, 'tslib.ts'),
  '@docusaurus/Link$': path.join(CLIENT, 'link.tsx'),
  'react-router-dom$': path.join(CLIENT, 'react-router-dom.ts'),
  'react-router-config$': path.join(CLIENT, 'routes.tsx'),
  'react-helmet-async$': path.join(CLIENT, 'helmet.ts'),
  'hoist-non-react-statics$': path.join(CLIENT, 'hoist-statics.ts'),
};

/** Writes the modules of the client below the generated files and returns what they stand in for. */
function writeModules(
  generatedFilesDir: string,
  siteConfig: Json,
  {isCodeStatic}: LeanClientOptions,
): Record<string, string> {
  const folder = path.join(generatedFilesDir, NAME);
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const readJson = (file: string): Json => JSON.parse(read(file)) as Json;
  const write = (file: string, text: string): string => {
    const absolute = path.join(folder, file);
    writeFileSync(absolute, text);
    return absolute;
  };
  mkdirSync(folder, {recursive: true});
  const encoded = encode(
    readTables({
      routes: read('routes.js'),
      registry: read('registry.js'),
      routesChunkNames: read('routesChunkNames.json'),
      globalData: read('globalData.json'),
    }),
  );
  const versions = encoded.props.map((position) => {
    const request = encoded.modules[position] ?? '';
    return {request, position, props: readJson(request.replace(/^@generated\//, ''))};
  });
  const hasBanner = versions.some(({props: {version}}) => Boolean((version as Json | undefined)?.banner));
  const trimmedProps = versions.map(
    ({request, position, props}) =>
      [request, write(`props-${position}.json`, JSON.stringify(trimVersionProps(props)))] as const,
  );
  const modules = clientModules(encoded, CLIENT, new Map(trimmedProps));
  return {
    ...Object.fromEntries(
      Object.entries(modules)
        .map(([file, text]) => [path.parse(file).name, write(file, text)] as const)
        .filter(([name]) => name !== 'tables')
        .map(([name, file]) => [`@generated/${name}$`, file]),
    ),
    ...(hasBanner ? {} : {'@theme-original/DocVersionBanner$': NOTHING}),
    '@generated/docusaurus.config$': write('config.json', JSON.stringify(trimConfig(siteConfig, isCodeStatic))),
    '@generated/site-metadata$': write('metadata.json', JSON.stringify(trimMetadata(readJson('site-metadata.json')))),
  };
}

/**
 * Makes the client small. The generated tables, which otherwise grow by about 2 kB gzipped with each docs version for
 * every reader, become compact ones; what only the build reads is left out. Only in production, where nothing is
 * generated anew while the bundler runs.
 */
export default function leanClient({generatedFilesDir, siteConfig}: LoadContext, options: LeanClientOptions): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
        resolve: {
          alias: {
            ...writeModules(generatedFilesDir, siteConfig, options),
            ...STAND_INS,
            ...Object.fromEntries(
              unusedNavbarComponents(siteConfig.themeConfig.navbar).map((name) => [
                `@theme/NavbarItem/${name}$`,
                NOTHING,
              ]),
            ),
          },
        },
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        optimization: {chunkIds: 'named', moduleIds: 'natural', splitChunks: {cacheGroups: {defaultVendors: false}}},
        // The registry brings its own `gca`: here the id of a chunk is its name.
        plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
      };
    },
  };
}
