import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// GitHub Pages serves x.html under its own name, too. The address is fixed before React compares the page with it.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

const cleanAddress: ClientModule = {};

export default cleanAddress;
