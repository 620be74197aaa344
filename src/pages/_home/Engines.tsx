import type {ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {enginesOf, newestDocsFor} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import {mainPage, usePageVersions} from '@site/plugins/history/client';
import styles from '../index.module.css';

/**
 * The engines that the plugin has run on, newest first, each with the newest documented version for it. Whoever follows
 * a link keeps that version, as after a choice in the version menu.
 */
export default function Engines(): ReactNode {
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const names = versions.map(({name}) => name);
  const choices = enginesOf(releases).flatMap((engine) => {
    const name = newestDocsFor(engine, names, releases);
    const version = versions.find((candidate) => candidate.name === name);
    return version ? [{engine, version}] : [];
  });
  return (
    <section aria-labelledby="engine">
      <h2 id="engine">Documentation for your engine</h2>
      <ul className={styles.engines}>
        {choices.map(({engine, version}) => (
          <li key={engine}>
            <a
              className={styles.engine}
              href={mainPage(version).path}
              aria-label={`UE ${engine} ${version.label}: documentation`}
              onClick={() => {
                savePreferredVersionName(version.name);
              }}
            >
              UE {engine} <small>{version.label}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
