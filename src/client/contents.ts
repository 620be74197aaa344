// The list of a page's headings: above it the step of a tutorial at which the reader is, as in "Step 12 of 14", which the
// build has counted (src/lib/remark-tutorial-line.ts); and in a long list, the marked entry stays in sight.
import type {ClientModule} from '@docusaurus/types';

/** Says the last step that has begun. */
function watchSteps(list: HTMLElement): IntersectionObserver {
  const steps = [...document.querySelectorAll<HTMLElement>('.markdown [data-step]')];
  const begun = new Set<Element>();
  // The area reaches from far above the window to its middle: a step that is in it has begun.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          begun.add(target);
        } else {
          begun.delete(target);
        }
      }
      list.dataset.step = steps.findLast((step) => begun.has(step))?.dataset.step ?? '';
    },
    {rootMargin: '9999999px 0px -50%'},
  );
  for (const step of steps) {
    observer.observe(step);
  }
  return observer;
}

/** Scrolls the list, and not the page, to its marked entry. */
function watchMarks(list: HTMLElement): MutationObserver {
  const observer = new MutationObserver(() => {
    const marked = list.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
    const {top, bottom} = list.getBoundingClientRect();
    if (marked && (marked.top < top || marked.bottom > bottom)) {
      list.scrollTop += (marked.top + marked.bottom - top - bottom) / 2;
    }
  });
  observer.observe(list, {subtree: true, attributeFilter: ['class']});
  return observer;
}

let observers: readonly (IntersectionObserver | MutationObserver)[] = [];

const contents: ClientModule = {
  onRouteDidUpdate() {
    for (const observer of observers) {
      observer.disconnect();
    }
    const list = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
    delete list?.dataset.step;
    observers = list ? [watchSteps(list), watchMarks(list)] : [];
  },
};

export default contents;
