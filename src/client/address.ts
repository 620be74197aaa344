// The address of the page, as Docusaurus can read it. It comes first of the site's own client modules: React has not compared the
// page with its address yet, and the router hears of a change after this.
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

/** A path of this site as it was meant: in small letters, a version without "v", and no marks of the sentence around it. */
function meantPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?<=^docs\/)v(?=\d)/, '')
    .replace(/(?:%[0-9a-f]{2}|[^\w/])+$/, '');
}

function correct(): void {
  const {protocol, pathname, search, hash} = window.location;
  // A page that was saved has another name.
  if (protocol === 'file:') {
    return;
  }
  // GitHub Pages serves x.html under its own name, too.
  const clean = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
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
