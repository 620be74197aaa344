import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomOf, FEED_FILE, type FeedWords} from './node/atom';

/** What the feed says of itself, and the path of the changelog relative to the base URL. */
export type FeedsOptions = FeedWords & {readonly page: string};

/** An Atom feed of the releases, made from the finished changelog and announced on every page. */
export default function feeds({siteConfig: {url}, baseUrl}: LoadContext, {page, ...words}: FeedsOptions): Plugin {
  const href = `${baseUrl}${page}/${FEED_FILE}`;
  return {
    name: 'feeds',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'alternate', type: 'application/atom+xml', title: words.title, href}},
      ],
    }),
    async postBuild({outDir}) {
      const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
      await mkdir(path.join(outDir, page), {recursive: true});
      await writeFile(path.join(outDir, page, FEED_FILE), atomOf(html, words, url + baseUrl + page));
    },
  };
}
