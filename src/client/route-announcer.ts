import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../../plugins/kit/after-paint';
import styles from '../../plugins/kit/visually-hidden.module.css';

function liveRegion(): HTMLElement {
  const existing = document.getElementById('route-announcer');
  if (existing) {
    return existing;
  }
  const region = document.createElement('div');
  region.id = 'route-announcer';
  region.className = styles.visuallyHidden ?? '';
  region.setAttribute('role', 'status');
  // At its top: at its end, what nobody sees would make the page a pixel taller.
  document.body.prepend(region);
  return region;
}

const routeAnnouncer: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // Screen readers only watch a region that was there before its text.
    const region = liveRegion();
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return;
    }
    // The new title is in place after the next frame.
    afterPaint(() => {
      region.textContent = document.title;
    });
  },
};

export default routeAnnouncer;
