// Makes plain links to pages of this site work like Docusaurus' links. The router follows them, and their pages are fetched
// ahead when a link comes into view or is pointed at, but not on a slow connection. Docusaurus' component is seven elements
// for React, and a page has dozens of links from names.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/plugins/kit/plain-click';

/** Links with a path. A link to a heading of the same page (`#id`) is left to the browser. */
const LINKS = 'a[href^="/"]:not([target], [download])';

/** The page that the link of an event leads to; undefined for a file. Links of SVG have no `pathname`, but an attribute. */
function pageOf(target: EventTarget | null): URL | undefined {
  const href = target instanceof Element ? target.closest(LINKS)?.getAttribute('href') : undefined;
  const page = new URL(href ?? '', location.href);
  return href && !/\.[a-z]+$/.test(page.pathname) ? page : undefined;
}

/** Lets the router follow clicks on links that no other listener has handled. */
export function followLinks(history: ReturnType<typeof useHistory>): () => void {
  const follow = (event: MouseEvent): void => {
    const page = pageOf(event.target);
    if (page && !event.defaultPrevented && isPlainClick(event)) {
      event.preventDefault();
      const place = page.pathname + page.search + page.hash;
      // As in Docusaurus' links, a link to the same place adds no entry to the browser's history.
      const isHere = history.createHref(history.location) === place;
      history[isHere ? 'replace' : 'push'](place);
    }
  };
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
  };
}

/**
 * Lets Docusaurus fetch pages ahead when the browser is idle, one at a time. It looks through all routes for each page, so
 * the links of a whole screen would block the first click.
 */
function prefetchWhenIdle(): void {
  const {prefetch, preload} = window.docusaurus;
  // Safari has no idle callbacks.
  const whenIdle =
    'requestIdleCallback' in window ? (act: () => void) => requestIdleCallback(act, {timeout: 1000}) : setTimeout;
  window.docusaurus = {
    preload,
    prefetch(path) {
      whenIdle(() => {
        void prefetch(path);
      });
      return false;
    },
  };
}

const links: ClientModule = {};

if (ExecutionEnvironment.canUseDOM) {
  const preload = ({target}: Event): void => {
    const page = pageOf(target);
    if (page) {
      void window.docusaurus.preload(page.pathname);
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, {passive: true});
  }
  const inView = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      const page = isIntersecting ? pageOf(target) : undefined;
      if (page) {
        inView.unobserve(target);
        void window.docusaurus.prefetch(page.pathname);
      }
    }
  });
  links.onRouteDidUpdate = ({previousLocation}) => {
    if (!previousLocation) {
      prefetchWhenIdle();
    }
    inView.disconnect();
    document.querySelectorAll(`main :is(${LINKS})`).forEach((link) => {
      inView.observe(link);
    });
  };
}

export default links;
