/** A file that has not come in this time, in ms, does not come. */
const PATIENCE_MS = 20_000;

/**
 * Fetches a JSON file of the site.
 * @param cache `no-cache` for a file whose name stays when its content changes: the browser compares it with the server's
 * @throws when the file does not come within 20 s, or is no JSON
 */
export async function fetchJson<Data>(address: string, cache: RequestCache = 'default'): Promise<Data> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(PATIENCE_MS)});
  if (!response.ok) {
    throw new Error(`${address} answers with ${response.status}`);
  }
  return (await response.json()) as Data;
}
