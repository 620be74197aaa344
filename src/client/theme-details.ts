// What the classic theme leaves open: the title of a new page for those who do not see it, the color of a phone's own bar,
// and the way back to the top for readers who want less motion.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../../plugins/kit/after-paint';
import styles from '../../plugins/kit/visually-hidden.module.css';
import {barColors} from '../data/bar-colors';

/** Screen readers only watch a region that was there before its text. */
function addAnnouncer(): HTMLElement {
  const region = document.createElement('div');
  region.id = 'route-announcer';
  region.className = styles.visuallyHidden ?? '';
  region.role = 'status';
  // At its top: at its end, what nobody sees would make the page a pixel taller.
  document.body.prepend(region);
  return region;
}

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

const themeDetails: ClientModule = {};

if (ExecutionEnvironment.canUseDOM) {
  const announcer = addAnnouncer();
  themeDetails.onRouteDidUpdate = ({location, previousLocation}) => {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // The new title is in place after the next frame.
      afterPaint(() => {
        announcer.textContent = document.title;
      });
    }
  };
  colorBar();
  new MutationObserver(colorBar).observe(document.documentElement, {attributeFilter: ['data-theme']});
  document.addEventListener('click', jumpToTop, {capture: true});
}

export default themeDetails;
