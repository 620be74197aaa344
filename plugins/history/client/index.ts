// The public API of the history in the reader's browser. Every page of the site loads it.
import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {NAME, type HistoryData} from '../shared/history';
import {withCurrentIds, type Versions} from './versions';

export {absence, idAt, locate, mainPath, nearestPage, pagePath} from './versions';

/** What is known of the history of all pages. */
export const useHistoryData = (): HistoryData => usePluginData(NAME) as HistoryData;

/** The docs versions, newest first, whose pages have the ids of today. */
export function usePageVersions(): Versions {
  const versions = useVersions('default');
  const {redirects} = useHistoryData();
  return useMemo(() => withCurrentIds(versions, redirects), [versions, redirects]);
}

/** What the version menu hands over, as the state of the history entry, to the page that it leads to. */
export interface VersionSwitch {
  /** The hash of the address that the reader left; kept if the target has the heading. */
  readonly hash: string;
  /** The id and the title of the page that the chosen version lacks, if it does. */
  readonly missing?: {readonly id: string; readonly title: string};
}
