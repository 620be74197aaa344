// On a page whose numbered steps run on from list to list, the table of contents says at which one the reader is.
import type {ClientModule} from '@docusaurus/types';

let observer: IntersectionObserver | undefined;

/** The steps of a page: those of the first lists of which each goes on with the number of the one before. */
function readSteps(): {readonly steps: readonly Element[]; readonly last: number} {
  let steps: Element[] = [];
  let [last, lists] = [0, 0];
  for (const list of document.querySelectorAll<HTMLOListElement>('.markdown ol:not(figure ol)')) {
    const {start, children} = list;
    if (start !== last + 1) {
      if (lists > 1) {
        break;
      }
      [steps, lists] = [[], 0];
    }
    steps = [...steps, ...children];
    last = start + children.length - 1;
    lists += 1;
  }
  return {steps: lists > 1 ? steps : [], last};
}

const stepCounter: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    const {steps, last} = readSteps();
    const begun = new Set<Element>();
    const show = (): void => {
      const contents = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
      if (begun.size > 0) {
        contents?.setAttribute('data-step', `Step ${last - steps.length + begun.size} of ${last}`);
      } else {
        contents?.removeAttribute('data-step');
      }
    };
    // A step has begun when its first line has come into the upper half of the window, or left it at the top.
    observer = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries) {
          begun[isIntersecting ? 'add' : 'delete'](target);
        }
        show();
      },
      {rootMargin: '9999999px 0px -50%'},
    );
    for (const step of steps) {
      observer.observe(step);
    }
    show();
  },
};

export default stepCounter;
