import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {default as remarkFigures} from './node/remark-figures';
export {figureFaults} from './node/figure';
export {readProcedures} from './node/procedures';
export {figureLanguage} from './node/model';

/** The style sheets in `client/`, in the order in which they apply: that of all figures comes first. */
export const STYLE_SHEETS = ['figures.css', 'picture.css', 'chart.css', 'panel.css'] as const;

/**
 * What the figures need besides the remark plugin: their style sheets, and the client module that lets the keyboard reach
 * pictures that scroll, copies a figure as text and lets the paths of charts be chosen.
 */
export default function figures(): Plugin {
  return {
    name: 'figures',
    getClientModules: () => [...STYLE_SHEETS, 'figures.ts'].map((file) => path.join(__dirname, 'client', file)),
  };
}
