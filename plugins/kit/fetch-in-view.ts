const seen = new WeakMap<Element, string>();
let observer: IntersectionObserver | undefined;

/**
 * Has a link's page fetched once the link comes into view.
 * @param href path of the page, with the base URL
 * @returns how to stop watching
 */
export function fetchInView(link: Element, href: string): (() => void) | undefined {
  if (typeof IntersectionObserver !== 'function') {
    void window.docusaurus.prefetch(href);
    return undefined;
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      const path = seen.get(target);
      if (isIntersecting && path !== undefined) {
        observer?.unobserve(target);
        void window.docusaurus.prefetch(path);
      }
    }
  });
  seen.set(link, href);
  observer.observe(link);
  return () => observer?.unobserve(link);
}
