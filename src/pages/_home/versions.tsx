import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion, useLatestVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {mainPath, nearestPage, useHistoryData, usePageVersions} from '@site/plugins/history/client';
import {enginesOf, newestDocsFor} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import styles from '../index.module.css';

/** The latest version, and the one that the reader has chosen: the latest without a choice, or before the scripts have run. */
function useVersions(): {chosen: GlobalVersion; latest: GlobalVersion} {
  const {preferredVersion} = useDocsPreferredVersion(undefined);
  const latest = useLatestVersion(undefined);
  const {name} = preferredVersion ?? latest;
  return {latest, chosen: usePageVersions().find((version) => version.name === name) ?? latest};
}

interface DocLinkProps {
  /** `section/page`, or `section/page#heading`. */
  readonly page: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page in the version that the reader has chosen, or to the nearest page of a version that lacks it. */
export function DocLink({page, className, children}: DocLinkProps): ReactNode {
  const {chosen} = useVersions();
  const [id = '', fragment] = page.split('#');
  const {path, isSamePage} = nearestPage(chosen, id);
  return (
    <Link className={className} to={isSamePage && fragment ? `${path}#${fragment}` : path}>
      {children}
      {!isSamePage && <small> Not in {chosen.label}: the nearest page</small>}
    </Link>
  );
}

/** Says which version the links of this page lead to if it is not the latest, with a button that chooses the latest. */
export function VersionNote(): ReactNode {
  const {chosen, latest} = useVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {engines} = useHistoryData();
  const nameOf = ({name, label}: GlobalVersion): string => (engines[name] ? `${label}, for ${engines[name]}` : label);
  return (
    chosen.name !== latest.name && (
      <p className="margin-top--sm" role="status">
        This page leads to {nameOf(chosen)}.{' '}
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

/**
 * All engines of all releases, newest first, each with a link to the newest documented version for the engine. The version is
 * remembered, as after a choice in the version menu.
 */
export function Engines(): ReactNode {
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  return (
    <section aria-labelledby="engine">
      {/* The installation pages link here. */}
      <Heading as="h2" id="engine">
        Documentation for your engine
      </Heading>
      <ul className={styles.engines}>
        {enginesOf(releases).map((engine) => {
          const version = newestDocsFor(engine, versions, releases);
          return (
            version && (
              <li key={engine}>
                <a
                  href={mainPath(version)}
                  aria-label={`UE ${engine} ${version.label}: documentation`}
                  onClick={() => {
                    savePreferredVersionName(version.name);
                  }}
                >
                  UE {engine}
                </a>{' '}
                <small>{version.label}</small>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
