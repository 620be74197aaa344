import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
// A namespace import: the config loader of Docusaurus puts a module's default export in place of its named ones.
import * as z from 'zod';
import {extendCacheVersion} from '../kit/bundler-cache';
import {parseOptions} from '../kit/options';
import {cacheId, figureSources} from './node/draw';
import {CACHE_DIR, NAME} from './node/remark-figures';

export {default as remarkFigures} from './node/remark-figures';
export {figureFaults} from './node/check';
export {figureSources} from './node/draw';
export {figureText} from './node/figure';
export {numberedLists, type NumberedList} from './node/steps';
export {figureLanguage, type Language} from './shared/languages';

export {NAME};

/** The style sheets in `client/`, in the order in which they apply: that of all figures comes first. */
export const STYLE_SHEETS = ['figures.css', 'picture.css', 'chart.css', 'panel.css'] as const;

const schema = z.strictObject({
  /** The option of the same name of the remark plugin. */
  cacheDir: z.string().min(1).default(CACHE_DIR),
});

/** Options of the plugin: `cacheDir` is that of the remark plugin, relative to the site. */
export type FiguresOptions = z.input<typeof schema>;
type Options = z.output<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): Options {
  return parseOptions(NAME, schema, options);
}

/**
 * What the figures need besides the remark plugin: their style sheets, the client module that lets the keyboard reach
 * pictures that scroll, copies a figure as text and loads what lets charts answer, and a bundler cache that is dropped
 * together with the drawings or with the code that draws.
 * The bundler keeps compiled pages between builds, and those name drawings in the cache directory of the figures.
 */
export default function figures({siteDir}: LoadContext, {cacheDir}: Options): Plugin {
  return {
    name: NAME,
    getClientModules: () => [...STYLE_SHEETS, 'figures.ts'].map((file) => path.join(__dirname, 'client', file)),
    configureWebpack: (config) => {
      // The lockfile has the versions of all that compiles a page: MDX, remark, Prism.
      const buildDependencies = [...figureSources(), path.join(siteDir, 'package-lock.json')].filter(existsSync);
      return extendCacheVersion(config, `figures-${cacheId(path.join(siteDir, cacheDir))}`, buildDependencies);
    },
  };
}
