/** The edges of a frame at which there is more to see, for the style sheet. */
function hiddenEdges({scrollLeft, clientWidth, scrollWidth}: Element): string {
  const edges = [scrollLeft > 1 ? 'start' : '', scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''];
  return edges.join(' ').trim();
}

/** Says at which edges of a frame there is more, and lets the keyboard reach a frame that scrolls, only while it does. */
function mark(frame: Element, edges: string): void {
  const attributes = {'data-more': edges, tabindex: '0', role: 'group', 'aria-label': 'Figure, scrolls sideways'};
  for (const [name, value] of Object.entries(attributes)) {
    if (edges === '') {
      frame.removeAttribute(name);
    } else {
      frame.setAttribute(name, value);
    }
  }
}

const onScroll = ({target}: Event): void => {
  if (target instanceof Element) {
    mark(target, hiddenEdges(target));
  }
};

let observer: ResizeObserver | undefined;

/** Watches the frames of the open page in which a picture scrolls, and no others. */
export function watchScrollers(): void {
  observer ??= new ResizeObserver((entries) => {
    // All are measured before one is changed: else the browser would lay out the page again for each.
    const measured = entries.map(({target}) => ({target, edges: hiddenEdges(target)}));
    for (const {target, edges} of measured) {
      mark(target, edges);
    }
  });
  observer.disconnect();
  for (const frame of document.querySelectorAll('.tbia-figure__scroll')) {
    observer.observe(frame);
    frame.addEventListener('scroll', onScroll, {passive: true});
  }
}
