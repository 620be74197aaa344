// What the classic theme's table of contents leaves out: the marked entry of a long one stays in sight, and on a page
// whose numbered steps run on from list to list it says at which one the reader is.
import type {ClientModule} from '@docusaurus/types';

let observer: IntersectionObserver | undefined;
let marks: MutationObserver | undefined;

/** Scrolls the table of contents, and not the page, to its marked entry. */
function showMarked(contents: Element): void {
  const marked = contents.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  const frame = contents.getBoundingClientRect();
  if (marked && (marked.top < frame.top || marked.bottom > frame.bottom)) {
    contents.scrollTop += (marked.top + marked.bottom - frame.top - frame.bottom) / 2;
  }
}

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

const contentsModule: ClientModule = {
  onRouteDidUpdate() {
    marks?.disconnect();
    const column = document.querySelector('.theme-doc-toc-desktop');
    if (column) {
      marks = new MutationObserver(() => {
        showMarked(column);
      });
      marks.observe(column, {subtree: true, attributeFilter: ['class']});
    }

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

export default contentsModule;
