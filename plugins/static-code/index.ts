import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPalette} from './node/palette';
import {checkOptions, NAME, type StaticCodeOptions} from './options';

export {NAME};

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): StaticCodeOptions {
  return checkOptions(options);
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
