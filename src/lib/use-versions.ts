import {useDocsPreferredVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {usePageVersions} from '@site/plugins/history/client';
import {newestDocsFor} from '@site/src/data/release-facts';
import {releases, type Engine} from '@site/src/data/releases';

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

interface EngineDocs {
  readonly version: GlobalVersion;
  /** Whoever follows a link keeps the version, as after a choice in the version menu. */
  readonly onClick: () => void;
}

/** Finds the newest documentation for an engine, of one release line if need be. */
export function useDocsFor(): (engine: Engine, line?: string) => EngineDocs | undefined {
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const names = versions.map(({name}) => name);
  return (engine, line) => {
    const name = newestDocsFor(engine, names, releases, line);
    const version = versions.find((candidate) => candidate.name === name);
    return (
      version && {
        version,
        onClick: () => {
          savePreferredVersionName(version.name);
        },
      }
    );
  };
}
