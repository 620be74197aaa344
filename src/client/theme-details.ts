// What the classic theme leaves open: the color of a phone's own bar, and the way back to the top for readers who want less
// motion.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
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

if (ExecutionEnvironment.canUseDOM) {
  colorBar();
  new MutationObserver(colorBar).observe(document.documentElement, {attributeFilter: ['data-theme']});
  document.addEventListener('click', jumpToTop, {capture: true});
}
