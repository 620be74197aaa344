import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {textOf} from '../../kit/hast-text';
import {articleTree, findAll} from './article-tree';

/** Title, description and author of the feed, and the page that it is made from. */
export interface FeedWords {
  /** Path of the changelog relative to the base URL. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly author: {readonly name: string; readonly link: string};
}

/** The feed of a page, relative to the base URL. */
export const feedFile = (page: string): string => `${page}/atom.xml`;

/**
 * The Atom feed of the releases in a changelog: the headings of the second level whose id begins with a version, as in
 * `v1-9-0`. It does not depend on the time of the build.
 * @param html the finished page
 * @param product its name begins the titles of entries
 * @param site address of the site, with a slash at the end
 * @throws when a release has no line "Released 2025-06-16."
 */
export function atomOf(html: string, {page: route, ...words}: FeedWords, product: string, site: string): string {
  const page = site + route;
  const article = articleTree(html, page);
  visit(article, 'element', (element) => {
    const {id, href} = element.properties;
    // A feed reader needs absolute addresses, and no classes, for which only the site has styles.
    element.properties = {id, href: typeof href === 'string' ? new URL(href, page).href : undefined};
  });
  const {children} = article;
  const headings = findAll(article, ({tagName}) => tagName === 'h2');
  const releases = headings.filter(({properties}) => /^v\d/.test(String(properties.id)));
  const entries = releases.map((heading) => {
    const title = textOf(heading);
    const next = headings[headings.indexOf(heading) + 1];
    const body = children.slice(children.indexOf(heading) + 1, next && children.indexOf(next));
    const day = /Released (\d{4}-\d\d-\d\d)\b/.exec(body.map(textOf).join(''))?.[1];
    if (day === undefined) {
      throw new Error(`article: "${title}" has no date. Add the line "Released YYYY-MM-DD." to its section.`);
    }
    const link = `${page}#${String(heading.properties.id)}`;
    const date = new Date(day);
    return {id: link, link, title: `${product} ${title}`, date, published: date, content: toHtml(body)};
  });
  const atom = site + feedFile(route);
  const updated = entries[0]?.date;
  const feed = new Feed({...words, id: page, link: page, updated, generator: false, feedLinks: {atom}});
  feed.items.push(...entries);
  return `${feed.atom1()}\n`;
}
