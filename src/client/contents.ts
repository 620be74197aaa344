// The table of contents at the side of a page: says at which step of a tutorial the reader is, as in "Step 12", and keeps the
// entry of the current heading in sight. The build has counted the steps (src/lib/remark-tutorial-line.ts).
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

function update(): void {
  const list = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
  if (!list) {
    return;
  }
  const steps = [...document.querySelectorAll<HTMLElement>('.markdown [data-step]')];
  // A step whose top is in the upper half of the window has begun.
  const current = steps.findLast((step) => step.getBoundingClientRect().top < window.innerHeight / 2);
  list.dataset.step = current?.dataset.step ?? '';
  const marked = list.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  const {top, bottom} = list.getBoundingClientRect();
  if (marked && (marked.top < top || marked.bottom > bottom)) {
    // Scrolls the list, and not the page.
    list.scrollTop += (marked.top + marked.bottom - top - bottom) / 2;
  }
}

/** In the next frame, when the theme has marked the entry of the current heading. */
const updateSoon = (): void => {
  requestAnimationFrame(update);
};

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('scroll', updateSoon, {passive: true});
}

export default {onRouteDidUpdate: updateSoon} satisfies ClientModule;
