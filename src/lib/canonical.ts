/**
 * The path that search engines are to know a page by.
 * @param pathname path of the page, in any of the forms in which the host answers it
 * @param baseUrl of the site, with slashes at both ends
 * @param latestTwin path of the same docs page in the latest version, if there is one
 */
export function canonicalPath(pathname: string, baseUrl: string, latestTwin?: string): string {
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return latestTwin ?? (`${bare}/` === baseUrl ? baseUrl : bare);
}
