import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeIndexes, type SearchOptions} from './node/write-indexes';

export type {SearchOptions} from './node/write-indexes';

const CACHE_GROUPS = {
  // The window is one script: packages in separate files would cost one more round trip before an answer.
  defaultVendors: false,
  // Docusaurus has one style sheet, which every page loads. The window has a separate one.
  styles: {test: /^(?!.*(?:@docsearch[\\/]css|search[\\/]client[\\/]window\.css))/},
} as const;

/**
 * The search: makes an index of each docs version from the finished pages, and puts the search box and its window into the
 * navbar.
 */
export default function search(_context: LoadContext, options: SearchOptions): Plugin {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: CACHE_GROUPS}}},
    postBuild: (props) => writeIndexes(props, options),
  };
}
