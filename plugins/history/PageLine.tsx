import {useEffect, type PropsWithChildren, type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {absence, idAt, nearestPage, pagePath, useHistoryData, usePageVersions, type VersionSwitch} from './client';
import History from './client/History.tsx';
import {pastOf} from './client/past';
import styles from './client/styles.module.css';

/**
 * After a change of version: scrolls to the heading that the reader looked at if this page has the heading, or says why this
 * is not the page that the reader left.
 */
function VersionNotice(): ReactNode {
  const versions = usePageVersions();
  const active = useDocsVersion();
  const version = versions.find(({name}) => name === active.version);
  const history = useHistory();
  const {state} = useLocation<{versionSwitch?: VersionSwitch} | undefined>();
  // The state outlives a reload, but the server doesn't know it, so the first rendering must not have it.
  const {hash, missing} = (useIsBrowser() ? state?.versionSwitch : undefined) ?? {};
  useEffect(() => {
    if (hash && history.location.hash === '' && document.getElementById(hash.slice(1))) {
      history.replace({...history.location, hash});
    }
  }, [hash, history]);
  const absent = missing && version && absence(versions, version, missing.id);
  const path = absent && pagePath(absent.nearest, missing.id);
  return path ? (
    <p className="margin-bottom--sm" role="status">
      &quot;{missing.title}&quot; is not in {version.label}. {absent.reason}. This is the nearest page.{' '}
      <a href={path}>Read it in {absent.nearest.label}</a>
    </p>
  ) : null;
}

/**
 * Under the title of a docs page: the version with its engines, since when the page has been the same, and its history. On a
 * page of an older version, also the latest version with its engines, because the reader's engine may need the older one.
 * @param props.children further actions for the page, at the end of the line
 */
export default function PageLine({children}: PropsWithChildren): ReactNode {
  const {permalink} = useDoc().metadata;
  const {version, label, isLast} = useDocsVersion();
  const versions = usePageVersions();
  const data = useHistoryData();
  const id = idAt(versions, permalink) ?? '';
  const past = pastOf(data, id, version);
  const latest = isLast ? undefined : versions.find((candidate) => candidate.isLast);
  const target = latest && nearestPage(latest, id);
  const facts = [label, data.engines[version], past?.form ?? 'not released yet'];
  return (
    // Every page has its version here, so a search for a version would find all pages.
    <div className={styles.head} data-search="off">
      <VersionNotice />
      <p className={styles.facts}>
        {facts.filter(Boolean).join(' · ')}
        {target && (
          <>
            {' · latest: '}
            <a href={target.path}>{`${target.isSamePage ? 'this page' : 'the nearest page'} in ${latest.label}`}</a>
            {data.engines[latest.name] && `, ${data.engines[latest.name]}`}
          </>
        )}
      </p>
      <div className={styles.actions}>{children}</div>
      {past?.words && <History id={id} version={version} words={past.words} />}
    </div>
  );
}
