// What the classic theme lacks: screen readers hear the title of a new page, and the button to the top jumps for readers who
// want less motion.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../../plugins/kit/after-paint';
import styles from '../../plugins/kit/visually-hidden.module.css';

/** The region in which screen readers hear the new title: they only watch a region that was there before its text. */
function addAnnouncer(): HTMLElement {
  const region = document.createElement('div');
  region.id = 'route-announcer';
  region.className = styles.visuallyHidden ?? '';
  region.role = 'status';
  // At the start of the body: at the end, the invisible region would make the page a pixel taller.
  document.body.prepend(region);
  return region;
}

/** Jumps to the top for readers who want less motion, because the theme scrolls there smoothly. */
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
  document.addEventListener('click', jumpToTop, {capture: true});
}

export default themeDetails;
