import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes two builds of one source the same. The bundler's runtime holds the hashes of all scripts, and while it is
 * minified these are provisional and follow from the folder of the site. The minifier picks short names by how often each
 * letter occurs, hashes included, so the runtime keeps its long names.
 */
export function stableRuntime(): Plugin {
  const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
    include: /runtime~main/,
    minimizerOptions: {mangle: false},
  });
  return {
    name: 'stable-runtime',
    configureWebpack: () => ({
      mergeStrategy: {'optimization.minimizer': 'prepend'},
      // Docusaurus' types know webpack only.
      optimization: {minimizer: [minimizer as object as {apply(): void}]},
    }),
  };
}
