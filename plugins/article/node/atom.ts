import {Feed} from 'feed';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import type {Article} from '../read-article';

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

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/**
 * The Atom feed of the releases in a changelog: the headings of the second level whose id begins with a version, as in
 * `v1-9-0`. It does not depend on the time of the build.
 * @param site address of the site, with a slash at the end
 * @throws when there is no release, one has no line "Released 2025-06-16.", or code has a line that looks like a heading
 */
export function atomOf(changelog: Article, {product, page: route, ...words}: FeedWords, site: string): string {
  const page = site + route;
  const bodies = changelog.markdown.split(/^## .*$/m).slice(1);
  const headings = changelog.sections.filter(({level}) => level === 2);
  if (bodies.length !== headings.length) {
    throw new Error(`article: ${page} has "## " at the start of a line that is no heading. Write it in another way.`);
  }
  const releases = headings.map((heading, index) => ({...heading, body: bodies[index] ?? ''}));
  const entries = releases
    .filter(({id}) => /^v\d/.test(id))
    .map(({id, heading, body}) => {
      const day = /Released (\d{4}-\d\d-\d\d)\b/.exec(body)?.[1];
      if (day === undefined) {
        throw new Error(`article: "${heading}" has no date. Add the line "Released YYYY-MM-DD." to its section.`);
      }
      const link = `${page}#${id}`;
      const content = toHtml(markdown.runSync(markdown.parse(body)));
      return {id: link, link, title: `${product} ${heading}`, date: new Date(day), published: new Date(day), content};
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
