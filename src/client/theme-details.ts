// What the classic theme leaves open: the color of a phone's own bar, the way back to the top for readers who want less
// motion, and a long table of contents, whose marked entry stays in sight.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {barColors} from '../data/bar-colors';

/** The tags of the page know the mode of the system only: a reader who has chosen the other one gets its color, too. */
function colorBar(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((tag) => {
    tag.content = barColors[mode];
  });
}

/** The theme scrolls to the top smoothly. */
function jumpToTop(event: Event): void {
  const isBack = event.target instanceof Element && event.target.closest('.theme-back-to-top-button') !== null;
  if (isBack && window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

/** Scrolls the table of contents, and not the page, to its marked entry. */
function showMarked(): void {
  const contents = document.querySelector('.theme-doc-toc-desktop');
  const marked = contents?.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  if (contents && marked) {
    const {top, bottom} = contents.getBoundingClientRect();
    if (marked.top < top || marked.bottom > bottom) {
      contents.scrollTop += (marked.top + marked.bottom - top - bottom) / 2;
    }
  }
}

const themeDetails: ClientModule = {};

if (ExecutionEnvironment.canUseDOM) {
  colorBar();
  new MutationObserver(colorBar).observe(document.documentElement, {attributeFilter: ['data-theme']});
  document.addEventListener('click', jumpToTop, {capture: true});
  const marks = new MutationObserver(showMarked);
  themeDetails.onRouteDidUpdate = () => {
    marks.disconnect();
    const contents = document.querySelector('.theme-doc-toc-desktop');
    if (contents) {
      marks.observe(contents, {subtree: true, attributeFilter: ['class']});
    }
  };
}

export default themeDetails;
