/** What a docs page tells of its own past. Compact, because each page carries it. */
export interface PageHistory {
  /** The docs version of this page. */
  readonly version: string;
  /** The line under the title: text and names of versions in turn, beginning with text. */
  readonly line: readonly string[];
  /** Earlier versions that have the page, newest first, with the file of the difference; none if the text is the same. */
  readonly earlier: readonly (readonly [version: string, file?: string])[];
}

/** A docs page by its key, which is the same in every version, and its title. */
export type PageName = readonly [key: string, title: string];

/** What a version did to the pages of the version before. */
export interface ReleasePages {
  readonly version: string;
  readonly previous: string;
  readonly added: readonly PageName[];
  readonly changed: readonly PageName[];
  /** With the former title, or with the former id where the title is the same. */
  readonly renamed: readonly (readonly [...PageName, former: string])[];
  readonly removed: readonly PageName[];
}

/** What each release did, by version; the first version did nothing. */
export type Releases = Readonly<Partial<Record<string, ReleasePages>>>;

/** Keys of pages by their ids, where they differ, by version. */
export type Renames = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;

/** Titles of pages by id, and by key. */
export type Titles = Readonly<Partial<Record<string, string>>>;
