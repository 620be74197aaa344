import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheId, rendererSources} from './draw.ts';
import {CACHE_DIR} from './remark-figures.ts';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'figures';

/** Options of the plugin. */
export interface FiguresOptions {
  /** The same as that of the remark plugin. */
  readonly cacheDir?: string;
}

interface PersistentCache {
  readonly version?: string;
}

/** The persistent cache in a configuration of Rspack, or undefined when it is off. */
function persistentCache(config: unknown): PersistentCache | undefined {
  const {cache} = (config as {experiments?: {cache?: unknown}}).experiments ?? {};
  return typeof cache === 'object' && cache !== null ? cache : undefined;
}

/**
 * What the figures need besides the remark plugin: their stylesheet, the client module that lets the keyboard reach
 * pictures that scroll, and a bundler cache that is dropped together with the drawings or with the code that draws.
 * The bundler keeps compiled pages between builds, and those name drawings in the cache directory of the figures.
 */
export default function figures({siteDir}: LoadContext, {cacheDir = CACHE_DIR}: FiguresOptions = {}): Plugin {
  const directory = path.join(siteDir, 'plugins/figures');
  return {
    name: NAME,
    getClientModules: () => [path.join(directory, 'figures.css'), path.join(directory, 'focus-scrollers.ts')],
    configureWebpack: (config) => {
      const cache = persistentCache(config);
      if (!cache) return {};
      const version = `${cache.version ?? ''}-figures-${cacheId(path.join(siteDir, cacheDir))}`;
      // The types of Docusaurus are those of webpack, which has no experiments.cache.
      return {experiments: {cache: {version, buildDependencies: rendererSources()}}};
    },
  };
}
