// Scrolls to where the reader was when they go back or forward. Browsers do that, but Docusaurus then scrolls to the heading
// in the address or to the top, and in Firefox Docusaurus may be later.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {afterPaint} from '../../plugins/kit/after-paint';

/** The part of the browser's Navigation API that is used here. TypeScript 5.9 doesn't know the API. */
interface Navigation extends EventTarget {
  readonly currentEntry: {readonly key: string} | null;
}

interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly destination: {readonly key: string};
}

// Without the Navigation API, only the browser's own restoration works.
const navigation = ExecutionEnvironment.canUseDOM
  ? (window as unknown as {readonly navigation?: Navigation}).navigation
  : undefined;

/** How far the page was scrolled when the reader left an entry of the browser's history, by the key of the entry. */
const places = new Map<string, number>();
/** How far the page was scrolled in the entry to which the reader goes; undefined for a new entry. */
let top: number | undefined;

navigation?.addEventListener('navigate', (event) => {
  const {navigationType, destination} = event as NavigateEvent;
  const key = navigation.currentEntry?.key ?? '';
  if (navigationType !== 'replace') {
    // In Firefox, the entry may be that of the destination already.
    if (key !== destination.key) {
      places.set(key, window.scrollY);
    }
    top = navigationType === 'traverse' ? places.get(destination.key) : undefined;
  }
});

export default {
  onRouteDidUpdate() {
    if (top !== undefined) {
      const place: ScrollToOptions = {top, behavior: 'instant'};
      // When the address of this page is replaced later, as a choice of versions to compare does, nothing scrolls.
      top = undefined;
      window.scrollTo(place);
      // Chromium scrolls to the heading again after the router has updated the page.
      afterPaint(() => {
        window.scrollTo(place);
      });
    }
  },
} satisfies ClientModule;
