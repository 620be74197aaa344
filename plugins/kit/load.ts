const TIMEOUT_MS = 20_000;

const loading = new Map<string, Promise<unknown>>();

/**
 * Fetches a file of the site, once for all callers. A file that did not arrive is requested again at the next call.
 * @param read takes the content out of the answer
 * @throws when the file does not arrive, or is not what it should be
 */
export function load<Content>(address: string, read: (response: Response) => Promise<Content>): Promise<Content> {
  const known = loading.get(address) as Promise<Content> | undefined;
  // The browser's cache may have the file of an earlier deploy.
  const content =
    known ??
    fetch(address, {cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS)}).then((response) => {
      if (!response.ok) {
        throw new Error(`${address} answered ${response.status}.`);
      }
      return read(response);
    });
  loading.set(address, content);
  content.catch(() => loading.delete(address));
  return content;
}
