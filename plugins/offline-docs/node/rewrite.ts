import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {classNames} from '../../markdown-pages/article';

/** A page of the version that is put together. */
export interface OfflinePage {
  /** For example `quick-start/using-active`. */
  readonly id: string;
  /** Site path, with the base URL. */
  readonly path: string;
  readonly title: string;
  /** The category above it in the sidebar; empty without one. */
  readonly category: string;
  /** Title and text, see `readArticle`. */
  readonly article: Element;
}

/** Where addresses of an article lead in what is put together. */
export interface Targets {
  /** Address of another page of the version, or of a heading of it; the id is empty for its top. */
  readonly page: (page: OfflinePage, id: string) => string;
  /** Address of a file of the site, such as a picture; `path` has the base URL. */
  readonly file: (path: string) => string;
}

/** The ids that a page has. */
export function idsOf({article}: OfflinePage): Set<string> {
  const ids = new Set<string>();
  visit(article, 'element', ({properties}) => {
    if (typeof properties.id === 'string') {
      ids.add(properties.id);
    }
  });
  return ids;
}

/**
 * Changes the addresses in an article so that they work without the site: pages of the version lead to each other,
 * everything else to the site.
 * @param origin for example `https://example.org`
 * @param pages all pages of the version, by their path
 */
export function rewriteAddresses(
  page: OfflinePage,
  origin: string,
  pages: ReadonlyMap<string, OfflinePage>,
  targets: Targets,
): void {
  visit(page.article, 'element', ({tagName, properties}) => {
    if (typeof properties.src === 'string' && properties.src.startsWith('/')) {
      properties.src = targets.file(properties.src);
    }
    if (tagName === 'img') {
      // What is not in sight must be there too when it is printed.
      delete properties.loading;
    }
    if (typeof properties.href === 'string') {
      const url = new URL(properties.href, origin + page.path);
      const target = url.origin === origin && url.search === '' ? pages.get(url.pathname) : undefined;
      properties.href = target ? targets.page(target, decodeURIComponent(url.hash.slice(1))) : url.href;
    }
  });
}

const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'htmlFor'] as const;

/**
 * Prepares an article for a document that it shares with others: its ids and what refers to them have a prefix, and
 * headings are a level lower. Nothing opens on paper: disclosures are open, and those in figures, which tell what the
 * picture shows, are left out.
 */
export function prepareForPaper({article}: OfflinePage, prefix: string): void {
  visit(article, 'element', (element) => {
    const {tagName, properties} = element;
    if (typeof properties.id === 'string') {
      properties.id = prefix + properties.id;
    }
    for (const name of REFERENCES) {
      const value = properties[name];
      if (Array.isArray(value)) {
        properties[name] = value.map((id) => `${prefix}${id}`);
      }
    }
    element.tagName = tagName.replace(/^h([1-5])$/, (_heading, level: string) => `h${Number(level) + 1}`);
    if (tagName === 'details') {
      properties.open = true;
    }
    if (tagName === 'figure') {
      removeElements(element, (inner) => inner.tagName === 'details');
    }
  });
}

/** Leaves out the pictures of the dark theme: without scripts there is one theme. */
export function removeDarkPictures({article}: OfflinePage): void {
  removeElements(
    article,
    (element) => element.tagName === 'img' && classNames(element).some((name) => name.endsWith('--dark')),
  );
}

function removeElements(root: Element, matches: (element: Element) => boolean): void {
  visit(root, 'element', (element, index, parent) => {
    if (parent && index !== undefined && matches(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
