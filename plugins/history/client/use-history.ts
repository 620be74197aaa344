import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {NAME, type HistoryData} from '../shared/history';
import {withCurrentIds, type Versions} from './page-versions';

/** What is known of the history of all pages. */
export const useHistoryData = (): HistoryData => usePluginData(NAME) as HistoryData;

/** What each released version runs on in few words, as in `UE 5.4-5.6`. */
export const useEngines = (): HistoryData['engines'] => useHistoryData().engines;

/** The docs versions, newest first, whose pages have the ids of today. */
export function usePageVersions(): Versions {
  const versions = useVersions(undefined);
  const {redirects} = useHistoryData();
  return useMemo(() => withCurrentIds(versions, redirects), [versions, redirects]);
}
