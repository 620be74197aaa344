import MiniSearch from 'minisearch';
import {MINISEARCH, type SectionFields} from '../shared/fields';
import {INDEX_FORMAT, type IndexFile, type PageTexts, type TermsFile} from '../shared/format';
import {compact, textTerms} from '../shared/terms';
import type {PageText} from './extract';

/** A page with its place on the site. */
export interface LocatedPage {
  readonly page: PageText;
  /** Address relative to the base URL. */
  readonly path: string;
  /** Whether it belongs to the site and not to one version. */
  readonly isShared: boolean;
  /** File of its texts, relative to the base URL. */
  readonly texts: string;
  /** The names that are looked up here before anywhere else. */
  readonly names?: readonly string[];
}

/** What a row or a list entry is about: the first cell, or the words before a colon. */
const LABEL = /^(?:(.{2,80}?) · |(.{2,60}?): )/;

function labelOf(line: string): string {
  const [, cell = '', words = ''] = LABEL.exec(line) ?? [];
  return cell || words;
}

/** The texts of a page as the browser loads them to show where a word was found. */
export function encodeTexts(page: PageText): PageTexts {
  return page.sections.map(({lines}) => lines.join('\n'));
}

/** The sections of a page with the headings above them. */
function fieldsOf({title, categories, sections}: PageText): Omit<SectionFields, 'id'>[] {
  const parents: string[] = [];
  return sections.map(({level, heading, lines}) => {
    parents.length = Math.min(parents.length, level - 1);
    const above = level === 1 ? categories : parents.filter(Boolean);
    parents[level - 1] = heading;
    return {
      title: level === 1 ? title : '',
      heading: level === 1 ? '' : heading,
      parents: above.join('\n'),
      text: lines.join('\n'),
      label: lines.map(labelOf).join('\n'),
    };
  });
}

/** Builds one version's index. Sections count in the order of the pages. */
export function encodeIndex(version: string, pages: readonly LocatedPage[]): IndexFile {
  const index = new MiniSearch(MINISEARCH);
  index.addAll(pages.flatMap(({page}) => fieldsOf(page)).map((fields, id) => ({id, ...fields})));
  return {
    format: INDEX_FORMAT,
    version,
    pages: pages.map(({page, path, isShared, texts}) => ({
      path,
      isShared,
      categories: page.categories,
      sections: page.sections.map(({level, heading, anchor}) => [level, heading, anchor]),
      texts,
    })),
    names: Object.fromEntries(
      pages.flatMap(({names = []}, page) => names.map((name) => [compact(name), page] as const)).sort(),
    ),
    index: index.toJSON(),
  };
}

/**
 * Builds the list of the terms that only some versions have, headings included.
 * @param pagesOfVersions the pages of each version by its name, newest first
 */
export function encodeDifferingTerms(pagesOfVersions: ReadonlyMap<string, readonly PageText[]>): TermsFile {
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
  return {
    format: INDEX_FORMAT,
    versions,
    terms: Object.fromEntries(differing.map(([term, places]) => [term, [...places]])),
  };
}
