import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const {baseUrl} = siteConfig;

/** A path of this site as it was meant: in small letters, a version without "v", and no marks of the sentence around it. */
function meantPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?<=^docs\/)v(?=\d)/, '')
    .replace(/(?:%[0-9a-f]{2}|[^\w/])+$/, '');
}

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  // GitHub Pages serves x.html under its own name, too. The address is fixed before React compares the page with it.
  const clean = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const meant = pathname.startsWith(baseUrl) ? baseUrl + meantPath(clean.slice(baseUrl.length)) : clean;
  if (meant !== clean) {
    window.location.replace(meant + search + hash);
  } else if (clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}

const cleanAddress: ClientModule = {};

export default cleanAddress;
