// Who goes back or forward comes to where they were. Browsers do that, but Docusaurus scrolls too: to the heading of the
// address, or to the top, which in Firefox may come later.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How far down the reader was when they left an entry of the history, by its key. */
const places = new Map<string, number>();
let isTraversal = false;

const currentKey = (): string => window.navigation.currentEntry?.key ?? '';

// Browsers that lack it do as they do.
if (ExecutionEnvironment.canUseDOM && 'navigation' in window) {
  window.navigation.addEventListener('navigate', ({navigationType}) => {
    if (navigationType !== 'replace') {
      places.set(currentKey(), window.scrollY);
      isTraversal = navigationType === 'traverse';
    }
  });
}

const restorePlace: ClientModule = {
  onRouteDidUpdate() {
    const top = isTraversal ? places.get(currentKey()) : undefined;
    if (top !== undefined) {
      window.scrollTo({top, behavior: 'instant'});
    }
  },
};

export default restorePlace;
