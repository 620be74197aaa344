import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {lazyImport} from '../../../kit/lazy-import';
import Retry from '../../../kit/Retry.tsx';
import {SINCE_PARAMETER} from '../../shared/history';
import {textsOf, type Past} from '../past';
import {pagePath} from '../page-versions';
import {useHistoryData, usePageVersions} from '../use-history';
import type {PanelProps, VersionOfPage} from './Panel';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** The version that the reader has before them. */
  readonly version: string;
  readonly past: Past;
}

/** The Markdown that is compared is made by a build. */
const isBuilt = process.env.NODE_ENV !== 'development';

/** What happened to a page, and the comparison of any two of its versions; nothing where it has one version only. */
export default function History({id, version, past}: Props): ReactNode {
  const [since, setSince] = useQueryString(SINCE_PARAMETER);
  const [toggled, setToggled] = useState<boolean>();
  /** Null when it has been asked for and did not come. */
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>();
  const isOpen = toggled ?? since !== '';
  const data = useHistoryData();
  const published = usePageVersions();
  // Newest first, and not all of them in a build of some.
  const versions = textsOf(data, id)
    .reverse()
    .flatMap(([name, sign]): VersionOfPage[] => {
      const docs = published.find((candidate) => candidate.name === name);
      const path = docs && pagePath(docs, id);
      return path === undefined ? [] : [{name, sign, path}];
    });

  useEffect(() => {
    if (isOpen && isBuilt) {
      void lazyImport(() => import('./Panel')).then((code) => {
        setPanel(() => code?.default ?? null);
      });
    }
  }, [isOpen]);
  // Readers may have opened it before the scripts were there.
  const adopt = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) {
      setToggled(true);
    }
  }, []);

  if (versions.length < 2) {
    return null;
  }
  return (
    <details
      ref={adopt}
      open={isOpen}
      onToggle={(event) => {
        setToggled(event.currentTarget.open);
        if (!event.currentTarget.open && since !== '') {
          setSince('');
        }
      }}
    >
      <summary>History</summary>
      <div className={styles.panel}>
        <p>{past.words}</p>
        {!isBuilt && <p>The built site compares versions here: npm run preview.</p>}
        {isOpen && Panel && <Panel versions={versions} version={version} since={since} setSince={setSince} />}
        {Panel === null && (
          <p role="alert">
            The comparison could not be loaded. <Retry />
          </p>
        )}
      </div>
    </details>
  );
}
