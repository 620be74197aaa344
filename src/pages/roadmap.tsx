import type {CSSProperties, ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {pagePath, usePageVersions} from '@site/plugins/history/client';
import {engineRange, enginesOf, lineOf, releaseLines, type ReleaseLine} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import styles from './roadmap.module.css';

/** The page to which the bar of a release line leads. */
const START = 'getting-started/installation';

const scale = enginesOf(releases).reverse();

/** A bar from the first engine of a release line to the last. It links to the line's documentation if there is one. */
function Bar({line, engines}: ReleaseLine): ReactNode {
  const [first = '5.0'] = engines;
  const docs = usePageVersions().find(({name}) => lineOf(name) === line);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const style: CSSProperties = {gridColumn: `${scale.indexOf(first) + 1} / span ${engines.length}`};
  const range = engineRange(engines, releases);
  return (
    <a
      className={styles.bar}
      style={style}
      href={docs && pagePath(docs, START)}
      aria-label={docs && `UE ${range}: documentation of ${docs.label}`}
      onClick={() => {
        if (docs) {
          savePreferredVersionName(docs.name);
        }
      }}
    >
      {range}
    </a>
  );
}

export default function Roadmap(): ReactNode {
  const lines = releaseLines(releases);
  return (
    <Layout
      title="Roadmap"
      description="See which release lines of the TwistedBytes Interaction System run on each Unreal Engine version, when each line was released, and what it added."
    >
      <main className="container margin-vert--lg">
        <article className="markdown">
          <Heading as="h1">Roadmap</Heading>
          <p>
            Find the newest release line that supports your engine. Its bar leads to the line&apos;s documentation. All
            listed lines are released. The <Link to="/changelog">changelog</Link> lists each release.
          </p>
          <div className="table-frame">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">
                    <div className={styles.scale}>
                      {scale.map((engine, index) => (
                        <span key={engine}>{index === 0 ? `UE ${engine}` : engine}</span>
                      ))}
                    </div>
                  </th>
                  <th scope="col">First release</th>
                  <th scope="col">Main features</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((row) => (
                  <tr key={row.line}>
                    <th scope="row">{row.line}</th>
                    <td>
                      <div className={styles.scale}>
                        <Bar {...row} />
                      </div>
                    </td>
                    <td>
                      <time dateTime={row.date}>{row.date}</time>
                    </td>
                    <td>{row.highlights.join('; ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Heading as="h2" id="notes">
            Notes
          </Heading>
          <ul>
            {lines
              .flatMap(({notes}) => notes)
              .map((note) => (
                <li key={note}>{note}</li>
              ))}
          </ul>
        </article>
      </main>
    </Layout>
  );
}
