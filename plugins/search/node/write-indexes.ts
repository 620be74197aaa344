import path from 'node:path';
import MiniSearch from 'minisearch';
import type {DocsContent} from '../../kit/docs-content';
import {writeWithFolder} from '../../kit/write-file';
import {inReadingOrder, type ArticleReader, type Section} from '../../article/read-article';
import {
  indexFile,
  MINISEARCH,
  type IndexFile,
  type Offer,
  type PageEntry,
  type SectionFields,
} from '../shared/index-file';
import {compact, textTerms} from '../shared/terms';

/** What the plugin must know of the site; the README explains each. */
export interface SearchOptions {
  readonly pages: readonly string[];
  readonly startPages: readonly string[];
  readonly helpPage: {readonly id: string; readonly questions: string; readonly symptoms: string};
  readonly community: {readonly name: string; readonly href: string};
  /** For each version what it runs on, in few words. */
  readonly engines: Readonly<Record<string, string>>;
  /** For each version the id of the page that explains a name. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly readArticle: ArticleReader;
}

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

/** Makes the part of an index that is searched. Sections count in the order of the pages. */
export function makeIndex(pages: readonly LocatedPage[]): Pick<IndexFile, 'pages' | 'names' | 'index'> {
  const index = new MiniSearch(MINISEARCH);
  index.addAll(pages.flatMap(fieldsOf).map((fields, id) => ({id, ...fields})));
  const saved = index.toJSON();
  // With terms of the same sections next to each other, it compresses better.
  saved.index.sort(([, one], [, other]) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
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

/** The terms of the pages of a version. */
function termsOf(pages: Iterable<LocatedPage>): Set<string> {
  const sections = [...pages].flatMap((page) => page.sections);
  return new Set(sections.flatMap(({heading, lines}) => textTerms([heading, ...lines].join('\n'))));
}

/** Versions in words. @param all oldest first */
function inWords(versions: readonly string[], all: readonly string[]): string {
  const [first = ''] = versions;
  const isUpToNow = versions.length > 1 && versions.length === all.length - all.indexOf(first);
  return isUpToNow ? `${first} and later` : versions.join(', ');
}

/**
 * The terms that a version lacks, by the versions that have them.
 * @param known the terms of each version by its name, newest first
 */
export function elsewhereOf(version: string, known: ReadonlyMap<string, ReadonlySet<string>>): IndexFile['elsewhere'] {
  const versions = [...known.keys()].reverse();
  const missing = new Set(
    [...known.values()].flatMap((terms) => [...terms]).filter((term) => !known.get(version)?.has(term)),
  );
  const elsewhere: Record<string, string[]> = {};
  for (const term of [...missing].sort()) {
    const having = inWords(
      versions.filter((name) => known.get(name)?.has(term)),
      versions,
    );
    (elsewhere[having] ??= []).push(term);
  }
  return elsewhere;
}

/** What the window offers where it has no hits: pages to begin with, the help page and its questions, the community. */
function offersOf(version: string, byId: ReadonlyMap<string, LocatedPage>, options: SearchOptions): Offer[] {
  const linkTo = ({path: address, sections}: LocatedPage) => [sections[0]?.heading ?? '', address] as const;
  const {id: helpId, questions, symptoms} = options.helpPage;
  const help = byId.get(helpId);
  const engines = options.engines[version];
  const asked = help?.sections.filter(({heading}) => heading.startsWith(questions)) ?? [];
  return [
    {
      title: `Start with ${version}${engines ? ` (${engines})` : ''}`,
      links: options.startPages.flatMap((id) => byId.get(id) ?? []).map(linkTo),
    },
    {
      title: symptoms,
      links: [
        ...(help ? [linkTo(help)] : []),
        [`Ask on ${options.community.name}`, options.community.href],
        ...asked.map(({heading, id}) => [heading, `${help?.path ?? ''}#${id}`] as const),
      ],
    },
  ];
}

/**
 * Writes the index of each version into the finished site.
 * @param outDir folder of the site
 * @param baseUrl the site's base URL, with a slash at the end
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeIndexes(
  outDir: string,
  baseUrl: string,
  docs: DocsContent,
  options: SearchOptions,
): Promise<void> {
  const locate = async (route: string, page: Omit<LocatedPage, 'path' | 'sections'>): Promise<LocatedPage> => {
    const {sections} = await options.readArticle(outDir, route);
    return {path: route, ...page, sections};
  };
  const shared = await Promise.all(
    options.pages.map((route) => locate(route, {categories: [], isShared: true, names: []})),
  );
  const pagesOfVersions = new Map<string, Map<string, LocatedPage>>();
  for (const version of docs.loadedVersions) {
    const names = Object.entries(options.names[version.versionName] ?? {});
    const byId = new Map<string, LocatedPage>();
    for (const {doc, categories} of inReadingOrder(version)) {
      const explained = names.flatMap(([name, page]) => (page === doc.id ? [name] : []));
      const route = doc.permalink.slice(baseUrl.length);
      byId.set(doc.id, await locate(route, {categories, isShared: false, names: explained}));
    }
    pagesOfVersions.set(version.versionName, byId);
  }
  const known = new Map(Array.from(pagesOfVersions, ([version, byId]) => [version, termsOf(byId.values())]));
  for (const [version, byId] of pagesOfVersions) {
    const pages = [...byId.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
    const file: IndexFile = {
      ...makeIndex([...pages, ...shared]),
      help: {page: byId.get(options.helpPage.id)?.path ?? '', heading: options.helpPage.symptoms},
      offers: offersOf(version, byId, options),
      elsewhere: elsewhereOf(version, known),
    };
    await writeWithFolder(path.join(outDir, indexFile(version)), JSON.stringify(file));
  }
}
