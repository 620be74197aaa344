/** What a frame has while it scrolls. */
const GROUP = Object.entries({tabindex: '0', role: 'group', 'aria-label': 'Figure, scrolls sideways'});

/** The edges at which there is more to see, for the style sheet. */
function hiddenEdges({scrollLeft, clientWidth, scrollWidth}: Element): string {
  const edges = [scrollLeft > 1 ? 'start' : '', scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''];
  return edges.join(' ').trim();
}

const onScroll = ({target}: Event): void => {
  if (target instanceof Element) {
    target.setAttribute('data-more', hiddenEdges(target));
  }
};

/** Lets the keyboard reach a picture that scrolls, only while it does. */
function setGroup(element: Element, isScrolling: boolean): void {
  for (const [name, value] of GROUP) {
    if (isScrolling) {
      element.setAttribute(name, value);
    } else {
      element.removeAttribute(name);
    }
  }
}

let observer: ResizeObserver | undefined;

/**
 * Watches the frames of the page in which a picture scrolls.
 *
 * @returns the function that ends it
 */
export function watchScrollers(): () => void {
  const current = (observer ??= new ResizeObserver((entries) => {
    // All are measured before one is changed: else the browser would lay out the page again for each.
    const measured = entries.map(({target}) => ({target, edges: hiddenEdges(target)}));
    for (const {target, edges} of measured) {
      target.setAttribute('data-more', edges);
      setGroup(target, edges !== '');
    }
  }));
  current.disconnect();
  document.querySelectorAll('.tbia-figure__scroll').forEach((element) => {
    current.observe(element);
    element.addEventListener('scroll', onScroll, {passive: true});
  });
  return () => {
    current.disconnect();
  };
}
