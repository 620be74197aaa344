// Who goes back or forward comes to where they were. Browsers do that, but Docusaurus scrolls too: to the heading of the
// address, or to the top, which in Firefox may come later.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {afterPaint} from '../../plugins/kit/after-paint';

/** What is used of the browser's Navigation API, which TypeScript 5.9 does not know. */
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

/** How far down the reader was when they left an entry of the history, by its key. */
const places = new Map<string, number>();
/** Where the reader was in the entry to which they go; undefined in a new one. */
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

const restorePlace: ClientModule = {
  onRouteDidUpdate() {
    if (top !== undefined) {
      const place: ScrollToOptions = {top, behavior: 'instant'};
      // What replaces the address on this page later, as a choice in the history does, moves nobody.
      top = undefined;
      window.scrollTo(place);
      // Chromium goes to the heading once more when the router has followed.
      afterPaint(() => {
        window.scrollTo(place);
      });
    }
  },
};

export default restorePlace;
