import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {extendCacheVersion} from '../kit/bundler-cache';
import {parseOptions} from '../kit/options';
import {shortHash} from '../kit/short-hash';
import {darkOnScreens} from './node/dark-on-screens';

/** Name of the plugin, as messages know it. */
export const NAME = 'paper';

/** What changes style sheets: the bundler keeps them between builds. */
const SOURCE = path.join(__dirname, 'node/dark-on-screens.ts');

const schema = z.strictObject({});

/**
 * Checks the options, for Docusaurus: there are none.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): z.output<typeof schema> {
  return parseOptions(NAME, schema, options);
}

/** Makes pages print whole: rules for paper, the light theme on it, and every tab. */
export default function paper(): Plugin {
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/paper.css')],
    configurePostCss: (options) => {
      options.plugins.push(darkOnScreens());
      return options;
    },
    configureWebpack: (config) => extendCacheVersion(config, `paper-${shortHash(readFileSync(SOURCE, 'utf8'), 16)}`),
  };
}
