import type {Stretch} from './highlight';
import type {HitText} from './hits';
import type {Found, Heading} from './session';
import type {SearchFault} from './source';

/** What the window asks the worker. */
export type Question =
  | {readonly kind: 'prepare'; readonly version: string}
  | {readonly kind: 'headings'; readonly version: string; readonly paths: readonly string[]}
  | {readonly kind: 'find'; readonly version: string; readonly query: string}
  | {readonly kind: 'snippet'; readonly place: Omit<HitText, 'heading'>; readonly length: number};

/** What the worker says to each kind of question. */
export interface Replies {
  readonly prepare: null;
  /** The sections of each page that there is, the page itself first. */
  readonly headings: readonly (readonly Heading[])[];
  readonly find: Found;
  readonly snippet: readonly Stretch[];
}

/** A question on its way to the worker. */
export interface Request {
  readonly id: number;
  /** The site's base URL, with a slash at the end. */
  readonly baseUrl: string;
  readonly question: Question;
}

/** A reply on its way back. */
export type Reply =
  {readonly id: number; readonly value: Replies[keyof Replies]} | {readonly id: number; readonly fault: SearchFault};
