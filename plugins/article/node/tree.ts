import type {Element, ElementContent} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {MainPart} from '../kit/built-pages';
import {textOf} from '../kit/hast-text';
import {classes, find} from '../kit/html-tree';

/** What belongs to the page in the browser and not to its words. */
const FURNITURE_TAGS = new Set(['button', 'nav', 'noscript', 'script', 'style', 'template']);
const FURNITURE_CLASSES = new Set(['hash-link', 'pagination-nav', 'theme-doc-toc-mobile']);

/** The names in the attribute `class`. */
export function classNames({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The elements among the children. */
export function childElements({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** The first element below a node that matches, in document order. */
export function findElement(node: Element, matches: (element: Element) => boolean): Element | undefined {
  for (const child of childElements(node)) {
    const found = matches(child) ? child : findElement(child, matches);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function isFurniture(element: Element): boolean {
  return (
    FURNITURE_TAGS.has(element.tagName) ||
    element.properties.dataSearch === 'off' ||
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
  const isTab = (role: string) => (element: Element) => element.properties.role === role;
  const all = (node: Element, matches: (element: Element) => boolean): Element[] =>
    childElements(node).flatMap((child) => (matches(child) ? [child] : all(child, matches)));
  const labels = all(tabs, isTab('tab')).map((label) => textOf(label).trim());
  return all(tabs, isTab('tabpanel')).flatMap((panel, index) => [strong(labels[index] ?? ''), ...panel.children]);
}

/** Cleans the children of an element in place: copies of all trees cost more than the rest of the reading. */
function clean(element: Element): void {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') {
      return child.type === 'comment' ? [] : [child];
    }
    if (isFurniture(child)) {
      return [];
    }
    return classNames(child).includes('theme-tabs-container') ? flattenTabs(child) : [child];
  });
  element.children = children;
  childElements(element).forEach(clean);
}

/**
 * Takes the article out of the main part of a finished page: title and text, without what belongs to the page in the
 * browser (buttons, links at headings, whatever carries `data-search="off"`). Tabs stand one below the other.
 * @returns a tree of its own that the caller may change
 * @throws when the page has no article
 */
export function readArticle(main: MainPart): Element {
  const root =
    find(main, (element) => classes(element).includes('theme-doc-markdown')) ??
    find(main, ({tagName}) => tagName === 'article') ??
    find(main, ({tagName}) => tagName === 'main');
  const article = root && fromParse5(root);
  if (article?.type !== 'element') {
    throw new Error('The page has no main part. A page exported as Markdown needs <main>.');
  }
  clean(article);
  return article;
}
