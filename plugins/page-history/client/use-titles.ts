import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {TITLES_FILE} from '../shared/addresses';
import type {Titles} from '../shared/history';
import {useJson} from './use-json';

/** Pages can be called by their ids: whoever looks for one waits no longer than this for the titles, in ms. */
const PATIENCE_MS = 1000;

const NONE: Titles = {};

/**
 * The title of each page by its id, from the newest version that has the page; nothing while they are on their way, and
 * none when they do not come or take long.
 */
export function useTitles(): Titles | undefined {
  const file = useJson<Titles>(useBaseUrl(`/${TITLES_FILE}`), 'no-cache');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (file.kind === 'ready') {
    return file.data;
  }
  return file.kind === 'failed' || isLate ? NONE : undefined;
}
