const PATIENCE_MS = 20_000;

const loading = new Map<string, Promise<unknown>>();

/**
 * Fetches a file of the site, once for all who ask. What did not come is asked for again.
 * @param read takes the content out of the answer
 * @throws when the file does not arrive, or is not what it should be
 */
export function load<Content>(address: string, read: (response: Response) => Promise<Content>): Promise<Content> {
  const known = loading.get(address) as Promise<Content> | undefined;
  // What the browser has kept may be of the site before its last deploy.
  const content =
    known ??
    fetch(address, {cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS)}).then((response) => {
      if (!response.ok) {
        throw new Error(`${address} answered ${response.status}.`);
      }
      return read(response);
    });
  loading.set(address, content);
  content.catch(() => loading.delete(address));
  return content;
}

/** Fetches a JSON file of our own build, see `load`. */
export const loadJson = <Content>(address: string): Promise<Content> =>
  load(address, (response) => response.json() as Promise<Content>);
