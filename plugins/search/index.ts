import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOfPlugins} from '../kit/docs-content';
import {writeIndexes} from './node/write-indexes';
import {checkOptions, type CheckedOptions} from './options';
import {NAME, SETTINGS_FILE, WINDOW_STYLE, type SearchPluginData, type WindowSettings} from './shared/generated';

export type {SearchOptions} from './options';

/** Checks the options for Docusaurus. */
export function validateOptions({options}: {readonly options: unknown}): CheckedOptions {
  return checkOptions(options);
}

/**
 * Gives DocSearch's variables to its window instead of the whole page: the style sheet comes while somebody opens the
 * search, and a variable of the root has the browser compute the styles of every element anew.
 * @throws when they are not where they were in DocSearch 3.9
 */
function ofTheWindow(variables: string): string {
  const moved = variables
    .replace(':root{', '.DocSearch-Container{')
    .replace('html[data-theme=dark]{', 'html[data-theme=dark] .DocSearch-Container{');
  if (moved.split('.DocSearch-Container{').length !== 3 || moved.includes(':root')) {
    throw new Error("plugins/search: DocSearch's variables have moved. Adapt ofTheWindow to the new style sheet.");
  }
  return moved;
}

/**
 * The search: makes an index of each docs version out of the finished pages, and puts its box and its window into the
 * navbar.
 */
export default function search(
  _context: LoadContext,
  {pages, helpPage, algolia, names, readPage}: CheckedOptions,
): Plugin {
  return {
    name: NAME,

    getThemePath: () => path.join(__dirname, 'theme'),

    async contentLoaded({actions}) {
      actions.setGlobalData({...(algolia && {algolia})} satisfies SearchPluginData);
      const settings: WindowSettings = {pages: pages.map(({name}) => name), helpPage};
      await actions.createData(SETTINGS_FILE, settings);
      const [variables = '', ...rules] = await Promise.all(
        [
          require.resolve('@docsearch/css/dist/_variables.css'),
          require.resolve('@docsearch/css/dist/modal.css'),
          path.join(__dirname, 'client/window.css'),
        ].map((file) => readFile(file, 'utf8')),
      );
      await actions.createData(WINDOW_STYLE, [ofTheWindow(variables), ...rules].join('\n'));
    },

    configureWebpack(_config, isServer) {
      return {
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
        await writeIndexes(
          outDir,
          baseUrl,
          docsOfPlugins(plugins),
          pages.map((page) => page.path),
          readPage,
          names,
        );
      }
    },
  };
}
