import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOfPlugins} from '../kit/docs-content';
import {writeMarkdown, type FinishedSite} from './node/write-markdown';

/** Name of the plugin, as other plugins and messages know it. */
export const NAME = 'markdown-pages';

/** What the plugin must know of the site. */
export type MarkdownPagesOptions = Pick<FinishedSite, 'engines' | 'engineName' | 'pages' | 'readPage'>;

/**
 * Pages as Markdown: beside each docs page the same words as Markdown, lists of all pages, and `CopyPage`,
 * the menu that leads to it.
 */
export default function markdownPages(_context: LoadContext, options: MarkdownPagesOptions): Plugin {
  return {
    name: NAME,
    async postBuild({outDir, baseUrl, siteConfig: {url: origin, title, tagline}, plugins}) {
      await writeMarkdown({...options, outDir, baseUrl, origin, title, tagline, docs: docsOfPlugins(plugins)});
    },
  };
}
