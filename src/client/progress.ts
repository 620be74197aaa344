import nprogress from 'nprogress';
import type {ClientModule} from '@docusaurus/types';

// The library's markup claims the role "bar", which does not exist. Screen readers hear the new title instead.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});

let isNavigating = false;

// Docusaurus forgets the timer of a navigation that another one overtakes. Without this, that timer would start a bar
// which nothing ends.
const start = nprogress.start.bind(nprogress);
nprogress.start = () => (isNavigating ? start() : nprogress);

const progress: ClientModule = {
  onRouteUpdate() {
    isNavigating = true;
  },
  onRouteDidUpdate() {
    isNavigating = false;
  },
};

export default progress;
