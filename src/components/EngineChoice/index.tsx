import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {enginesOf, isPresumed, newestDocsFor} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import {pagePath, QuietLink, usePageVersions} from '@site/plugins/page-history/client';
import styles from './styles.module.css';

/** Where readers begin once they know their version. */
const START = [
  {page: 'getting-started/installation', label: 'Installation'},
  {page: 'quick-start/using-passive', label: 'Tutorials'},
];

/**
 * The engines that the plugin has run on, newest first, each with the newest documented version for it. Whoever follows
 * a link keeps that version, as after a choice in the version menu.
 */
export default function EngineChoice(): ReactNode {
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const names = versions.map(({name}) => name);
  return (
    <ul className={styles.engines}>
      {enginesOf(releases).map((engine) => {
        const name = newestDocsFor(engine, names, releases);
        const version = versions.find((candidate) => candidate.name === name);
        return (
          version && (
            <li key={engine}>
              <span>
                <strong>UE {engine}</strong>: version {version.label}
                {isPresumed(releases, version.name, engine) && (
                  <>
                    , <Link to="/roadmap#notes">presumed</Link>
                  </>
                )}
              </span>
              <span className={styles.links}>
                {START.map(({page, label}) => (
                  <QuietLink
                    key={page}
                    to={pagePath(version, page) ?? version.path}
                    label={`${label} for UE ${engine}`}
                    onFollow={() => {
                      savePreferredVersionName(version.name);
                    }}
                  >
                    {label}
                  </QuietLink>
                ))}
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
