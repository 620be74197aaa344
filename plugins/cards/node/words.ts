import type {DocsContent} from '../../kit/docs-content';
import {unescapeHtml} from '../../kit/escape-html';
import {inReadingOrder, type OrderedVersion} from '../../markdown-pages/reading-order';
import type {Words} from './draw';

/** By id of a page: the label of the sidebar's category that holds it. */
function sectionsOf(version: OrderedVersion): ReadonlyMap<string, string | undefined> {
  return new Map(inReadingOrder(version).map(({doc, categories}) => [doc.id, categories.at(-1)]));
}

/** What the cards of docs pages say, by the path of the page with the base URL. */
export function wordsOfDocs({loadedVersions}: DocsContent): Map<string, Words> {
  return new Map(
    loadedVersions.flatMap((version) => {
      const {docs, label} = version;
      const sections = sectionsOf(version);
      return docs.map(({id, permalink, title}): [string, Words] => {
        const section = sections.get(id);
        return [permalink, {title, ...(section !== undefined && {section}), foot: `Version ${label}`}];
      });
    }),
  );
}

const TITLE = /<title\b[^>]*>(?<title>[^<]*)<\/title>/;
/**
 * The title of a finished page without the name of the site.
 * @throws when the page has no title
 */
export function titleOf(html: string, siteTitle: string, delimiter: string): string {
  const text = TITLE.exec(html)?.groups?.title;
  if (text === undefined) {
    throw new Error('has no <title>. Give the page a title: its card shows it.');
  }
  const title = unescapeHtml(text).trim();
  const end = ` ${delimiter} ${siteTitle}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
