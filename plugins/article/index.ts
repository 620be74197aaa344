import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeWithFolder} from '../kit/write-file';
import {atomOf, feedFile, type FeedWords} from './node/atom';
import {markdownFiles, type MarkdownOptions} from './node/markdown-files';

/** What the plugin must know of the site. */
export interface ArticleOptions extends MarkdownOptions {
  /** What the feed of the releases says of itself. */
  readonly feed: FeedWords;
}

/**
 * The words of the finished pages, for other readers: beside each page its Markdown, lists of all pages (`llms.txt`), an
 * Atom feed of the releases, and `CopyPage`, the menu that leads to the Markdown.
 */
export default function article({siteConfig, baseUrl}: LoadContext, options: ArticleOptions): Plugin {
  const {feed} = options;
  return {
    name: 'article',
    injectHtmlTags: () => {
      const attributes = {rel: 'alternate', type: 'application/atom+xml', title: feed.title};
      return {headTags: [{tagName: 'link', attributes: {...attributes, href: baseUrl + feedFile(feed.page)}}]};
    },
    async postBuild(props) {
      const changelog = await readFile(path.join(props.outDir, `${feed.page}.html`), 'utf8');
      const files = {
        ...(await markdownFiles(props, options)),
        [feedFile(feed.page)]: atomOf(changelog, feed, siteConfig.url + baseUrl),
      };
      for (const [file, text] of Object.entries(files)) {
        await writeWithFolder(path.join(props.outDir, file), text);
      }
    },
  };
}
