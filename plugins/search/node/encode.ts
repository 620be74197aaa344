import {INDEX_FORMAT, type IndexFile, type PageTexts, type TermsFile} from '../shared/format';
import {compact, textTerms} from '../shared/terms';
import type {PageText} from './extract';

const LONGEST_SHARED = 35;
/** Each version is a bit of a number, and JavaScript shifts in 32 bits with a sign. */
const MOST_VERSIONS = 30;

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

/** How a section has a term. */
interface Occurrence {
  count: number;
  isLabel: boolean;
}

function encodePostings(occurrences: ReadonlyMap<number, Occurrence>): string {
  let previous = -1;
  return Array.from(occurrences, ([section, {count, isLabel}]) => {
    const distance = section - previous;
    previous = section;
    return `${distance}${count > 1 ? `x${count}` : ''}${isLabel ? '!' : ''}`;
  }).join(',');
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
  const postings = new Map<string, Map<number, Occurrence>>();
  const sections = pages.flatMap(({page}) => page.sections);
  sections.forEach(({lines}, section) => {
    const labels = new Set(lines.flatMap((line) => termsOf(labelOf(line))));
    for (const term of termsOf(lines.join('\n'))) {
      const occurrences = postings.get(term) ?? new Map<number, Occurrence>();
      const count = (occurrences.get(section)?.count ?? 0) + 1;
      postings.set(term, occurrences.set(section, {count, isLabel: labels.has(term)}));
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
    names: pages.map(({names = []}) => sorted(new Set(names.map(compact))).join(' ')).join(';'),
  };
}

/**
 * Builds the list of the terms that only some versions have, headings included.
 * @param pagesOfVersions the pages of each version by its name, newest first; at most 30 versions
 * @throws with more versions
 */
export function encodeDifferingTerms(pagesOfVersions: ReadonlyMap<string, readonly PageText[]>): TermsFile {
  const masks = new Map<string, number>();
  const versions = [...pagesOfVersions.keys()];
  if (versions.length > MOST_VERSIONS) {
    throw new Error(
      `The search tells ${MOST_VERSIONS} versions apart, and there are ${versions.length}. ` +
        'Widen the masks in plugins/search/node/encode.ts and client/versions.ts, or build fewer versions.',
    );
  }
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
