import type {Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {ContentNames} from './node/content-names';

export type {Compiler} from './node/content-names';

/** Name of the plugin, as messages know it. */
export const NAME = 'content-names';

const schema = z.strictObject({});

/**
 * Checks the options, for Docusaurus: there are none.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): z.output<typeof schema> {
  return parseOptions(NAME, schema, options);
}

/**
 * Names scripts and style sheets by what is in them. Docusaurus leaves that to Rspack, whose last step looks for
 * preliminary hashes as plain text in every file and replaces what it finds: also the digits of a number in a script,
 * or of another file's name. With this plugin the bundler knows names without a hash only, so that there is nothing
 * to look for. Stands before every plugin that replaces the list of the bundler's plugins.
 */
export default function contentNames(): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        output: {filename: 'assets/js/[name].js', chunkFilename: 'assets/js/[name].js'},
        optimization: {realContentHash: false},
        plugins: [new ContentNames()],
      };
    },
  };
}
