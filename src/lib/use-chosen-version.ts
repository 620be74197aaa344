import {useDocsPreferredVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {usePageVersions} from '@site/plugins/history/client';

/** The version that the reader has chosen; the latest without a choice, and before the scripts have read it. */
export function useChosenVersion(): GlobalVersion {
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  const versions = usePageVersions();
  const chosen = versions.find(({name}) => name === preferredVersion?.name) ?? versions.find(({isLast}) => isLast);
  if (!chosen) {
    throw new Error('The docs have no latest version.');
  }
  return chosen;
}
