import type {ClientModule} from '@docusaurus/types';
import {afterPaint} from '../../kit/after-paint';

declare global {
  interface Window {
    gtag: (command: 'event', name: string, parameters: Readonly<Record<string, unknown>>) => void;
  }
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return;
    }
    // The new title is in place after the next frame.
    afterPaint(() => {
      window.gtag('event', 'page_view', {
        page_path: window.location.pathname + window.location.search + window.location.hash,
        page_title: document.title,
        page_location: window.location.href,
      });
    });
  },
} satisfies ClientModule;
