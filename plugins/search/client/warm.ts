import {MANIFEST_FILE, type SearchManifest} from '../shared/format';

const warmed = new Set<string>();

/**
 * Has the browser fetch a version's index while the script of the worker is still on its way: the worker, which asks
 * for the same files, then finds them in the browser's cache. Whatever fails here, the worker meets and reports.
 * @param baseUrl the site's base URL, with a slash at the end
 */
export function warm(baseUrl: string, version: string): void {
  if (warmed.has(version)) {
    return;
  }
  warmed.add(version);
  fetch(baseUrl + MANIFEST_FILE, {cache: 'no-cache'})
    .then((response) => response.json())
    .then(({indexes}: SearchManifest) => fetch(`${baseUrl}${indexes[version] ?? ''}`))
    .then((response) => response.text())
    .catch(() => warmed.delete(version));
}
