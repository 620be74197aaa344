import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsOfPlugins} from '../kit/docs-content';
import {writeWithFolder} from '../kit/write-file';
import {atomOf, feedFile, type FeedWords} from './node/atom';
import {markdownFiles, type FinishedSite} from './node/markdown-files';

/** What the plugin must know of the site. */
export interface ArticleOptions extends Pick<FinishedSite, 'engines' | 'engineName' | 'pages' | 'readArticle'> {
  /** What the feed of the releases says of itself. */
  readonly feed: FeedWords;
}

/**
 * The words of the finished pages, for other readers: beside each page its Markdown, lists of all pages (`llms.txt`), an
 * Atom feed of the releases, and `CopyPage`, the menu that leads to the Markdown.
 */
export default function article({siteConfig, baseUrl}: LoadContext, options: ArticleOptions): Plugin {
  const {feed, ...pages} = options;
  const {title, tagline} = siteConfig;
  const address = siteConfig.url + baseUrl;
  return {
    name: 'article',
    injectHtmlTags: () => {
      const attributes = {rel: 'alternate', type: 'application/atom+xml', title: feed.title};
      return {headTags: [{tagName: 'link', attributes: {...attributes, href: baseUrl + feedFile(feed.page)}}]};
    },
    async postBuild({outDir, plugins}) {
      const write = (file: string, text: string): Promise<void> => writeWithFolder(path.join(outDir, file), text);
      const changelog = await readFile(path.join(outDir, `${feed.page}.html`), 'utf8');
      await write(feedFile(feed.page), atomOf(changelog, feed, address));
      await markdownFiles({...pages, outDir, address, baseUrl, title, tagline, docs: docsOfPlugins(plugins), write});
    },
  };
}
