// The list of a page's headings: below its title the step of a tutorial at which the reader is, as in "Step 12",
// which the build has counted (src/lib/remark-tutorial-line.ts); and in a long list, the marked entry stays in sight.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

function update(): void {
  const list = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
  if (!list) {
    return;
  }
  const steps = [...document.querySelectorAll<HTMLElement>('.markdown [data-step]')];
  // One that has come up to the middle of the window has begun.
  const current = steps.findLast((step) => step.getBoundingClientRect().top < window.innerHeight / 2);
  list.dataset.step = current?.dataset.step ?? '';
  const marked = list.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  const {top, bottom} = list.getBoundingClientRect();
  if (marked && (marked.top < top || marked.bottom > bottom)) {
    // The list alone, not the page.
    list.scrollTop += (marked.top + marked.bottom - top - bottom) / 2;
  }
}

/** The theme has marked the entry by then. */
const updateSoon = (): void => {
  requestAnimationFrame(update);
};

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('scroll', updateSoon, {passive: true});
}

const contents: ClientModule = {onRouteDidUpdate: updateSoon};

export default contents;
