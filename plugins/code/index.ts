import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PrismTheme} from 'prism-react-renderer';
import {createPalette} from './node/palette';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'static-code';

/** How code is shown; the same as Docusaurus' `themeConfig.prism`. The plugin and the rehype plugin take it. */
export interface StaticCodeOptions {
  readonly theme: PrismTheme;
  readonly darkTheme: PrismTheme;
  /** Languages beside those of prism-react-renderer. */
  readonly additionalLanguages: readonly string[];
}

/** Gives the style sheet and the buttons of highlighted code to the client, and keeps Prism out of it. */
export default function staticCode({generatedFilesDir}: LoadContext, {theme, darkTheme}: StaticCodeOptions): Plugin {
  const styleSheet = path.join(generatedFilesDir, NAME, 'tokens.css');
  mkdirSync(path.dirname(styleSheet), {recursive: true});
  writeFileSync(styleSheet, createPalette(theme, darkTheme).css);
  return {
    name: NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [styleSheet, path.join(__dirname, 'client/code-buttons.ts')],
    // The classic theme loads Prism into every page, for theme/prism-include-languages.ts, which has no use for it.
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
