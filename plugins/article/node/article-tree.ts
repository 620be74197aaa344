import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** Boilerplate: what a page needs in the browser, and what is not part of its words. */
const BOILERPLATE_TAGS = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const BOILERPLATE_CLASSES = new Set(['hash-link', 'pagination-nav', 'theme-doc-toc-mobile']);

/** The names in the attribute `class`. */
export function classNames({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

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
    classNames(node).some((name) => BOILERPLATE_CLASSES.has(name))
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
 * @throws when the page has no main part
 */
export function articleTree(html: string, address: string): Element {
  // Only the main part is parsed, without menus, scripts and style sheets.
  const start = html.indexOf('<main', html.indexOf('<body'));
  const main = fromHtml(start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>')), {fragment: true});
  const [article] = [
    ...findAll(main, (element) => classNames(element).includes('theme-doc-markdown')),
    ...findAll(main, ({tagName}) => tagName === 'article'),
    ...findAll(main, ({tagName}) => tagName === 'main'),
  ];
  if (article === undefined) {
    throw new Error(`${address} has no main part. A page whose words are read needs <main>.`);
  }
  return withoutBoilerplate(article);
}
