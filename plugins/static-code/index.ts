import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPalette} from './palette';
import type {StaticCodeOptions} from './rehype-static-code';

/** Name of the plugin, as messages know it. */
export const NAME = 'static-highlight';

/** The module of the classic theme that loads Prism and its languages into every page. */
export const PRISM_MODULE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** Gives the style sheet of highlighted code to the client and keeps Prism out of it. */
export default function staticHighlight(
  {generatedFilesDir}: LoadContext,
  {theme, darkTheme}: StaticCodeOptions,
): Plugin {
  const styleSheet = path.join(generatedFilesDir, NAME, 'tokens.css');
  mkdirSync(path.dirname(styleSheet), {recursive: true});
  writeFileSync(styleSheet, createPalette(theme, darkTheme).css);
  return {
    name: NAME,
    getClientModules: () => [styleSheet],
    configureWebpack: () => ({resolve: {alias: {[PRISM_MODULE]: false}}}),
  };
}
