// Corrects the address of the page. This module is the first of the site's client modules, so React and the router see only
// the corrected address.
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const {baseUrl} = siteConfig;

/** A fragment with a bare `%`, as in `#50%`, would crash the page: Docusaurus decodes it. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * The path that a reader means: in lower case, with single slashes, a version without "v", and without punctuation from a
 * sentence at its end. A name of nothing else than punctuation stays, so its address has no page.
 */
function meantPath(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/(?<=^docs\/)v(?=\d)/, '')
    .replace(/(?<=\w)(?:%2[\da-f]|%3[a-f]|%c2%..|%e2%80%..|[^\w/%])+$/, '');
}

function correct(): void {
  const {protocol, pathname, search, hash} = window.location;
  // A page that a reader has saved has the name of a file.
  if (protocol === 'file:') {
    return;
  }
  // GitHub Pages serves x.html at `x.html`, too.
  const clean = pathname.replace(/\/index\.html$/, '/').replace(/\.html\/?$/, '');
  const meant = clean.startsWith(baseUrl) ? baseUrl + meantPath(clean.slice(baseUrl.length)) : clean;
  const rest = search + decodable(hash);
  if (meant !== clean) {
    window.location.replace(meant + rest);
  } else if (clean + rest !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', clean + rest);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  correct();
  window.addEventListener('popstate', correct);
}
