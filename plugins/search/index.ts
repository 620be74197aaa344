import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ArticleReader} from '../article/read-article';
import {docsOfPlugins} from '../kit/docs-content';
import {writeIndexes} from './node/write-indexes';
import type {Settings} from './shared/settings';

/** What the plugin must know of the site; the README explains each. */
export interface SearchOptions extends Settings {
  readonly pages: readonly string[];
  /** For each version the id of the page that explains a name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly readArticle: ArticleReader;
}

/** Every style sheet but those of the window. */
const OTHER_STYLES = /^(?!.*(?:@docsearch[\\/]css|search[\\/]client[\\/]window\.css))/;

/**
 * The search: makes an index of each docs version out of the finished pages, and puts its box and its window into the
 * navbar.
 */
export default function search(_context: LoadContext, options: SearchOptions): Plugin {
  const {pages, names, readArticle, ...settings} = options;
  return {
    name: 'search',

    getThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({actions}) {
      await actions.createData('settings.json', settings satisfies Settings);
    },

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // The window is one script: packages in files of their own cost a round trip more before an answer.
                  defaultVendors: false,
                  // Docusaurus has one style sheet, which every page loads; the window brings its own.
                  styles: {test: OTHER_STYLES},
                },
              },
            },
          },

    async postBuild({outDir, baseUrl, plugins}) {
      await writeIndexes(outDir, baseUrl, docsOfPlugins(plugins), pages, readArticle, names);
    },
  };
}
