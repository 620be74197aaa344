/**
 * The inline script with the site's base URL in it.
 * @param source the text of banner.js, with the placeholder BASE_URL
 * @param baseUrl with slashes at both ends
 * @throws when the placeholder is not there exactly once as an argument
 */
export function bannerScript(source: string, baseUrl: string): string {
  const parts = source.split('(BASE_URL)');
  if (parts.length !== 2) {
    throw new Error('banner.js must pass BASE_URL exactly once.');
  }
  // In an inline script, "<" could begin an end tag.
  return parts.join(`(${JSON.stringify(baseUrl).replaceAll('<', '\\u003c')})`);
}
