import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {mainPath} from '@site/plugins/history/client';
import {enginesOf} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import {useDocsFor} from '@site/src/lib/use-versions';
import styles from '../index.module.css';

/** The engines that the plugin has run on, newest first, each with the newest documented version for it. */
export default function Engines(): ReactNode {
  const docsFor = useDocsFor();
  return (
    <section aria-labelledby="engine">
      {/* The installation pages link here. */}
      <Heading as="h2" id="engine">
        Documentation for your engine
      </Heading>
      <ul className={styles.engines}>
        {enginesOf(releases).map((engine) => {
          const docs = docsFor(engine);
          return (
            docs && (
              <li key={engine}>
                <a
                  className={styles.engine}
                  href={mainPath(docs.version)}
                  aria-label={`UE ${engine} ${docs.version.label}: documentation`}
                  onClick={docs.onClick}
                >
                  UE {engine} <small>{docs.version.label}</small>
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
