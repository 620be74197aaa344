import type {AsPlainObject, Options} from 'minisearch';
import {textTerms} from './terms';

/** The file of a version's index, relative to the base URL. It has no hash in its name, so pages need no list of the files. */
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
  /** The section that explains a name, by its number through all pages. Names are letters and digits only. */
  readonly names: Readonly<Record<string, number>>;
  /** Links that the window offers when it has no hits. */
  readonly links: readonly (readonly [text: string, address: string])[];
  /** Terms that no page of this version has, by the versions that have them, as in `1.6.0 and later`. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
  /** The sections of all pages, as MiniSearch saves them. */
  readonly index: AsPlainObject;
}

/** The fields of a section in MiniSearch. The id is its number through all pages, from 0. */
export interface SectionFields {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  /** The headings above the section, or the categories of a whole page, and the keywords from the options. */
  readonly parents: string;
  readonly text: string;
  /** The labels of its rows and list entries. */
  readonly label: string;
}

/** How MiniSearch reads sections; the same when the index is made and when it is loaded. */
export const MINISEARCH: Options<SectionFields> = {
  fields: ['title', 'heading', 'parents', 'text', 'label'] satisfies (keyof SectionFields)[],
  // A term counts once in a section: the frequency says little, and would be a sixth of the file.
  tokenize: (text) => [...new Set(textTerms(text))],
  processTerm: (term) => term,
};
