import {useEffect, useState} from 'react';
import {fetchJson} from '../../kit/fetch-json';

/** Requests that are under way, by address: a page can have several components that want the same file. */
const underWay = new Map<string, Promise<unknown>>();

function fetchOnce(address: string, cache: RequestCache): Promise<unknown> {
  const known = underWay.get(address);
  if (known) {
    return known;
  }
  const fetched = fetchJson<unknown>(address, cache).finally(() => {
    underWay.delete(address);
  });
  underWay.set(address, fetched);
  return fetched;
}

/** What is known of a file, and of which one. */
export type Fetched<Data> =
  | {readonly kind: 'loading' | 'failed'; readonly url: string | undefined}
  | {readonly kind: 'ready'; readonly url: string; readonly data: Data};

/**
 * Fetches a JSON file while the component is there.
 * @param url without one, there is nothing to fetch
 * @param cache `no-cache` for a file whose name stays when its content changes: the browser compares it with the server's
 * @returns what is known of that file, and how to try again
 */
export function useJson<Data>(
  url: string | undefined,
  cache: RequestCache = 'default',
): readonly [state: Fetched<Data>, retry: () => void] {
  const [state, setState] = useState<Fetched<Data>>({kind: 'loading', url});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    const settle = (state: Fetched<Data>): void => {
      if (!isGone) {
        setState(state);
      }
    };
    if (url !== undefined) {
      fetchOnce(url, cache).then(
        (data) => {
          settle({kind: 'ready', url, data: data as Data});
        },
        () => {
          settle({kind: 'failed', url});
        },
      );
    }
    return () => {
      isGone = true;
    };
  }, [url, cache, attempt]);
  const retry = (): void => {
    setState({kind: 'loading', url});
    setAttempt(attempt + 1);
  };
  // What belongs to another file counts for nothing.
  return [state.url === url ? state : {kind: 'loading', url}, retry];
}
