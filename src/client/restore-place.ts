// Who goes back or forward comes to where they were. The browser does that, but where the address has a fragment,
// Docusaurus scrolls to its heading.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How far down the reader was when they left an entry of the history, by its key. */
const places = new Map<string, number>();
let isTraversal = false;

const currentKey = (): string => window.navigation.currentEntry?.key ?? '';

// Browsers that lack it go to the heading.
if (ExecutionEnvironment.canUseDOM && 'navigation' in window) {
  window.navigation.addEventListener('navigate', ({navigationType}) => {
    if (navigationType !== 'replace') {
      places.set(currentKey(), window.scrollY);
      isTraversal = navigationType === 'traverse';
    }
  });
}

const restorePlace: ClientModule = {
  onRouteDidUpdate({location}) {
    const top = isTraversal && location.hash !== '' ? places.get(currentKey()) : undefined;
    if (top !== undefined) {
      window.scrollTo({top, behavior: 'instant'});
    }
  },
};

export default restorePlace;
