import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {usePageVersions} from '@site/plugins/history/client';
import {newestDocsFor} from '@site/src/data/release-facts';
import {releases, type Engine} from '@site/src/data/releases';

/** Returns a function that finds the newest documentation for an engine, optionally of one release line. */
export function useDocsFor() {
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const names = versions.map(({name}) => name);
  return (engine: Engine, line?: string) => {
    const name = newestDocsFor(engine, names, releases, line);
    const version = versions.find((candidate) => candidate.name === name);
    return (
      version && {
        version,
        /** For links: the version is remembered, as after a choice in the version menu. */
        onClick: () => {
          savePreferredVersionName(version.name);
        },
      }
    );
  };
}
