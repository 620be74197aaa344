/** What follows the address of a page in the address of its Markdown. */
export const MARKDOWN_EXTENSION = '.md';

/** Name of the list of pages, in the folder of the site and of each version. */
export const LIST_FILE = 'llms.txt';

/** Name of the file with all pages of a version, in its folder. */
export const WHOLE_FILE = 'llms-full.txt';

/** File with the downloads that the build hands to the browser. */
export const DOWNLOADS_FILE = 'downloads.json';

/** Another form of a version, which the menu leads to. */
export interface Download {
  /** As the menu says it. */
  readonly label: string;
  /** Below the address of the version. */
  readonly path: string;
  /** Names of the versions that have it. */
  readonly versions: readonly string[];
}
