import type {Element, ElementContent, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {parseMain} from '../../kit/built-pages';
import {textOf} from '../../kit/hast-text';
import {findElement, readArticle} from '../../markdown-pages/article';

/** One release in the changelog. */
export interface Entry {
  /** Id of its heading, for example `v1-9-0`. */
  readonly anchor: string;
  /** Words of its heading, for example `1.5.2 (May 2023)`. */
  readonly heading: string;
  readonly date: Date;
  /** What follows the heading, as plain HTML with absolute addresses. */
  readonly html: string;
}

/** Elements of a page that mean the same to a feed reader. */
const KEPT = new Set('a blockquote code em h3 h4 li ol p pre strong ul'.split(' '));

/** What stays of a node: elements that mean something, without attributes but the address of links. */
function cleaned(node: ElementContent, page: string): ElementContent[] {
  if (node.type !== 'element') {
    return node.type === 'text' ? [node] : [];
  }
  const children = node.children.flatMap((child) => cleaned(child, page));
  // The line that opens a list, for readers who see all of it.
  const tagName = node.tagName === 'summary' ? 'p' : node.tagName;
  if (!KEPT.has(tagName)) {
    return node.tagName === 'svg' ? [] : children;
  }
  const {href} = node.properties;
  const properties = typeof href === 'string' ? {href: new URL(href, page).href} : {};
  return [{type: 'element', tagName, properties, children}];
}

const isRelease = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2' && /^v\d/.test(String(node.properties.id));

const DATE = /Released (?<date>\d{4}-\d\d-\d\d)\b/;

/**
 * Reads the releases out of the finished changelog: each is a heading of the second level whose id begins with its
 * version, as in `v1-9-0`, and what follows up to the next one.
 * @param page address of the changelog
 * @returns in the order of the page
 * @throws when there is no release, or one has no line "Released 2025-06-16."
 */
export function readEntries(html: string, page: string): Entry[] {
  const article = readArticle(parseMain(html));
  const hasReleases = ({children}: Element): boolean => children.some(isRelease);
  const siblings = (hasReleases(article) ? article : findElement(article, hasReleases))?.children ?? [];
  const headings = siblings.filter(isRelease);
  if (headings.length === 0) {
    throw new Error('has no release: a heading of the second level with an id such as {/* #v1-9-0 */}.');
  }
  return headings.map((heading, index) => {
    const next = headings[index + 1];
    const body = siblings.slice(siblings.indexOf(heading) + 1, next && siblings.indexOf(next));
    const title = textOf(heading).trim();
    const date = DATE.exec(body.map(textOf).join(' '))?.groups?.date;
    if (date === undefined) {
      throw new Error(`gives no release date for ${title}. Add the line "Released YYYY-MM-DD." to its section.`);
    }
    const children = body.flatMap((node) => cleaned(node, page));
    return {
      anchor: String(heading.properties.id),
      heading: title,
      date: new Date(`${date}T00:00:00Z`),
      html: toHtml({type: 'root', children}, {characterReferences: {useNamedReferences: true}}).trim(),
    };
  });
}
