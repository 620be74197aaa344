import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Redirects} from '../../kit/current-id';
import {withCurrentIds, type Versions} from './page-versions';

/** The docs versions, newest first, whose pages have the ids of today. */
export function usePageVersions(): Versions {
  const versions = useVersions(undefined);
  const redirects = usePluginData('page-history') as Redirects | undefined;
  return useMemo(() => (redirects ? withCurrentIds(versions, redirects) : versions), [versions, redirects]);
}
