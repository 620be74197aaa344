import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** Boilerplate: what a page needs in the browser, and what is not part of its words. */
const BOILERPLATE_TAGS = new Set(['button', 'footer', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const BOILERPLATE_CLASSES = /\b(?:hash-link|theme-doc-toc-mobile)\b/;

/** All elements below a node that match, in document order, but none within another. */
export function findAll({children}: Element | Root, matches: (element: Element) => boolean): Element[] {
  const elements = (children as Nodes[]).filter((child) => child.type === 'element');
  return elements.flatMap((element) => (matches(element) ? [element] : findAll(element, matches)));
}

function isBoilerplate(node: ElementContent): boolean {
  if (node.type !== 'element') {
    return node.type === 'comment';
  }
  return (
    BOILERPLATE_TAGS.has(node.tagName) ||
    node.properties.dataSearch === 'off' ||
    node.properties.ariaHidden === 'true' ||
    BOILERPLATE_CLASSES.test(String(node.properties.className))
  );
}

function withoutBoilerplate(element: Element): Element {
  const children = element.children
    .filter((child) => !isBoilerplate(child))
    .map((child) => (child.type === 'element' ? withoutBoilerplate(child) : child));
  return {...element, children};
}

/**
 * Takes the article out of a finished page: title and text, without boilerplate (buttons, links at headings, symbols next to
 * words, and elements with `data-search="off"`).
 * @param address of the page, for the message of an error
 * @throws when the page has no article
 */
export function articleTree(html: string, address: string): Element {
  // Only the article is parsed, without menus, scripts and style sheets.
  const part = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const [article] = findAll(fromHtml(part, {fragment: true}), ({tagName}) => tagName === 'article');
  if (article === undefined) {
    throw new Error(`${address} has no article. A page whose words are read needs <article>.`);
  }
  return withoutBoilerplate(article);
}
