import {indexFile} from '../shared/format';

const warmed = new Set<string>();

/**
 * Has the browser fetch a version's index while the script of the worker is still on its way: the worker, which asks
 * for the same file, then finds it in the browser's cache. Whatever fails here, the worker meets and reports.
 * @param baseUrl the site's base URL, with a slash at the end
 */
export function warm(baseUrl: string, version: string): void {
  if (warmed.has(version)) {
    return;
  }
  warmed.add(version);
  // What was kept of it may be of the site before its last deploy.
  fetch(baseUrl + indexFile(version), {cache: 'no-cache'})
    .then((response) => response.text())
    .catch(() => warmed.delete(version));
}
