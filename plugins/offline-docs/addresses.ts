/** Name of the page with a whole version, in the folder of the version. */
export const PRINT_FILE = 'print.html';

/** Name of the archive of a version, in the folder of the version. */
export function archiveFile(version: string): string {
  return `pages-${version}.zip`;
}

/**
 * The documents that this plugin writes whole, below the output folder.
 * @param versions names of the versions
 * @param latest the one whose pages have no version in their addresses
 */
export function offlineDocuments(versions: readonly string[], latest: string): string[] {
  return versions.map((version) => `docs/${version === latest ? '' : `${version}/`}${PRINT_FILE}`);
}
