// Above the list of headings: at which step of a tutorial the reader is, as in "Step 12 of 14".
import type {ClientModule} from '@docusaurus/types';

/** The numbered lists of the open page whose numbers run on from the first: what comes after them has its own numbers. */
function readLists(): HTMLOListElement[] {
  const lists = [...document.querySelectorAll<HTMLOListElement>('.markdown > ol')];
  const end = lists.findIndex((list, index) => {
    const before = lists[index - 1];
    return before !== undefined && list.start !== before.start + before.children.length;
  });
  return end < 0 ? lists : lists.slice(0, end);
}

let observer: IntersectionObserver | undefined;

const stepCounter: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const contents = document.querySelector('.theme-doc-toc-desktop');
    contents?.removeAttribute('data-step');
    const lists = document.querySelector('.tutorial-line') ? readLists() : [];
    const steps = lists.flatMap(({start, children}) =>
      [...children].map((step, index) => ({step, number: start + index})),
    );
    const begun = new Set<Element>();
    // The area reaches from far above the window to its middle: a step that is in it has begun.
    observer = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting) {
            begun.add(target);
          } else {
            begun.delete(target);
          }
        }
        const current = steps.findLast(({step}) => begun.has(step));
        const text = current ? `Step ${current.number} of ${steps.at(-1)?.number}` : '';
        contents?.setAttribute('data-step', text);
      },
      {rootMargin: '9999999px 0px -50%'},
    );
    for (const {step} of steps) {
      observer.observe(step);
    }
  },
};

export default stepCounter;
