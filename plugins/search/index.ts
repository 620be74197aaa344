import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageReader} from '../kit/built-pages';
import {docsOfPlugins} from '../kit/docs-content';
import {readText} from '../kit/read-text';
import {writeIndexes} from './node/write-indexes';
import type {WindowSettings} from './shared/generated';

/** What the plugin must know of the site; the README explains each. */
export interface SearchOptions extends Pick<WindowSettings, 'startPages' | 'helpPage' | 'notes'> {
  readonly pages: readonly {readonly path: string; readonly name: string}[];
  /** For each version the id of the page that explains a name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly readPage: PageReader;
}

/**
 * The search: makes an index of each docs version out of the finished pages, and puts its box and its window into the
 * navbar.
 */
export default function search(_context: LoadContext, options: SearchOptions): Plugin {
  const {pages, startPages, helpPage, notes, names, readPage} = options;
  return {
    name: 'search',

    getThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({actions}) {
      // In the script of the window: an imported .css would go into the one file of every page, which does not need it.
      const css = [
        require.resolve('@docsearch/css/dist/_variables.css'),
        require.resolve('@docsearch/css/dist/modal.css'),
        path.join(__dirname, 'client/window.css'),
      ].map(readText);
      // A variable of the root has the browser compute the styles of every element anew when the window opens.
      const own = css
        .join('\n')
        .replaceAll(':root{', '.DocSearch-Container{')
        .replaceAll('html[data-theme=dark]{', 'html[data-theme=dark] .DocSearch-Container{');
      await actions.createData('settings.json', {
        pages: pages.map(({name}) => name),
        startPages,
        helpPage,
        notes,
        css: own,
      } satisfies WindowSettings);
    },

    // The worker and the window are one file each: packages in files of their own cost a round trip more before an answer.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: {defaultVendors: false}}}},

    async postBuild({outDir, baseUrl, plugins}) {
      await writeIndexes(
        outDir,
        baseUrl,
        docsOfPlugins(plugins),
        pages.map((page) => page.path),
        readPage,
        names,
      );
    },
  };
}
