/** Content of `@generated/search/default/settings.json`, which the build hands to the window. No page carries it. */
export interface WindowSettings {
  /** Names of the pages outside the docs that are searched too, as a sentence has them: `the changelog`. */
  readonly pages: readonly string[];
  /** The docs page that readers are led to when the window fails: its id, and its name within a sentence. */
  readonly helpPage?: {readonly id: string; readonly name: string} | undefined;
  /** The style sheet of the window. */
  readonly css: string;
}
