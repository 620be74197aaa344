import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import type {Redirects} from '../../kit/current-id';
import {escapeHtml} from '../../kit/escape-html';

/** What decides where stubs lead. */
export interface StubOptions {
  /** The page (`section/page`) to which the address of a version leads. */
  readonly entryPage: string;
  /** Ids of pages that have moved. */
  readonly redirects: Redirects;
}

/**
 * The stubs that GitHub Pages needs in addition to the pages: `x/` for each page `x`, the landing path of each version, pinned
 * paths of the latest version, and the addresses from which its pages have moved. Stubs replace no page except the landing
 * pages, because a stub redirects faster than their scripts.
 * @returns the page that each file leads to, as in `docs/faq`; both are below the base URL
 */
export function listStubs(
  {baseUrl, routesPaths}: Pick<Props, 'baseUrl' | 'routesPaths'>,
  versions: readonly LoadedVersion[],
  {entryPage, redirects}: StubOptions,
): Map<string, string> {
  const landings = versions.map(({path}) => path);
  const pages = routesPaths.filter((path) => !path.endsWith('/404.html') && !landings.includes(path));
  const stubs = new Map<string, string>();
  const add = (path: string, page: string): void => {
    for (const file of pages.includes(path) ? [`${path}/index.html`] : [`${path}.html`, `${path}/index.html`]) {
      stubs.set(file.slice(baseUrl.length), page.slice(baseUrl.length));
    }
  };
  for (const page of pages.filter((path) => path !== baseUrl)) {
    add(page, page);
  }
  for (const {versionName, path, isLast, docs} of versions) {
    const entry = `${path}/${entryPage}`;
    add(path, entry);
    if (isLast && versionName !== 'current') {
      const pinned = `${path}/${versionName}`;
      add(pinned, entry);
      for (const {permalink} of docs) {
        add(pinned + permalink.slice(path.length), permalink);
      }
      for (const [former, id] of Object.entries(redirects)) {
        const page = `${path}/${id}`;
        // A page that has moved in docs/ moves here with the next release.
        if (pages.includes(page)) {
          add(`${path}/${former}`, page);
          add(`${pinned}/${former}`, page);
        }
      }
    }
  }
  return stubs;
}

/** The one script of all stubs: goes to the page and keeps query and hash. */
const SCRIPT = "location.replace(document.querySelector('a').getAttribute('href')+location.search+location.hash)";

/**
 * The document of a stub. Its link is relative, so the stub works under any base path. Without scripts, the refresh redirects,
 * but drops query and hash.
 * @param site the address of the site, with a slash at the end, and its title
 */
export function stubHtml(
  file: string,
  target: string,
  site: {readonly address: string; readonly title: string},
): string {
  const href = escapeHtml('../'.repeat(file.split('/').length - 1) + target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved | ${escapeHtml(site.title)}</title>
<meta name="robots" content="noindex">
<meta name="referrer" content="strict-origin-when-cross-origin">
<link rel="canonical" href="${escapeHtml(site.address + target)}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>This page is at <a href="${href}">${escapeHtml(target)}</a>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
