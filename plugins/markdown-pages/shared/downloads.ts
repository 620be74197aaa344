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
