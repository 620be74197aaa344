// What no page needs before the reader first touches it (progress-bar.ts loads it then): the bar itself, the colour of
// a phone's own bar, and the way back to the top.
import nprogress from 'nprogress';
import {barColours} from '../data/bar-colours';

/** The tags of the page know the mode of the system only: a reader who has chosen the other one gets its colour, too. */
function colourBar(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((tag) => {
    tag.content = barColours[mode];
  });
}

/** The classic theme shows the way to the top; readers who want less motion are there at once. */
function jumpToTop(event: Event): void {
  const isBack = event.target instanceof Element && event.target.closest('.theme-back-to-top-button') !== null;
  if (isBack && window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}

colourBar();
new MutationObserver(colourBar).observe(document.documentElement, {attributeFilter: ['data-theme']});
document.addEventListener('click', jumpToTop, {capture: true});

/** The progress bar, as this site shows it. */
export default nprogress.configure({
  showSpinner: false,
  // The library's own markup claims the role "bar", which does not exist. Screen readers hear the new title instead.
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
