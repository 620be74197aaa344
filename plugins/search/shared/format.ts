import type {AsPlainObject} from 'minisearch';

/** Raised when the files below change their shape, so that a page never reads an index of another build by mistake. */
export const INDEX_FORMAT = 4;

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

/** One version's index. */
export interface IndexFile {
  readonly format: number;
  readonly version: string;
  readonly pages: readonly PageEntry[];
  /** The page, by its place in `pages`, that explains a name. Names are letters and digits only. */
  readonly names: Readonly<Record<string, number>>;
  /** The sections, as MiniSearch saves them. */
  readonly index: AsPlainObject;
}

/** The text of each section of a page, in the order of `PageEntry.sections`; a line for each paragraph, item or row. */
export type PageTexts = readonly string[];

/** The terms that are known in some versions only. */
export interface TermsFile {
  readonly format: number;
  /** Names of the versions, newest first. */
  readonly versions: readonly string[];
  /** For each term the versions that have it, by their place in `versions`. */
  readonly terms: Readonly<Record<string, readonly number[]>>;
}
