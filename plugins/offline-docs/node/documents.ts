import {toHtml} from 'hast-util-to-html';
import {escapeHtml, escapeText} from '../../kit/escape-html';
import {idsOf, prepareForPaper, rewriteAddresses, type OfflinePage} from './rewrite';

/** What the documents of a version say beside its pages. */
export interface Edition {
  /** For example `TwistedBytes Interaction System 1.9.0`. */
  readonly title: string;
  /** What the version runs on; empty when it is not known. */
  readonly engines: readonly string[];
  /** What the engines are called, for example `Unreal Engine`. */
  readonly engineName: string;
  /** Where this version is on the site. */
  readonly address: string;
  /** For example `https://example.org`. */
  readonly origin: string;
  /** Site path of the icon, with the base URL. */
  readonly icon: string | undefined;
  /** In reading order. */
  readonly pages: readonly OfflinePage[];
}

/** Nothing but the pictures and the style sheets of the site; there are no scripts. */
const POLICY =
  "default-src 'none';style-src 'self';img-src 'self' data:;base-uri 'none';form-action 'none';frame-src 'none'";

interface Frame {
  readonly title: string;
  readonly icon: string | undefined;
  readonly styleSheets: readonly string[];
  /** Files that are opened from a disk are of no origin, and a policy would forbid their style sheets. */
  readonly hasPolicy: boolean;
  readonly body: string;
}

function documentHtml({title, icon, styleSheets, hasPolicy, body}: Frame): string {
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>${hasPolicy ? `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` : ''}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="strict-origin-when-cross-origin">
<title>${escapeText(title)}</title>${icon === undefined ? '' : `\n<link rel="icon" href="${escapeHtml(icon)}">`}
${styleSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

/** The contents: categories with their pages, in reading order. */
function contents(pages: readonly OfflinePage[], hrefOf: (page: OfflinePage) => string): string {
  const byCategory = new Map<string, OfflinePage[]>();
  for (const page of pages) {
    byCategory.set(page.category, [...(byCategory.get(page.category) ?? []), page]);
  }
  const list = (listed: readonly OfflinePage[]): string =>
    listed.map((page) => `<li><a href="${escapeHtml(hrefOf(page))}">${escapeText(page.title)}</a></li>`).join('\n');
  const items = [...byCategory].map(([category, listed]) =>
    category === '' ? list(listed) : `<li>${escapeText(category)}\n<ul>\n${list(listed)}\n</ul></li>`,
  );
  return `<nav aria-label="Contents">\n<ul>\n${items.join('\n')}\n</ul>\n</nav>`;
}

function about({engines, engineName, address}: Edition): string {
  const runsOn = engines.length > 0 ? ` It is for ${escapeText(engineName)} ${engines.join(', ')}.` : '';
  return `<p>All pages of this version, in reading order.${runsOn} The version on the web: <a href="${escapeHtml(address)}">${escapeText(address)}</a></p>`;
}

const anchorOf = ({id}: OfflinePage): string => id.replaceAll('/', '.');

/**
 * All pages of a version as one document for paper, with contents and links that work within it. Changes the articles.
 * @param styleSheets addresses on the site
 */
export function printDocument(edition: Edition, styleSheets: readonly string[]): string {
  const {title, origin, pages} = edition;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const ids = new Map(pages.map((page) => [page, idsOf(page)]));
  const sections = pages.map((page) => {
    rewriteAddresses(page, origin, byPath, {
      page: (target, id) => `#${anchorOf(target)}${ids.get(target)?.has(id) ? `.${id}` : ''}`,
      file: (path) => path,
    });
    prepareForPaper(page, `${anchorOf(page)}.`);
    return `<section id="${escapeHtml(anchorOf(page))}">\n${toHtml(page.article)}\n</section>`;
  });
  const list = contents(pages, (page) => `#${anchorOf(page)}`);
  return documentHtml({
    title,
    icon: edition.icon,
    styleSheets,
    hasPolicy: true,
    body: `<main class="markdown offline-docs">\n<h1>${escapeText(title)}</h1>\n${about(edition)}\n${list}\n${sections.join('\n')}\n</main>`,
  });
}

/** A document of the folder that opens from a disk. */
export interface FolderDocument {
  /** Path in the folder, with forward slashes. */
  readonly file: string;
  readonly html: string;
}

/** The way from a file of the folder to another one. */
function relative(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to;
}

/**
 * The pages of a version as documents that open from a disk, with a document of contents. Changes the articles.
 * @param styleSheets files of the folder
 * @param fileOf gives a file of the site its place in the folder; `path` has the base URL
 */
export function folderDocuments(
  edition: Edition,
  styleSheets: readonly string[],
  fileOf: (path: string) => string,
): FolderDocument[] {
  const {title, origin, pages} = edition;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const nameOf = ({id}: OfflinePage): string => `${id}.html`;
  const icon = edition.icon === undefined ? undefined : fileOf(edition.icon);
  const styleSheetsFrom = (file: string): string[] => styleSheets.map((name) => relative(file, name));
  const documents = pages.map((page, index) => {
    const file = nameOf(page);
    rewriteAddresses(page, origin, byPath, {
      page: (target, id) =>
        target === page && id !== '' ? `#${id}` : relative(file, nameOf(target)) + (id === '' ? '' : `#${id}`),
      file: (path) => relative(file, fileOf(path)),
    });
    const step = (label: string, to: OfflinePage | undefined): string =>
      to ? `<li>${label}: <a href="${escapeHtml(relative(file, nameOf(to)))}">${escapeText(to.title)}</a></li>` : '';
    const list = contents(pages, (to) => relative(file, nameOf(to)));
    const body = [
      '<div class="offline-docs">',
      `<p><a href="${relative(file, 'index.html')}">${escapeText(title)}</a></p>`,
      `<details><summary>Contents</summary>\n${list}\n</details>`,
      `<main class="markdown">\n${toHtml(page.article)}\n</main>`,
      `<nav aria-label="Pages"><ul>${step('Previous', pages[index - 1])}${step('Next', pages[index + 1])}</ul></nav>`,
      '</div>',
    ].join('\n');
    const html = documentHtml({
      title: `${page.title} | ${title}`,
      icon: icon && relative(file, icon),
      styleSheets: styleSheetsFrom(file),
      hasPolicy: false,
      body,
    });
    return {file, html};
  });
  const body = `<main class="markdown offline-docs">\n<h1>${escapeText(title)}</h1>\n${about(edition)}\n${contents(pages, nameOf)}\n</main>`;
  return [{file: 'index.html', html: documentHtml({title, icon, styleSheets, hasPolicy: false, body})}, ...documents];
}
