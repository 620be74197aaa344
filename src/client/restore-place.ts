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
let isTraversal = false;

const currentKey = (): string => navigation?.currentEntry?.key ?? '';

navigation?.addEventListener('navigate', (event) => {
  const {navigationType, destination} = event as NavigateEvent;
  if (navigationType !== 'replace') {
    // In Firefox, the entry may be that of the destination already.
    if (currentKey() !== destination.key) {
      places.set(currentKey(), window.scrollY);
    }
    isTraversal = navigationType === 'traverse';
  }
});

const restorePlace: ClientModule = {
  onRouteDidUpdate() {
    const top = isTraversal ? places.get(currentKey()) : undefined;
    if (top === undefined) {
      return;
    }
    const restore = (): void => {
      window.scrollTo({top, behavior: 'instant'});
    };
    restore();
    // Chromium goes to the heading once more when the router has followed.
    afterPaint(restore);
  },
};

export default restorePlace;
