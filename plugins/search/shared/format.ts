/** Raised when the files below change their shape, so that a page never reads an index of another build by mistake. */
export const INDEX_FORMAT = 3;

/**
 * Folder of the files whose names carry no hash, relative to the site's base URL: a page asks for the index of its
 * version at once, and need not ask for its name before. When the search is made ready, the browser compares the index
 * that it has kept with the site's.
 */
export const INDEX_FOLDER = 'search-index';

/** The index of a version, relative to the site's base URL. */
export const indexFile = (version: string): string => `${INDEX_FOLDER}/index-${version}.json`;

/** The terms that not every version has, relative to the site's base URL. */
export const TERMS_FILE = `${INDEX_FOLDER}/terms.json`;

/** Level (1 the page, 2 to 6 headings), heading, and the heading's id without `#`. */
type SectionEntry = readonly [level: number, heading: string, anchor: string];

/** One page: its address relative to the base URL, its categories, its sections and the file with their texts. */
export interface PageEntry {
  readonly path: string;
  readonly categories: readonly string[];
  /** Whether the page belongs to the site and not to one version. */
  readonly isShared: boolean;
  readonly sections: readonly SectionEntry[];
  /** Path of a `PageTexts` file, relative to the base URL. */
  readonly texts: string;
}

/** One version's index. Sections are numbered through all pages, from 0. */
export interface IndexFile {
  readonly format: number;
  readonly version: string;
  readonly pages: readonly PageEntry[];
  /**
   * The terms of all texts, sorted, a blank between two. The first character of each is the count, in base 36, of the
   * characters that it shares with the one before.
   */
  readonly terms: string;
  /**
   * For each term, in the order of `terms` and divided by `;`, the sections that have it, divided by `,`: distance to
   * the section before (from -1), if the term stands there more than once `x` and how often, and `!` if a row or a list
   * entry of the section is about the term.
   */
  readonly postings: string;
  /**
   * The names that each page explains, in the order of `pages` and divided by `;`: letters and digits only, divided by
   * a blank.
   */
  readonly names: string;
}

/** The text of each section of a page, in the order of `PageEntry.sections`; a line for each paragraph, item or row. */
export type PageTexts = readonly string[];

/** The terms that are known in some versions only. */
export interface TermsFile {
  readonly format: number;
  /** Names of the versions, newest first. */
  readonly versions: readonly string[];
  /** As in `IndexFile`. */
  readonly terms: string;
  /** For each term the versions that have it: bit n stands for `versions[n]`. In base 36, divided by `,`. */
  readonly masks: string;
}
