// The public API of the history in the browser. Every page of the site loads this module.
import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {NAME, type HistoryData} from '../shared/history';
import {withCurrentIds, type Versions} from './versions';

export {absence, idAt, locate, mainPath, nearestPage, pagePath} from './versions';

/** The history of all pages. */
export const useHistoryData = (): HistoryData => usePluginData(NAME) as HistoryData;

/** The docs versions, newest first, whose pages have the ids of today. */
export function usePageVersions(): Versions {
  const versions = useVersions('default');
  const {redirects} = useHistoryData();
  return useMemo(() => withCurrentIds(versions, redirects), [versions, redirects]);
}

/** What the version menu passes to the page that it leads to, in the state of the entry of the browser's history. */
export interface VersionSwitch {
  /** The hash of the address that the reader left. It is kept if the new page has the heading. */
  readonly hash: string;
  /** The id and the title of the page, if the chosen version lacks it. */
  readonly missing?: {readonly id: string; readonly title: string};
}
