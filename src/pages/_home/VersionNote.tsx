import type {ReactNode} from 'react';
import {useDocsPreferredVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useEngines, usePageVersions} from '@site/plugins/history/client';
import {useChosenVersion} from '@site/src/lib/use-versions';

/** Which version the links of this page lead to, where it is not the latest, and the way back to that. */
export default function VersionNote({className}: {readonly className?: string}): ReactNode {
  const version = useChosenVersion();
  const latest = usePageVersions().find(({isLast}) => isLast);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const engines = useEngines();
  const nameOf = ({name, label}: GlobalVersion): string => (engines[name] ? `${label}, for ${engines[name]}` : label);
  return (
    latest &&
    !version.isLast && (
      <p className={className} role="status">
        This page leads to {nameOf(version)}.{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            savePreferredVersionName(latest.name);
          }}
        >
          Use {nameOf(latest)}
        </button>
      </p>
    )
  );
}
