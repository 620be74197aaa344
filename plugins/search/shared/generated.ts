/** Content of `@generated/search/default/settings.json`, which the build hands to the window. No page carries it. */
export interface WindowSettings {
  /** Names of the pages outside the docs that are searched too, as a sentence has them: `the changelog`. */
  readonly pages: readonly string[];
  /** Ids of the docs pages that are offered before anything is typed. */
  readonly startPages: readonly string[];
  /**
   * The docs page that readers are led to when the window fails: its id, and its name within a sentence; the words with
   * which those of its headings begin that are offered before anything is typed.
   */
  readonly helpPage?: {readonly id: string; readonly name: string; readonly questions?: string | undefined} | undefined;
  /** What is said of a version beside its name. */
  readonly notes: Readonly<Record<string, string>>;
  /** The style sheet of the window. */
  readonly css: string;
}
