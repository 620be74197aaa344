import {useEffect, useState} from 'react';

/** What is known of a file. */
export type Fetched<Data> =
  {readonly kind: 'loading'} | {readonly kind: 'failed'} | {readonly kind: 'ready'; readonly data: Data};

const LOADING = {kind: 'loading'} as const;

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

/**
 * Fetches a JSON file for a component. The browser's cache keeps it for the next one.
 * @param url without one, there is nothing to fetch
 * @param cache as in `fetchJson`
 * @returns what is known of that file
 */
export function useJson<Data>(url: string | undefined, cache?: RequestCache): Fetched<Data> {
  const [known, setKnown] = useState<{readonly url: string; readonly file: Fetched<Data>}>();
  useEffect(() => {
    if (url === undefined) {
      return undefined;
    }
    let isWanted = true;
    const note = (file: Fetched<Data>): void => {
      if (isWanted) {
        setKnown({url, file});
      }
    };
    fetchJson<Data>(url, cache).then(
      (data) => {
        note({kind: 'ready', data});
      },
      () => {
        note({kind: 'failed'});
      },
    );
    return () => {
      isWanted = false;
    };
  }, [url, cache]);
  return known && known.url === url ? known.file : LOADING;
}
