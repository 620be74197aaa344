import path from 'node:path';
import MiniSearch from 'minisearch';
import type {DocsContent} from '../../kit/docs-content';
import {writeWithFolder} from '../../kit/write-file';
import {inReadingOrder, type ArticleReader, type Section} from '../../article/read-article';
import {
  indexFile,
  MINISEARCH,
  TERMS_FILE,
  type IndexFile,
  type PageEntry,
  type SectionFields,
  type TermsFile,
} from '../shared/index-file';
import {compact, textTerms} from '../shared/terms';

/** A page with its place on the site. */
export interface LocatedPage extends Omit<PageEntry, 'sections'> {
  readonly sections: readonly Section[];
  /** The names that are looked up here before anywhere else. */
  readonly names: readonly string[];
}

/** What a row or a list entry is about: the first cell, or the words before a colon. */
const LABEL = /^(?:(.{2,80}?) · |(.{2,60}?): )/;

function labelOf(line: string): string {
  const [, cell = '', words = ''] = LABEL.exec(line) ?? [];
  return cell || words;
}

/** The sections of a page with the headings above them. */
function fieldsOf({categories, sections}: LocatedPage): Omit<SectionFields, 'id'>[] {
  const parents: string[] = [];
  return sections.map(({level, heading, lines}) => {
    parents.length = Math.min(parents.length, level - 1);
    const above = level === 1 ? categories : parents.filter(Boolean);
    parents[level - 1] = heading;
    return {
      title: level === 1 ? heading : '',
      heading: level === 1 ? '' : heading,
      parents: above.join('\n'),
      text: lines.join('\n'),
      label: lines.map(labelOf).join('\n'),
    };
  });
}

/** Makes one version's index. Sections count in the order of the pages. */
export function makeIndex(pages: readonly LocatedPage[]): IndexFile {
  const index = new MiniSearch(MINISEARCH);
  index.addAll(pages.flatMap(fieldsOf).map((fields, id) => ({id, ...fields})));
  const saved = index.toJSON();
  // Terms that are alike stand together: that compresses better.
  saved.index.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    pages: pages.map(({path: address, categories, isShared, sections}) => ({
      path: address,
      categories,
      isShared,
      sections: sections.map(({heading, id}) => [heading, id]),
    })),
    names: Object.fromEntries(
      pages.flatMap(({names}, page) => names.map((name) => [compact(name), page] as const)).sort(),
    ),
    index: saved,
  };
}

/**
 * Makes the list of the terms that only some versions have.
 * @param pagesOfVersions the pages of each version by its name, newest first
 */
function makeTerms(pagesOfVersions: ReadonlyMap<string, readonly LocatedPage[]>): TermsFile {
  const versions = [...pagesOfVersions.keys()];
  const having = new Map<string, Set<number>>();
  [...pagesOfVersions.values()].forEach((pages, version) => {
    for (const {heading, lines} of pages.flatMap(({sections}) => sections)) {
      for (const term of textTerms([heading, ...lines].join('\n'))) {
        having.set(term, (having.get(term) ?? new Set()).add(version));
      }
    }
  });
  const differing = [...having].filter(([, places]) => places.size < versions.length).sort();
  return {versions, terms: Object.fromEntries(differing.map(([term, places]) => [term, [...places]]))};
}

/**
 * Writes the search's files into the finished site: an index of each version, and the terms that not every version has.
 * @param outDir folder of the site
 * @param baseUrl the site's base URL, with a slash at the end
 * @param shared routes outside the docs that every version's index has as well, relative to the base URL
 * @param names for each version the id of the page that explains a name
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeIndexes(
  outDir: string,
  baseUrl: string,
  docs: DocsContent,
  shared: readonly string[],
  readArticle: ArticleReader,
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  const write = (file: string, content: IndexFile | TermsFile): Promise<void> =>
    writeWithFolder(path.join(outDir, file), JSON.stringify(content));
  const locate = async (route: string, page: Omit<LocatedPage, 'path' | 'sections'>): Promise<LocatedPage> => {
    const {sections} = await readArticle(outDir, route);
    return {path: route, ...page, sections};
  };
  const sharedPages = await Promise.all(
    shared.map((route) => locate(route, {categories: [], isShared: true, names: []})),
  );
  const pagesOfVersions = new Map<string, LocatedPage[]>();
  for (const version of docs.loadedVersions) {
    const namesOfVersion = Object.entries(names[version.versionName] ?? {});
    const pages = await Promise.all(
      inReadingOrder(version).map(({doc: {id, permalink}, categories}) => {
        const explained = namesOfVersion.flatMap(([name, page]) => (page === id ? [name] : []));
        return locate(permalink.slice(baseUrl.length), {categories, isShared: false, names: explained});
      }),
    );
    pages.sort((one, other) => (one.path < other.path ? -1 : 1));
    await write(indexFile(version.versionName), makeIndex([...pages, ...sharedPages]));
    pagesOfVersions.set(version.versionName, pages);
  }
  await write(TERMS_FILE, makeTerms(pagesOfVersions));
}
