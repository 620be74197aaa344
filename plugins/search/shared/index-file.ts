import type {AsPlainObject, Options} from 'minisearch';
import {textTerms} from './terms';

/** The index of a version, relative to the site's base URL: without a hash, so that a page needs no list of them. */
export const indexFile = (version: string): string => `search-index/index-${version}.json`;

/** One page: its address, its categories, and its sections, the page itself first. */
export interface PageEntry {
  readonly path: string;
  readonly categories: readonly string[];
  /** Headings with their ids; the id is empty for the top of the page. */
  readonly sections: readonly (readonly [heading: string, id: string])[];
}

/** One version's index. */
export interface IndexFile {
  readonly pages: readonly PageEntry[];
  /** The page, by its place in `pages`, that explains a name. Names are letters and digits only. */
  readonly names: Readonly<Record<string, number>>;
  /** What the window offers where it has no hits. */
  readonly links: readonly (readonly [text: string, address: string])[];
  /** For versions as in `1.6.0 and later` the terms that they have and no page of this one. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
  /** The sections of all pages, as MiniSearch saves them. */
  readonly index: AsPlainObject;
}

/** What MiniSearch knows of a section. Its id is its number through all pages, from 0. */
export interface SectionFields {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  /** The headings above the section; for a whole page its categories; and what readers type in their place. */
  readonly parents: string;
  readonly text: string;
  /** What its rows and list entries are about. */
  readonly label: string;
}

/** How MiniSearch reads sections; the same when the index is made and when it is loaded. */
export const MINISEARCH: Options<SectionFields> = {
  fields: ['title', 'heading', 'parents', 'text', 'label'] satisfies (keyof SectionFields)[],
  // A term counts once in a section: how often it is there says little, and would be a sixth of the file.
  tokenize: (text) => [...new Set(textTerms(text))],
  processTerm: (term) => term,
};
