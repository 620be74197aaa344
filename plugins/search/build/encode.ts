import {INDEX_FORMAT, type IndexFile, type PageTexts, type TermsFile} from '../../src/data/search/format';
import {textTerms} from '../../src/data/search/terms';
import type {PageText} from './extract';

const LONGEST_SHARED = 35;

/** A page with its place on the site. */
export interface LocatedPage {
  readonly page: PageText;
  /** Address relative to the base URL. */
  readonly path: string;
  /** Whether it belongs to the site and not to one version. */
  readonly isShared: boolean;
  /** File of its texts, relative to the base URL. */
  readonly texts: string;
}

/** Writes sorted terms so that each gives only what differs from the one before; see `IndexFile.terms`. */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < LONGEST_SHARED && shared < term.length && term[shared] === previous[shared]) {
        shared += 1;
      }
      previous = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

function encodePostings(counts: ReadonlyMap<number, number>): string {
  let previous = -1;
  return Array.from(counts, ([section, count]) => {
    const distance = section - previous;
    previous = section;
    return count > 1 ? `${distance}x${count}` : String(distance);
  }).join(',');
}

/** The texts of a page as the browser loads them to show where a word was found. */
export function encodeTexts(page: PageText): PageTexts {
  return page.sections.map(({lines}) => lines.join('\n'));
}

/** Sorts by UTF-16 units, as the decoder's binary search does. */
function sorted(terms: Iterable<string>): string[] {
  return [...terms].sort((one, other) => (one < other ? -1 : 1));
}

/** Terms of texts so far: most texts are the same in many versions. */
const known = new Map<string, readonly string[]>();

function termsOf(text: string): readonly string[] {
  const terms = known.get(text) ?? textTerms(text);
  known.set(text, terms);
  return terms;
}

/** Builds one version's index. Sections count in the order of the pages. */
export function encodeIndex(version: string, pages: readonly LocatedPage[]): IndexFile {
  const postings = new Map<string, Map<number, number>>();
  const sections = pages.flatMap(({page}) => page.sections);
  sections.forEach(({lines}, section) => {
    for (const term of termsOf(lines.join('\n'))) {
      const counts = postings.get(term) ?? new Map<number, number>();
      postings.set(term, counts.set(section, (counts.get(section) ?? 0) + 1));
    }
  });
  const terms = sorted(postings.keys());
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
    terms: encodeTerms(terms),
    postings: terms.map((term) => encodePostings(postings.get(term) ?? new Map())).join(';'),
  };
}

/**
 * Builds the list of the terms that only some versions have, headings included.
 * @param pagesOfVersions the pages of each version by its name, newest first; at most 30 versions
 */
export function encodeDifferingTerms(pagesOfVersions: ReadonlyMap<string, readonly PageText[]>): TermsFile {
  const masks = new Map<string, number>();
  const versions = [...pagesOfVersions.keys()];
  versions.forEach((version, bit) => {
    for (const {sections} of pagesOfVersions.get(version) ?? []) {
      for (const {heading, lines} of sections) {
        for (const term of [...termsOf(heading), ...termsOf(lines.join('\n'))]) {
          masks.set(term, (masks.get(term) ?? 0) | (1 << bit));
        }
      }
    }
  });
  const everywhere = 2 ** versions.length - 1;
  const terms = sorted(masks.keys()).filter((term) => masks.get(term) !== everywhere);
  return {
    format: INDEX_FORMAT,
    versions,
    terms: encodeTerms(terms),
    masks: terms.map((term) => (masks.get(term) ?? 0).toString(36)).join(','),
  };
}
