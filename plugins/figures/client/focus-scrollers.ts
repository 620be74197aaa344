/** What a frame has while it scrolls. */
const GROUP = Object.entries({tabindex: '0', role: 'group', 'aria-label': 'Figure, scrolls sideways'});

/** Says at which edges there is more to see, for the style sheet. */
function markEdges(element: Element): void {
  const {scrollLeft, clientWidth, scrollWidth} = element;
  const edges = [scrollLeft > 1 ? 'start' : '', scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''];
  element.setAttribute('data-more', edges.join(' ').trim());
}

const onScroll = ({target}: Event): void => {
  if (target instanceof Element) {
    markEdges(target);
  }
};

/** Lets the keyboard reach a picture that scrolls, only while it does. */
function update(element: Element): void {
  markEdges(element);
  for (const [name, value] of GROUP) {
    if (element.scrollWidth > element.clientWidth + 1) {
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
    for (const {target} of entries) {
      update(target);
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
