import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from './plain-click';

/** Path of the page that a link leads to; undefined for headings of this page, files, and other sites. */
export function pageOf(link: Pick<Element, 'getAttribute'>): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const isHere = ['_self', null].includes(link.getAttribute('target'));
  return isHere && /^\/(?!\/)/.test(href) ? href : undefined;
}

/**
 * The link in which something happened.
 * @param selector which links count
 */
export function linkOf({target}: Event, selector = 'a'): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * Has the router follow the plain link that was clicked, as Docusaurus' own links do.
 * @param selector which links count
 */
export function followLink(event: MouseEvent, history: ReturnType<typeof useHistory>, selector?: string): void {
  const link = linkOf(event, selector);
  const page = link ? pageOf(link) : undefined;
  if (page !== undefined && !event.defaultPrevented && isPlainClick(event)) {
    event.preventDefault();
    history[history.createHref(history.location) === page ? 'replace' : 'push'](page);
  }
}

/**
 * Has the router follow the plain links in a part of the page that are clicked from now on.
 * @param selector which links count
 * @returns how to stop
 */
export function followLinks(root: Node, history: ReturnType<typeof useHistory>, selector?: string): () => void {
  const follow = (event: Event): void => {
    followLink(event as MouseEvent, history, selector);
  };
  root.addEventListener('click', follow);
  return () => {
    root.removeEventListener('click', follow);
  };
}
