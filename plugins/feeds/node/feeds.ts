import {Feed} from 'feed';
import type {Entry} from './entries';

/** Of the words of the site. */
const LANGUAGE = 'en';

/** What a feed says of itself. */
export interface FeedWords {
  /** Name of the product; titles of entries begin with it. */
  readonly product: string;
  readonly title: string;
  readonly description: string;
  readonly author: {readonly name: string; readonly link: string};
}

/** The files of a feed, in the folder of the changelog. */
export const FEED_FILES = {atom: 'atom.xml', json: 'feed.json'} as const;

/** The library writes JSON Feed 1.0: 1.1 has a list of authors, and says the language. */
function asVersion11(json: string): object {
  const {version, author, items, ...rest} = JSON.parse(json) as Readonly<Record<string, unknown>>;
  return {
    version: `${String(version)}.1`,
    ...rest,
    language: LANGUAGE,
    authors: [author],
    items,
  };
}

/**
 * A feed in both formats. The same entries give the same text, whenever it is written.
 * @param page address of the changelog
 */
export function writeFeeds(
  entries: readonly Entry[],
  {product, title, description, author}: FeedWords,
  page: string,
): {readonly atom: string; readonly json: string} {
  const newest = Math.max(...entries.map(({date}) => date.getTime()));
  const feed = new Feed({
    id: page,
    link: page,
    title,
    description,
    author,
    updated: new Date(newest),
    generator: false,
    language: LANGUAGE,
    feedLinks: {atom: `${page}/${FEED_FILES.atom}`, json: `${page}/${FEED_FILES.json}`},
  });
  for (const {anchor, heading, date, html} of entries) {
    const link = `${page}#${anchor}`;
    feed.addItem({id: link, link, title: `${product} ${heading}`, date, published: date, content: html});
  }
  return {atom: `${feed.atom1()}\n`, json: `${JSON.stringify(asVersion11(feed.json1()), null, 2)}\n`};
}
