// Says the title of a new page to those who do not see it.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../../plugins/kit/after-paint';
import styles from '../../plugins/kit/visually-hidden.module.css';

const routeAnnouncer: ClientModule = {};

if (ExecutionEnvironment.canUseDOM) {
  // Screen readers only watch a region that was there before its text.
  const region = document.createElement('div');
  region.id = 'route-announcer';
  region.className = styles.visuallyHidden ?? '';
  region.role = 'status';
  // At its top: at its end, what nobody sees would make the page a pixel taller.
  document.body.prepend(region);
  routeAnnouncer.onRouteDidUpdate = ({location, previousLocation}) => {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // The new title is in place after the next frame.
      afterPaint(() => {
        region.textContent = document.title;
      });
    }
  };
}

export default routeAnnouncer;
