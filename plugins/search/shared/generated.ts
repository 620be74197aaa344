import type {AlgoliaAccess} from '../options';

// Files that the build hands to the browser: `@generated/search/default/<file>`.

/** Name of the plugin; its data in the browser goes by it. */
export const NAME = 'search';

/** The window's stylesheet. */
export const WINDOW_STYLE = 'window.stylesheet';

/** What only the window needs to know, so that no page carries it. */
export const SETTINGS_FILE = 'settings.json';

/** What every page knows of the search. */
export interface SearchPluginData {
  /** With it, Algolia answers and the build makes no index. */
  readonly algolia?: AlgoliaAccess;
}

/** Content of `settings.json`. */
export interface WindowSettings {
  /** Names of the pages outside the docs that are searched too, as a sentence has them: `the changelog`. */
  readonly pages: readonly string[];
  /** The docs page that readers are led to when the window fails: its id, and its name within a sentence. */
  readonly helpPage?: {readonly id: string; readonly name: string} | undefined;
}
