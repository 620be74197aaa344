import type {Element} from 'hast';
import {childElements, classNames, eachElement} from '../../markdown-pages/article';

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
  eachElement(article, ({properties}) => {
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
  eachElement(page.article, ({tagName, properties}) => {
    if (typeof properties.src === 'string' && properties.src.startsWith('/')) {
      properties.src = targets.file(properties.src);
    }
    if (tagName === 'img') {
      // What is not in sight must be there too when it is printed.
      delete properties.loading;
    }
    if (typeof properties.href !== 'string') {
      return;
    }
    const url = new URL(properties.href, origin + page.path);
    const target = url.origin === origin && url.search === '' ? pages.get(url.pathname) : undefined;
    properties.href = target ? targets.page(target, decodeURIComponent(url.hash.slice(1))) : url.href;
  });
}

const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'htmlFor'] as const;

/** Puts a prefix before each id of an article and what refers to it, so that articles can share a document. */
export function prefixIds({article}: OfflinePage, prefix: string): void {
  eachElement(article, ({properties}) => {
    if (typeof properties.id === 'string') {
      properties.id = prefix + properties.id;
    }
    for (const name of REFERENCES) {
      const value = properties[name];
      if (Array.isArray(value)) {
        properties[name] = value.map((id) => `${prefix}${id}`);
      }
    }
  });
}

/** Makes each heading smaller by a level, and a heading of the sixth stays one. */
export function lowerHeadings({article}: OfflinePage): void {
  eachElement(article, (element) => {
    const level = /^h([1-5])$/.exec(element.tagName)?.[1];
    if (level !== undefined) {
      element.tagName = `h${Number(level) + 1}`;
    }
  });
}

/** On paper nothing opens: disclosures are open, and those in figures, which tell what the picture shows, are left out. */
export function openDisclosures({article}: OfflinePage): void {
  const visit = (element: Element, isInFigure: boolean): void => {
    element.children = element.children.filter(
      (child) => !(isInFigure && child.type === 'element' && child.tagName === 'details'),
    );
    if (element.tagName === 'details') {
      element.properties.open = true;
    }
    childElements(element).forEach((child) => {
      visit(child, isInFigure || child.tagName === 'figure');
    });
  };
  visit(article, false);
}

/** Leaves out the pictures of the dark theme: without scripts there is one theme. */
export function removeDarkPictures({article}: OfflinePage): void {
  const isDark = (element: Element): boolean =>
    element.tagName === 'img' && classNames(element).some((name) => name.endsWith('--dark'));
  eachElement(article, (element) => {
    element.children = element.children.filter((child) => child.type !== 'element' || !isDark(child));
  });
}
