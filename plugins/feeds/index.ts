import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {parseOptions} from '../kit/options';
import {readEntries} from './node/entries';
import {FEED_FILES, writeFeeds} from './node/feeds';

const NAME = 'feeds';

const schema = z.strictObject({
  /** The changelog, relative to the base URL. */
  page: z.string().regex(/^[^/].*[^/]$/, 'is relative to the base URL, without a slash at its start or end'),
  /** Name of the product; titles of entries begin with it. */
  product: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  author: z.strictObject({name: z.string().min(1), link: z.url()}),
});

/** Options of the plugin; the README explains each. */
export type FeedsOptions = z.input<typeof schema>;

/**
 * Checks the options, for Docusaurus.
 * @throws with one line for each mistake
 */
export function validateOptions({options}: {readonly options: unknown}): FeedsOptions {
  return parseOptions(NAME, schema, options);
}

/** Feeds of the releases, as Atom and as JSON Feed, made from the finished changelog and announced on every page. */
export default function feeds({siteConfig: {url}, baseUrl}: LoadContext, {page, ...words}: FeedsOptions): Plugin {
  const announce = (type: string, format: string, file: string) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, title: `${words.title} (${format})`, href: `${baseUrl}${page}/${file}`},
  });
  return {
    name: NAME,

    injectHtmlTags: () => ({
      headTags: [
        announce('application/atom+xml', 'Atom', FEED_FILES.atom),
        announce('application/feed+json', 'JSON Feed', FEED_FILES.json),
      ],
    }),

    async postBuild({outDir}) {
      const address = url + baseUrl + page;
      const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
      let entries;
      try {
        entries = readEntries(html, address);
      } catch (error) {
        throw new Error(`feeds: ${page}.html ${(error as Error).message}`, {cause: error});
      }
      const {atom, json} = writeFeeds(entries, words, address);
      const folder = path.join(outDir, page);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, FEED_FILES.atom), atom);
      await writeFile(path.join(folder, FEED_FILES.json), json);
    },
  };
}
