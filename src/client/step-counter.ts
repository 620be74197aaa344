// Above the list of headings: at which step of a tutorial the reader is, as in "Step 12 of 14". The build counts the steps
// (src/lib/remark-tutorial-line.ts).
import type {ClientModule} from '@docusaurus/types';

let observer: IntersectionObserver | undefined;

const stepCounter: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const contents = document.querySelector('.theme-doc-toc-desktop');
    contents?.removeAttribute('data-step');
    const steps = [...document.querySelectorAll<HTMLElement>('.markdown [data-step]')];
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
        const current = steps.findLast((step) => begun.has(step));
        contents?.setAttribute('data-step', current?.dataset.step ?? '');
      },
      {rootMargin: '9999999px 0px -50%'},
    );
    for (const step of steps) {
      observer.observe(step);
    }
  },
};

export default stepCounter;
