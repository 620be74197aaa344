import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Redirects} from '../../kit/current-id';
import {withCurrentIds, type Versions} from './page-versions';

/**
 * The docs versions, newest first, whose pages have the ids of today.
 * @param pluginId of the docs plugin; pages of other docs than the site's main ones do not move
 */
export function usePageVersions(pluginId = 'default'): Versions {
  const versions = useVersions(pluginId);
  const redirects = usePluginData('page-history') as Redirects | undefined;
  return useMemo(
    () => (redirects && pluginId === 'default' ? withCurrentIds(versions, redirects) : versions),
    [pluginId, versions, redirects],
  );
}
