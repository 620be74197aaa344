import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** What belongs to the page in the browser and not to its words. */
const FURNITURE_TAGS = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const FURNITURE_CLASSES = new Set(['hash-link', 'pagination-nav', 'theme-doc-toc-mobile']);

/** The names in the attribute `class`. */
export function classNames({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The elements among the children. */
export function childElements({children}: Element | Root): Element[] {
  return (children as readonly (ElementContent | Root['children'][number])[]).filter(
    (child) => child.type === 'element',
  );
}

/** All elements below a node that match, in document order, but none within another. */
export function findAll(node: Element | Root, matches: (element: Element) => boolean): Element[] {
  return childElements(node).flatMap((child) => (matches(child) ? [child] : findAll(child, matches)));
}

function isFurniture(element: Element): boolean {
  return (
    FURNITURE_TAGS.has(element.tagName) ||
    element.properties.dataSearch === 'off' ||
    element.properties.ariaHidden === 'true' ||
    classNames(element).some((name) => FURNITURE_CLASSES.has(name))
  );
}

/** Cleans the children of an element in place: copies of all trees cost more than the rest of the reading. */
function clean(element: Element): void {
  element.children = element.children.filter(
    (child) => child.type === 'text' || (child.type === 'element' && !isFurniture(child)),
  );
  childElements(element).forEach(clean);
}

/**
 * Takes the article out of a finished page: title and text, without what belongs to the page in the browser (buttons,
 * links at headings, symbols next to words, whatever carries `data-search="off"`).
 * @throws when the page has no main part
 */
export function articleTree(html: string): Element {
  // Menus, scripts and style sheets need not be parsed.
  const start = html.indexOf('<main', html.indexOf('<body'));
  const main = fromHtml(start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>')), {fragment: true});
  const [article] = [
    ...findAll(main, (element) => classNames(element).includes('theme-doc-markdown')),
    ...findAll(main, ({tagName}) => tagName === 'article'),
    ...findAll(main, ({tagName}) => tagName === 'main'),
  ];
  if (article === undefined) {
    throw new Error('The page has no main part. A page whose words are read needs <main>.');
  }
  clean(article);
  return article;
}
