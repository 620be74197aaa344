import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {enginesOf, isPresumed, newestDocsFor} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import {mainPage, usePageVersions} from '@site/plugins/history/client';
import styles from './styles.module.css';

/**
 * The engines that the plugin has run on, newest first, each with the newest documented version for it. Whoever follows
 * a link keeps that version, as after a choice in the version menu.
 */
export default function EngineChoice(): ReactNode {
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const names = versions.map(({name}) => name);
  const choices = enginesOf(releases).flatMap((engine) => {
    const name = newestDocsFor(engine, names, releases);
    const version = versions.find((candidate) => candidate.name === name);
    return version ? [{engine, version}] : [];
  });
  const presumed = choices.filter(({engine, version}) => isPresumed(releases, version.name, engine));
  return (
    <section aria-labelledby="engine">
      <h2 className={styles.question} id="engine">
        Documentation for each engine
      </h2>
      <ul className={styles.engines}>
        {choices.map(({engine, version}) => (
          <li key={engine}>
            <a
              href={mainPage(version).path}
              aria-label={`UE ${engine} ${version.label}: documentation`}
              onClick={() => {
                savePreferredVersionName(version.name);
              }}
            >
              {engine} <span>{version.label}</span>
            </a>
          </li>
        ))}
      </ul>
      {presumed.map(({engine, version}) => (
        <p key={engine} className={styles.hint}>
          UE {engine} is <Link to="/roadmap#notes">presumed</Link> for {version.label}.
        </p>
      ))}
    </section>
  );
}
