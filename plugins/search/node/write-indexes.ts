import path from 'node:path';
import MiniSearch from 'minisearch';
import type {Props} from '@docusaurus/types';
import {docsOfPlugins} from '../../kit/docs-content';
import {writeWithFolder} from '../../kit/write-file';
import type {ArticleReader, Section} from '../../article/read-article';
import {inReadingOrder} from '../../article/reading-order';
import {indexFile, MINISEARCH, type IndexFile, type PageEntry, type SectionFields} from '../shared/index-file';
import {compact, textTerms} from '../shared/terms';

type Texts = Readonly<Record<string, string>>;

/** Options of the plugin. The README explains each. */
export interface SearchOptions {
  readonly pages: readonly string[];
  readonly startPages: readonly string[];
  readonly links: IndexFile['links'];
  /** Words that readers type and a page or sections don't have: by the id of the page, or by the heading of the sections. */
  readonly keywords: Texts;
  /** For each version the place that explains a name: `page` or `page#heading`. */
  readonly names: Readonly<Record<string, Texts>>;
  readonly readArticle: ArticleReader;
}

/** A page with its place on the site. */
export interface LocatedPage extends Omit<PageEntry, 'sections'> {
  readonly id: string;
  readonly sections: readonly Section[];
}

/** The label of a row or a list entry: the first cell, or the words before a colon. */
const LABEL = /^(.{2,80}?)(?: · |: )/;

/** The part of a name that readers leave out: `UTBIA_`. */
const PREFIX = /^[A-Z]+_/;

/** The sections of a page with the headings above them. */
function fieldsOf({id, categories, sections}: LocatedPage, keywords: Texts): Omit<SectionFields, 'id'>[] {
  const parents: string[] = [];
  return sections.map(({level, heading, lines}) => {
    parents.length = Math.min(parents.length, level - 1);
    const above = level === 1 ? categories : parents.filter(Boolean);
    parents[level - 1] = heading;
    return {
      title: level === 1 ? heading : '',
      heading: level === 1 ? '' : heading,
      parents: [...above, keywords[id] ?? keywords[heading] ?? ''].join('\n'),
      text: lines.join('\n'),
      label: lines.map((line) => LABEL.exec(line)?.[1] ?? '').join('\n'),
    };
  });
}

/** The number of the section that explains each name. The title of a page is the name of the page. */
function explanations(pages: readonly LocatedPage[], names: Texts): IndexFile['names'] {
  const places = pages.flatMap((page) => page.sections.map(({id}) => (id === '' ? page.id : `${page.id}#${id}`)));
  const entries = Object.entries(names);
  const titles = pages.map(({id, sections}) => [sections[0]?.heading ?? '', id] as const);
  // A whole name comes before another name without its prefix, so it is written last.
  const all = [...titles, ...entries.map(([name, place]) => [name.replace(PREFIX, ''), place] as const), ...entries];
  const numbers = all.map(([name, place]) => [compact(name), places.indexOf(place)] as const);
  return Object.fromEntries(numbers.filter(([, number]) => number >= 0));
}

/** Makes the part of an index that is searched. Sections count in the order of the pages. */
export function makeIndex(
  pages: readonly LocatedPage[],
  names: Texts,
  keywords: Texts,
): Pick<IndexFile, 'pages' | 'names' | 'index'> {
  const index = new MiniSearch(MINISEARCH);
  index.addAll(pages.flatMap((page) => fieldsOf(page, keywords)).map((fields, id) => ({id, ...fields})));
  const saved = index.toJSON();
  // The index compresses better when terms of the same sections are next to each other.
  saved.index.sort(([, one], [, other]) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return {
    pages: pages.map(({path: address, categories, sections}) => ({
      path: address,
      categories,
      sections: sections.map(({heading, id}) => [heading, id]),
    })),
    names: explanations(pages, names),
    index: saved,
  };
}

/** The terms of the pages of a version. */
function termsOf(pages: readonly LocatedPage[]): Set<string> {
  const sections = pages.flatMap((page) => page.sections);
  return new Set(sections.flatMap(({heading, lines}) => textTerms([heading, ...lines].join('\n'))));
}

/**
 * The terms that a version lacks, by the next version that has them, else by the last one.
 * @param version its label
 * @param known the terms of each version by its label, newest first
 */
export function elsewhereOf(version: string, known: ReadonlyMap<string, ReadonlySet<string>>): IndexFile['elsewhere'] {
  const versions = [...known.keys()].reverse();
  const elsewhere: Record<string, string[]> = {};
  for (const term of new Set([...known.values()].flatMap((terms) => [...terms]))) {
    const having = versions.filter((label) => known.get(label)?.has(term));
    const next = having.find((label) => versions.indexOf(label) > versions.indexOf(version));
    if (!having.includes(version)) {
      const where = next ? `${next} and later` : (having.at(-1) ?? '');
      elsewhere[where] ??= [];
      elsewhere[where].push(term);
    }
  }
  return elsewhere;
}

/**
 * Writes the index of each version into the finished site.
 * @throws with the route when a page is missing or cannot be read
 */
export async function writeIndexes({outDir, baseUrl, plugins}: Props, options: SearchOptions): Promise<void> {
  const locate = async (id: string, address: string, categories: readonly string[]): Promise<LocatedPage> => {
    const {sections} = await options.readArticle(outDir, address.slice(baseUrl.length));
    return {id, path: address, categories, sections};
  };
  const shared = await Promise.all(options.pages.map((route) => locate(route, baseUrl + route, [])));
  const versions: {name: string; label: string; pages: readonly LocatedPage[]}[] = [];
  for (const version of docsOfPlugins(plugins).loadedVersions) {
    const pages = inReadingOrder(version).map(({doc, categories}) => locate(doc.id, doc.permalink, categories));
    versions.push({name: version.versionName, label: version.label, pages: await Promise.all(pages)});
  }
  const known = new Map(versions.map(({label, pages}) => [label, termsOf(pages)]));
  for (const {name, label, pages} of versions) {
    const starts = options.startPages.flatMap((wanted) => pages.filter(({id}) => id === wanted));
    const file: IndexFile = {
      ...makeIndex([...pages, ...shared], options.names[name] ?? {}, options.keywords),
      links: [...starts.map((page) => [page.sections[0]?.heading ?? '', page.path] as const), ...options.links],
      elsewhere: elsewhereOf(label, known),
    };
    await writeWithFolder(path.join(outDir, indexFile(name)), JSON.stringify(file));
  }
}
