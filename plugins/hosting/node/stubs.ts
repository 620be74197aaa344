import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {escapeHtml} from '../../kit/escape-html';
import {currentId, idsOf, type Redirects} from '../../kit/current-id';
import type {InlineCode} from './csp';

/** A file of the build that only leads to another page. */
export interface Stub {
  /** Path below the output folder, with forward slashes. */
  readonly file: string;
  /** Site path that it leads to, with the base URL, for example `/base/docs/faq`. */
  readonly target: string;
}

/** What `listStubs` must know of the site. */
interface SiteRoutes {
  /** With slashes at both ends. */
  readonly baseUrl: string;
  /** All paths of pages, with the base URL and without a trailing slash. */
  readonly pages: readonly string[];
  /** Docs versions; their path has the base URL. */
  readonly versions: readonly Pick<LoadedVersion, 'versionName' | 'path' | 'isLast'>[];
  /** The page (`section/page`) to which the address of a version leads. */
  readonly entryPage: string;
  /** Ids of pages that have moved. */
  readonly redirects: Redirects;
}

/**
 * The stubs that GitHub Pages needs beside the real pages:
 * `x/` for each page `x`, the landing path of each version, pinned paths of the latest version, and the addresses from which
 * its pages have moved.
 */
export function listStubs({baseUrl, pages, versions, entryPage, redirects}: SiteRoutes): Stub[] {
  const stubs = new Map<string, string>();
  const add = (path: string, target: string): void => {
    for (const address of [`${path}.html`, `${path}/index.html`]) {
      if (!pages.some((page) => `${page}.html` === address)) {
        stubs.set(address.slice(baseUrl.length), target);
      }
    }
  };
  for (const page of pages.filter((path) => path !== baseUrl)) {
    add(page, page);
  }
  const older = versions.filter(({isLast}) => !isLast);
  for (const {versionName, path, isLast} of versions) {
    const pageOf = (id: string): string | undefined =>
      idsOf(id, redirects)
        .map((name) => `${path}/${name}`)
        .find((page) => pages.includes(page));
    const entry = pageOf(entryPage) ?? `${path}/${entryPage}`;
    add(path, entry);
    if (isLast && versionName !== 'current') {
      add(`${path}/${versionName}`, entry);
      pages
        .filter((page) => page.startsWith(`${path}/`) && !older.some((other) => page.startsWith(`${other.path}/`)))
        .forEach((page) => {
          add(`${path}/${versionName}${page.slice(path.length)}`, page);
        });
      for (const former of Object.keys(redirects)) {
        const target = pageOf(currentId(former, redirects));
        if (target !== undefined && target !== `${path}/${former}`) {
          add(`${path}/${former}`, target);
          add(`${path}/${versionName}/${former}`, target);
        }
      }
    }
  }
  return [...stubs].map(([file, target]) => ({file, target}));
}

/** The one script of all stubs: goes to the canonical page and keeps query and hash. */
const STUB_SCRIPT = "location.replace(document.querySelector('a').getAttribute('href')+location.search+location.hash)";

/** The inline code of a stub. */
export const STUB_CODE: InlineCode = {scripts: new Set([STUB_SCRIPT]), styles: new Set(), styleSheets: new Set()};

/**
 * The document of a stub. Works without scripts, through the refresh, then without query and hash.
 * @param site its origin, for the canonical link, and its title
 */
export function stubHtml(target: string, {url, title}: {readonly url: string; readonly title: string}): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved | ${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="referrer" content="strict-origin-when-cross-origin">
<link rel="canonical" href="${escapeHtml(url)}${href}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>This page is at <a href="${href}">${href}</a>.</p>
<script>${STUB_SCRIPT}</script>
</body>
</html>
`;
}
