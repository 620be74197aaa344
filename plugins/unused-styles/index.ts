import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {extendCacheVersion} from '../kit/bundler-cache';
import {shortHash} from '../kit/short-hash';

/** Who uses classes of Infima: the theme, and whatever this site adds. Every word in these files counts as a class. */
const THEME = ['core', 'theme-classic', 'theme-common', 'theme-search-algolia'].map(
  (name) => `node_modules/@docusaurus/${name}/lib/**/*.js`,
);
const SITE = ['src/**/*.{tsx,mdx}', 'plugins/**/*.{ts,tsx}', 'docs/**/*.mdx', 'versioned_docs/**/*.mdx'];

/** Elements that pages have without naming them: Markdown becomes these. */
const OF_MARKDOWN =
  'html body a blockquote br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr img input li ol p pre strong sup table tbody td th thead tr ul';

/**
 * A style sheet without the rules whose classes stand nowhere in some files.
 * @param file the style sheet
 * @param content patterns of file names
 */
export async function withoutUnused(file: string, content: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({content: [...content], css: [file], safelist: OF_MARKDOWN.split(' ')});
  return result?.css ?? '';
}

/**
 * Leaves out of the site's style sheet what Infima has for components that nobody uses. Not while pages are written: a
 * class that somebody tries out has its rules.
 */
export default async function unusedStyles({siteDir}: LoadContext): Promise<Plugin | null> {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const infima = createRequire(require.resolve('@docusaurus/theme-classic')).resolve(
    'infima/dist/css/default/default.css',
  );
  const folder = siteDir.replaceAll(path.sep, '/');
  const css = await withoutUnused(
    infima,
    [...THEME, ...SITE].map((pattern) => path.posix.join(folder, pattern)),
  );
  const plugin: AcceptedPlugin = {
    postcssPlugin: 'unused-styles',
    Once: (root) => {
      if (root.source?.input.file === infima) {
        root.removeAll().append(postcss.parse(css));
      }
    },
  };
  return {
    name: 'unused-styles',
    configurePostCss: (options) => {
      (options.plugins as AcceptedPlugin[]).unshift(plugin);
      return options;
    },
    // The bundler keeps style sheets between builds.
    configureWebpack: (config) => extendCacheVersion(config, `unused-styles-${shortHash(css, 16)}`),
  };
}
