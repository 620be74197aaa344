/** Where the build notes the chunks of pages, below the generated files. */
export const PAGE_CHUNKS_FILE = 'lean-client/page-chunks.json';

/** Ids of the chunks that a page asks for at the start, in the order in which it needs them. */
export interface PageChunks {
  /** What shows the page, from the layout inwards. */
  readonly frame: readonly string[];
  /** What is in the page: its compiled text. */
  readonly content: readonly string[];
}

/** The chunks of pages, by path with the base URL. */
export type ChunksOfPages = Readonly<Record<string, PageChunks>>;
