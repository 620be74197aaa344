import useBaseUrl from '@docusaurus/useBaseUrl';
import {TITLES_FILE} from '../shared/addresses';
import type {Titles} from '../shared/history';
import {useJson} from './use-json';

/**
 * The title of each page by its id, from the newest version that has the page; nothing until they are there, and none
 * when they do not come.
 */
export function useTitles(): Titles | undefined {
  const [state] = useJson<Titles>(useBaseUrl(`/${TITLES_FILE}`), 'no-cache');
  if (state.kind === 'ready') {
    return state.data;
  }
  return state.kind === 'failed' ? {} : undefined;
}
