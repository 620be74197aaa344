import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {NAME, type HistoryData} from '../shared/history';
import {withCurrentIds, type Versions} from './page-versions';

/** What is known of the history of all pages. */
export const useHistoryData = (): HistoryData => usePluginData(NAME) as HistoryData;

/** What each released version runs on in few words, as in `UE 5.4-5.6`. */
export const useEngines = (): HistoryData['engines'] => useHistoryData().engines;

/**
 * The docs versions, newest first, whose pages have the ids of today.
 * @param pluginId of the docs plugin; pages of other docs than the site's main ones do not move
 */
export function usePageVersions(pluginId = 'default'): Versions {
  const versions = useVersions(pluginId);
  const {redirects} = useHistoryData();
  return useMemo(
    () => (pluginId === 'default' ? withCurrentIds(versions, redirects) : versions),
    [pluginId, versions, redirects],
  );
}
