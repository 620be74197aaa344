import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import MiniSearch from 'minisearch';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PageReader} from '../../kit/built-pages';
import type {DocsContent} from '../../kit/docs-content';
import {readArticle} from '../../markdown-pages/article';
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
import {readSections, type Section} from './sections';

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
    index: index.toJSON(),
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

/** The labels of the categories above each page, by its id, outermost first. */
function categoriesOf({sidebars}: Pick<LoadedVersion, 'sidebars'>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const walk = (items: LoadedVersion['sidebars'][string], above: readonly string[]): void => {
    for (const item of items) {
      if (item.type === 'category') {
        walk(item.items, [...above, item.label]);
      } else if (item.type === 'doc') {
        found.set(item.id, above);
      }
    }
  };
  Object.values(sidebars).forEach((items) => {
    walk(items, []);
  });
  return found;
}

/**
 * Writes the search's files into the finished site: an index of each version, and the terms that not every version has.
 * @param outDir folder of the site
 * @param baseUrl the site's base URL, with a slash at the end
 * @param shared routes outside the docs that every version's index has as well, relative to the base URL
 * @param readPage reads a finished page
 * @param names for each version the id of the page that explains a name
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeIndexes(
  outDir: string,
  baseUrl: string,
  docs: DocsContent,
  shared: readonly string[],
  readPage: PageReader,
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  const write = async (file: string, content: IndexFile | TermsFile): Promise<void> => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, JSON.stringify(content));
  };
  const sectionsOf = async (route: string): Promise<Section[]> => {
    const main = await readPage(path.join(outDir, `${route}.html`));
    try {
      return readSections(readArticle(main));
    } catch (error) {
      throw new Error(`search: ${route}: ${(error as Error).message}`, {cause: error});
    }
  };
  const sharedPages = await Promise.all(
    shared.map(async (route): Promise<LocatedPage> => ({
      path: route,
      categories: [],
      isShared: true,
      sections: await sectionsOf(route),
      names: [],
    })),
  );
  const pagesOfVersions = new Map<string, LocatedPage[]>();
  for (const version of docs.loadedVersions) {
    const categories = categoriesOf(version);
    const namesOfVersion = Object.entries(names[version.versionName] ?? {});
    const pages = await Promise.all(
      version.docs.map(async ({id, permalink}): Promise<LocatedPage> => {
        const route = permalink.slice(baseUrl.length);
        return {
          path: route,
          categories: categories.get(id) ?? [],
          isShared: false,
          sections: await sectionsOf(route),
          names: namesOfVersion.flatMap(([name, page]) => (page === id ? [name] : [])),
        };
      }),
    );
    pages.sort((one, other) => (one.path < other.path ? -1 : 1));
    await write(indexFile(version.versionName), makeIndex([...pages, ...sharedPages]));
    pagesOfVersions.set(version.versionName, pages);
  }
  await write(TERMS_FILE, makeTerms(pagesOfVersions));
}
