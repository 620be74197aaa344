/** What a docs page tells of its own past. Compact, because each page carries it. */
export interface PageHistory {
  /** The docs version of this page. */
  readonly version: string;
  /** What that version runs on in few words, as in `UE 5.4-5.6`; empty when it is not known. */
  readonly engines: string;
  /** How long the page has read as it does, for the line under its title: `in this form since 1.6.0`. */
  readonly form: string;
  /** Everything that happened to it: `Since 1.0.0 · changed in 1.2.0, 1.6.0 · same in 1.7.0-1.9.0`. */
  readonly past: string;
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
  readonly removed: readonly PageName[];
}

/** What each release did, by version; the first version did nothing. */
export type Releases = Readonly<Partial<Record<string, ReleasePages>>>;

/** Titles of pages by id, and by key. */
export type Titles = Readonly<Partial<Record<string, string>>>;
