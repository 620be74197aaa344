import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {textOf} from '../../kit/hast-text';

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

const strong = (text: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{type: 'element', tagName: 'strong', properties: {}, children: [{type: 'text', value: text}]}],
});

/** Tabs one after the other, each below its label: without scripts, readers would see the first one only. */
function flattenTabs(tabs: Element): ElementContent[] {
  const withRole = (name: string): Element[] => findAll(tabs, ({properties}) => properties.role === name);
  const labels = withRole('tab').map((label) => textOf(label).trim());
  return withRole('tabpanel').flatMap((panel, index) => [strong(labels[index] ?? ''), ...panel.children]);
}

/** Cleans the children of an element in place: copies of all trees cost more than the rest of the reading. */
function clean(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return child.type === 'comment' ? [] : [child];
    }
    if (isFurniture(child)) {
      return [];
    }
    return classNames(child).includes('theme-tabs-container') ? flattenTabs(child) : [child];
  });
  childElements(element).forEach(clean);
}

/**
 * Takes the article out of a finished page: title and text, without what belongs to the page in the browser (buttons,
 * links at headings, symbols next to words, whatever carries `data-search="off"`). Tabs stand one below the other.
 * @throws when the page has no main part
 */
export function articleTree(html: string): Element {
  // Menus, scripts and style sheets need not be parsed.
  const start = html.indexOf('<main', html.indexOf('<body'));
  const main = fromHtml(start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>')), {fragment: true});
  const first = (matches: (element: Element) => boolean): Element | undefined => findAll(main, matches)[0];
  const article =
    first((element) => classNames(element).includes('theme-doc-markdown')) ??
    first(({tagName}) => tagName === 'article') ??
    first(({tagName}) => tagName === 'main');
  if (article === undefined) {
    throw new Error('The page has no main part. A page whose words are read needs <main>.');
  }
  clean(article);
  return article;
}
