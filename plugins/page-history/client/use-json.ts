import {useCallback, useEffect, useSyncExternalStore} from 'react';
import {fetchJson} from '../../kit/fetch-json';

/** What is known of a file. */
export type Fetched<Data> =
  {readonly kind: 'loading'} | {readonly kind: 'failed'} | {readonly kind: 'ready'; readonly data: Data};

const LOADING = {kind: 'loading'} as const;

/**
 * By address, as long as the document is open: components that want the same file share what is known of it, and a
 * reader who comes back to a page finds it as high as it was.
 */
const files = new Map<string, Fetched<unknown>>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function note(url: string, file: Fetched<unknown>): void {
  files.set(url, file);
  listeners.forEach((listener) => {
    listener();
  });
}

/** Fetches a file that is neither there nor on its way. */
function load(url: string, cache: RequestCache): void {
  const known = files.get(url)?.kind;
  if (known === 'loading' || known === 'ready') {
    return;
  }
  note(url, LOADING);
  fetchJson<unknown>(url, cache).then(
    (data) => {
      note(url, {kind: 'ready', data});
    },
    () => {
      note(url, {kind: 'failed'});
    },
  );
}

const nothing = (): undefined => undefined;

/**
 * Fetches a JSON file, once for the document, and again for each component that comes after it failed.
 * @param url without one, there is nothing to fetch
 * @param cache `no-cache` for a file whose name stays when its content changes: the browser compares it with the server's
 * @returns what is known of that file, and how to try again, for all components that want it
 */
export function useJson<Data>(
  url: string | undefined,
  cache: RequestCache = 'default',
): readonly [file: Fetched<Data>, retry: () => void] {
  const file = useSyncExternalStore(
    subscribe,
    () => (url === undefined ? undefined : (files.get(url) as Fetched<Data> | undefined)),
    nothing,
  );
  const fetchFile = useCallback(() => {
    if (url !== undefined) {
      load(url, cache);
    }
  }, [url, cache]);
  useEffect(fetchFile, [fetchFile]);
  return [file ?? LOADING, fetchFile];
}
