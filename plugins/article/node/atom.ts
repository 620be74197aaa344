import {Feed} from 'feed';
import type {Element, ElementContent, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {textOf} from '../../kit/hast-text';
import {articleTree, findAll} from './tree';

/** What the feed says of itself. */
export interface FeedWords {
  /** Path of the changelog relative to the base URL. */
  readonly page: string;
  /** Name of the product; titles of entries begin with it. */
  readonly product: string;
  readonly title: string;
  readonly description: string;
  readonly author: {readonly name: string; readonly link: string};
}

/** The feed of a page, relative to the base URL. */
export const feedFile = (page: string): string => `${page}/atom.xml`;

const KEPT = new Set('a blockquote code em h3 h4 li ol p pre strong ul'.split(' '));

/** What a feed reader can show of a node: plain elements, and links with absolute addresses. */
function plain(node: ElementContent, page: string): ElementContent[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [node] : [];
  }
  const children = node.children.flatMap((child) => plain(child, page));
  const tagName = node.tagName === 'summary' ? 'p' : node.tagName;
  if (!KEPT.has(tagName)) {
    return children;
  }
  const {href} = node.properties;
  const properties = typeof href === 'string' ? {href: new URL(href, page).href} : {};
  return [{type: 'element', tagName, properties, children}];
}

/** A heading of the second level whose id begins with a version, as in `v1-9-0`. */
const isRelease = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2' && /^v\d/.test(String(node.properties.id));

/**
 * The Atom feed of the releases in a finished changelog. It does not depend on the time of the build.
 * @param site address of the site, with a slash at the end
 * @throws when there is no release, or one has no line "Released 2025-06-16."
 */
export function atomOf(html: string, {product, page: route, ...words}: FeedWords, site: string): string {
  const page = site + route;
  const article = articleTree(html);
  const hasReleases = ({children}: Element): boolean => children.some(isRelease);
  const nodes = [article, ...findAll(article, hasReleases)].find(hasReleases)?.children ?? [];
  const entries = nodes.filter(isRelease).map((heading, index, headings) => {
    const next = headings[index + 1];
    const body = nodes.slice(nodes.indexOf(heading) + 1, next && nodes.indexOf(next));
    const title = textOf(heading).trim();
    const day = /Released (\d{4}-\d\d-\d\d)\b/.exec(body.map(textOf).join(' '))?.[1];
    if (day === undefined) {
      throw new Error(`article: "${title}" has no date. Add the line "Released YYYY-MM-DD." to its section.`);
    }
    const link = `${page}#${String(heading.properties.id)}`;
    const content = toHtml({type: 'root', children: body.flatMap((node) => plain(node, page))}).trim();
    return {id: link, link, title: `${product} ${title}`, date: new Date(day), published: new Date(day), content};
  });
  const [newest] = entries;
  if (newest === undefined) {
    throw new Error(
      `article: ${page} has no release: a heading of the second level with an id such as {/* #v1-9-0 */}.`,
    );
  }
  const atom = site + feedFile(route);
  const feed = new Feed({...words, id: page, link: page, updated: newest.date, generator: false, feedLinks: {atom}});
  entries.forEach((entry) => {
    feed.addItem(entry);
  });
  return `${feed.atom1()}\n`;
}
