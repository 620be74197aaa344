import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {extendCacheVersion} from '../kit/bundler-cache';
import {shortHash} from '../kit/short-hash';
import {darkOnScreens} from './node/dark-on-screens';

/** What changes style sheets: the bundler keeps them between builds. */
const SOURCE = path.join(__dirname, 'node/dark-on-screens.ts');

/** Makes pages print whole: rules for paper, the light theme on it, and every tab. */
export default function paper(): Plugin {
  return {
    name: 'paper',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/paper.css')],
    configurePostCss: (options) => {
      options.plugins.push(darkOnScreens());
      return options;
    },
    configureWebpack: (config) => extendCacheVersion(config, `paper-${shortHash(readFileSync(SOURCE, 'utf8'), 16)}`),
  };
}
