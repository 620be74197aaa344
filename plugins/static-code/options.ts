import type {PrismTheme} from 'prism-react-renderer';
import * as z from 'zod';
import {parseOptions} from '../kit/options';

/** Name of the plugin, as messages know it. */
export const NAME = 'static-code';

const isTheme = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'plain' in value && 'styles' in value && Array.isArray(value.styles);

const theme = z.custom<PrismTheme>(isTheme, 'is a theme of prism-react-renderer');

const schema = z.strictObject({
  theme,
  darkTheme: theme,
  /** Languages beside those of prism-react-renderer. */
  additionalLanguages: z.array(z.string()).readonly(),
});

/** How code is shown; the same object as Docusaurus' `themeConfig.prism`. The plugin and the rehype plugin take it. */
export type StaticCodeOptions = z.output<typeof schema>;

/**
 * Checks the options that docusaurus.config.ts gives.
 * @throws with one line for each mistake
 */
export function checkOptions(options: unknown): StaticCodeOptions {
  return parseOptions(NAME, schema, options);
}
