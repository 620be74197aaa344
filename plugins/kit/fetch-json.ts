/**
 * Fetches a JSON file of the site.
 * @param cache `no-cache` for a file whose name stays when its content changes: the browser compares it with the server's
 * @throws when the file does not come, or is no JSON
 */
export async function fetchJson<Data>(address: string, cache: RequestCache = 'default'): Promise<Data> {
  const response = await fetch(address, {cache});
  if (!response.ok) {
    throw new Error(`${address} answers with ${response.status}`);
  }
  return (await response.json()) as Data;
}
