// Links of an article that React does not know: what a component would do for each of them is done for all at once.
import type {useHistory} from '@docusaurus/router';
import {fetchInView} from '../../kit/fetch-in-view';
import {followLinks, linkOf, pageOf} from '../../kit/follow-link';

/** Links that are not fetched ahead: in a list of versions, and names, of which a page has dozens (plugins/names). */
const QUIET = '[data-quiet], [data-name]';

/**
 * Has the router follow the links in an element, and their pages fetched ahead, as Docusaurus' links do.
 * @returns how to stop
 */
export function watchLinks(root: Element, history: ReturnType<typeof useHistory>): () => void {
  const end = new AbortController();
  const {signal} = end;
  const preload = (event: Event): void => {
    const link = linkOf(event);
    const page = link?.matches(QUIET) === false ? pageOf(link) : undefined;
    if (page !== undefined) {
      void window.docusaurus.preload(page);
    }
  };
  root.addEventListener('mouseover', preload, {signal});
  root.addEventListener('touchstart', preload, {signal, passive: true});
  const stopFollowing = followLinks(root, history);
  const stops = [...root.querySelectorAll(`a:not(${QUIET})`)].map((link) => {
    const page = pageOf(link);
    return page === undefined ? undefined : fetchInView(link, page);
  });
  return () => {
    end.abort();
    stopFollowing();
    stops.forEach((stop) => stop?.());
  };
}
