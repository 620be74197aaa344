import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {darkOnScreens} from './node/dark-on-screens';

/** Makes pages print whole: with rules for paper, in the light theme, and with every tab. */
export default function paper(): Plugin {
  return {
    name: 'paper',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/paper.css')],
    configurePostCss: (options) => {
      options.plugins.push(darkOnScreens());
      return options;
    },
  };
}
