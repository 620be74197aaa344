// Plain links to pages of this site do what Docusaurus' own do: the router follows them, and their pages are fetched ahead
// when a link comes into view or is pointed at, but not on a slow connection. Docusaurus' Link is seven elements for
// React; a page names dozens of places.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/plugins/kit/plain-click';

/** A heading of the same page is left to the browser. */
const LINKS = 'a[href^="/"]:not([target], [download])';

/** The link of an event, if it leads to a page: a file has an ending. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
  return link && !/\.[a-z]+$/.test(link.pathname) ? link : undefined;
}

/** Has the router follow the clicks that nobody else follows. */
export function followLinks(history: ReturnType<typeof useHistory>): () => void {
  const follow = (event: MouseEvent): void => {
    const link = pageLink(event.target);
    if (link && !event.defaultPrevented && isPlainClick(event)) {
      event.preventDefault();
      const place = link.pathname + link.search + link.hash;
      // As in Docusaurus' links, the same place again is no new entry.
      const isHere = history.createHref(history.location) === place;
      history[isHere ? 'replace' : 'push'](place);
    }
  };
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
  };
}

const links: ClientModule = {};

if (ExecutionEnvironment.canUseDOM) {
  const preload = ({target}: Event): void => {
    const link = pageLink(target);
    if (link) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, {passive: true});
  }
  const inView = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      const link = isIntersecting ? pageLink(target) : undefined;
      if (link) {
        inView.unobserve(target);
        void window.docusaurus.prefetch(link.pathname);
      }
    }
  });
  links.onRouteDidUpdate = () => {
    inView.disconnect();
    document.querySelectorAll(`main :is(${LINKS})`).forEach((link) => {
      inView.observe(link);
    });
  };
}

export default links;
