import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeWithFolder} from '../kit/write-file';
import {atomOf, feedFile, type FeedWords} from './node/atom';
import {markdownFiles, type MarkdownOptions} from './node/markdown-files';

/** Options of the plugin. */
export interface ArticleOptions extends MarkdownOptions {
  /** Title, description and author of the feed of the releases. */
  readonly feed: FeedWords;
}

/**
 * Writes the words of the finished pages for machines: the Markdown of each page, lists of all pages (`llms.txt`), and an Atom
 * feed of the releases. `CopyPage` is the menu that leads to the Markdown.
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
        [feedFile(feed.page)]: atomOf(changelog, feed, siteConfig.title, siteConfig.url + baseUrl),
      };
      for (const [file, text] of Object.entries(files)) {
        await writeWithFolder(path.join(props.outDir, file), text);
      }
    },
  };
}
