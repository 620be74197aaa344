/** What a docs page tells of its own past. Compact, because each page carries it. */
export interface PageHistory {
  /** The docs version of this page. */
  readonly version: string;
  /** The line under the title: text and names of versions in turn, beginning with text. */
  readonly line: readonly string[];
  /** Earlier versions that have the page, newest first, with the file of the difference; none if the text is the same. */
  readonly earlier: readonly (readonly [version: string, file?: string])[];
}

/** A docs page by its id and its title. */
export type PageName = readonly [id: string, title: string];

/** What a version did to the pages of the version before. */
export interface ReleasePages {
  readonly version: string;
  readonly previous: string;
  readonly added: readonly PageName[];
  readonly changed: readonly PageName[];
  readonly removed: readonly PageName[];
}

/** What each release did, by version; the first version did nothing. */
export type Releases = Readonly<Partial<Record<string, ReleasePages>>>;

/** Titles of pages by id. */
export type Titles = Readonly<Partial<Record<string, string>>>;
