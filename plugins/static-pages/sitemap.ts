/** An address of the sitemap. */
interface Item {
  readonly url: string;
}

/**
 * Leaves out the docs pages of versions that have a twin in the latest version: their canonical address is the twin.
 * @param docsUrl address of the docs, without a slash at the end
 * @param versions path segments of the versions that are not the latest
 */
export function withoutTwins<T extends Item>(items: readonly T[], docsUrl: string, versions: readonly string[]): T[] {
  const urls = new Set(items.map(({url}) => url));
  return items.filter(({url}) => {
    const version = versions.find((name) => url.startsWith(`${docsUrl}/${name}/`));
    return version === undefined || !urls.has(`${docsUrl}${url.slice(`${docsUrl}/${version}`.length)}`);
  });
}
