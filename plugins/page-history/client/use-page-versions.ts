import {useMemo} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Renames} from '../shared/history';
import {withKeys, type Versions} from './page-versions';

/** The docs versions, newest first, with the keys of pages as their ids. */
export function usePageVersions(): Versions {
  const versions = useVersions(undefined);
  const renames = usePluginData('page-history') as Renames | undefined;
  return useMemo(() => (renames ? withKeys(versions, renames) : versions), [versions, renames]);
}
