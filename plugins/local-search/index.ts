import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FORMAT, MANIFEST_FILE, type SearchManifest} from '../../src/data/search/format';
import {encodeDifferingTerms, encodeIndex, encodeTexts, type LocatedPage} from './encode';
import {extractPage, type PageText} from './extract';
import {adaptWindow} from './window';

const NAME = 'local-search';
const FOLDER = 'assets/search';
const WINDOW_SCRIPT = 'docsearch-window.js';
const WINDOW_STYLE = 'window.stylesheet';

/** Access to an index at Algolia. */
export interface AlgoliaAccess {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** What the pages know of the search. */
export interface SearchPluginData {
  /** With it, Algolia answers and the build makes no index. */
  readonly algolia?: AlgoliaAccess;
}

export interface LocalSearchOptions {
  /** Routes outside the docs that every version's index has as well, relative to the base URL: `changelog`. */
  readonly pages: readonly string[];
  readonly algolia: AlgoliaAccess | undefined;
}

/** Writes a file whose name carries a hash of what is in it, and gives its path relative to `outDir`. */
async function writeHashed(outDir: string, name: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${FOLDER}/${name}.${hash}.json`;
  await writeFile(path.join(outDir, file), text);
  return file;
}

async function readPage(outDir: string, route: string): Promise<PageText> {
  const html = await readFile(path.join(outDir, `${route}.html`), 'utf8');
  try {
    return extractPage(html);
  } catch (error) {
    throw new Error(`${route}: ${(error as Error).message}`);
  }
}

async function writeIndexes(
  outDir: string,
  baseUrl: string,
  docs: LoadedContent,
  shared: readonly string[],
): Promise<void> {
  await mkdir(path.join(outDir, FOLDER), {recursive: true});
  const locate = async (route: string, isShared: boolean): Promise<LocatedPage> => {
    const page = await readPage(outDir, route);
    return {page, path: route, isShared, texts: await writeHashed(outDir, 'page', encodeTexts(page))};
  };
  const sharedPages = await Promise.all(shared.map((route) => locate(route, true)));
  const indexes: Record<string, string> = {};
  const pagesOfVersions = new Map<string, PageText[]>();
  for (const {versionName, docs: versionDocs} of docs.loadedVersions) {
    const routes = versionDocs.map(({permalink}) => permalink.slice(baseUrl.length)).sort();
    const pages = await Promise.all(routes.map((route) => locate(route, false)));
    const index = encodeIndex(versionName, [...pages, ...sharedPages]);
    indexes[versionName] = await writeHashed(outDir, `index-${versionName}`, index);
    pagesOfVersions.set(
      versionName,
      pages.map(({page}) => page),
    );
  }
  const terms = await writeHashed(outDir, 'terms', encodeDifferingTerms(pagesOfVersions));
  const manifest: SearchManifest = {format: INDEX_FORMAT, indexes, terms};
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
}

/**
 * The search: makes an index of each docs version out of the finished pages, and prepares the code and the stylesheet
 * of DocSearch's window.
 */
export default function localSearch({generatedFilesDir}: LoadContext, {pages, algolia}: LocalSearchOptions): Plugin {
  return {
    name: NAME,

    async contentLoaded({actions}) {
      actions.setGlobalData({...(algolia && {algolia})} satisfies SearchPluginData);
      const script = await readFile(require.resolve('@docsearch/react/modal'), 'utf8');
      await actions.createData(WINDOW_SCRIPT, adaptWindow(script));
      const styles = await Promise.all(
        [
          require.resolve('@docsearch/css/dist/_variables.css'),
          require.resolve('@docsearch/css/dist/modal.css'),
          path.join(__dirname, 'window.css'),
        ].map((file) => readFile(file, 'utf8')),
      );
      await actions.createData(WINDOW_STYLE, styles.join('\n'));
    },

    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {'@docsearch/react/modal$': path.join(generatedFilesDir, NAME, 'default', WINDOW_SCRIPT)},
        },
        optimization: isServer
          ? {}
          : {
              splitChunks: {
                cacheGroups: {
                  // Only the worker uses MiniSearch; in a file of its own it would cost a round trip more.
                  defaultVendors: {
                    test: /[\\/]node_modules[\\/](?!minisearch[\\/])/,
                    idHint: 'vendors',
                    priority: -10,
                    reuseExistingChunk: true,
                  },
                },
              },
            },
        module: {
          rules: [
            {
              // No page needs these rules before the window opens, and all .css goes into the one file of every page.
              test: /\.stylesheet$/,
              type: 'asset/resource',
              generator: {filename: 'assets/css/search-window.[contenthash:8].css', emit: !isServer},
            },
          ],
        },
      };
    },

    async postBuild({outDir, baseUrl, plugins}) {
      if (!algolia) {
        const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
        await writeIndexes(outDir, baseUrl, docs?.content as LoadedContent, pages);
      }
    },
  };
}
