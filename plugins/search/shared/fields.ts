import type {Options} from 'minisearch';
import {textTerms} from './terms';

/** What MiniSearch knows of a section. Its id is its number through all pages, from 0. */
export interface SectionFields {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  /** The headings above the section; for a whole page its categories. */
  readonly parents: string;
  readonly text: string;
  /** What its rows and list entries are about. */
  readonly label: string;
}

/** How MiniSearch reads sections; the same when the index is made and when it is loaded. */
export const MINISEARCH: Options<SectionFields> = {
  fields: ['title', 'heading', 'parents', 'text', 'label'] satisfies (keyof SectionFields)[],
  // However many rows are about a term, the section is: a label counts once.
  tokenize: (text, field) => (field === 'label' ? [...new Set(textTerms(text))] : textTerms(text)),
  processTerm: (term) => term,
};
