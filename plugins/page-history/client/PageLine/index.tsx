import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {lazyImport} from '../../../kit/lazy-import';
import {SINCE_PARAMETER} from '../../shared/addresses';
import {idAt, pagePath} from '../page-versions';
import {usePageVersions} from '../use-page-versions';
import {versionTarget} from '../version-switch';
import type {PageHistory} from '../../shared/history';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';

/** The history of the docs page that is shown; none for pages that are not released. */
export const PageHistoryContext = createContext<PageHistory | undefined>(undefined);

/** Draws a link to the page in a version, or the bare number where this build has no such version. */
type LinkTo = PanelProps['linkTo'];

interface ChangesProps {
  readonly history: PageHistory;
  readonly linkTo: LinkTo;
}

interface Loaded {
  readonly Panel?: ComponentType<PanelProps>;
  readonly retry?: () => void;
}

function Changes({history, linkTo}: ChangesProps): ReactNode {
  const [since, setSince] = useQueryString(SINCE_PARAMETER);
  const [toggled, setToggled] = useState<boolean>();
  const [{Panel, retry}, setLoaded] = useState<Loaded>({});
  const isOpen = toggled ?? since !== '';

  useEffect(() => {
    if (isOpen) {
      void lazyImport(() => import('./Panel')).then(({code, retry}) => {
        setLoaded({Panel: code?.default, retry});
      });
    }
  }, [isOpen]);
  // Readers may have opened it before the scripts were there.
  const adopt = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) {
      setToggled(true);
    }
  }, []);

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
        <p>{history.past}</p>
        {isOpen && Panel ? (
          <Panel history={history} linkTo={linkTo} since={since} setSince={setSince} />
        ) : (
          <p>
            Read this page in{' '}
            {history.earlier.map(([name], index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                {linkTo(name)}
              </Fragment>
            ))}
          </p>
        )}
        {retry && (
          <p role="alert">
            The comparison could not be loaded.{' '}
            <button type="button" className="button button--secondary button--sm" onClick={retry}>
              Retry
            </button>
          </p>
        )}
      </div>
    </details>
  );
}

interface Props {
  /** What else can be done with the page, at the end of the line. */
  readonly children?: ReactNode;
}

/**
 * Under the title of a docs page: its version, what that runs on, since when it reads so, and what changed since another
 * version. Where that is not the latest version, the way to the page there.
 */
export default function PageLine({children}: Props): ReactNode {
  const history = useContext(PageHistoryContext);
  const {permalink} = useDoc().metadata;
  const {label, isLast} = useDocsVersion();
  const versions = usePageVersions();
  const id = idAt(versions, permalink) ?? '';
  const linkTo: LinkTo = (name) => {
    const version = versions.find((candidate) => candidate.name === name);
    const path = version && pagePath(version, id);
    return path === undefined ? (
      name
    ) : (
      <a href={path} aria-current={name === history?.version ? 'page' : undefined}>
        {name}
      </a>
    );
  };
  const latest = isLast ? undefined : versions.find((version) => version.isLast);
  const target = latest && versionTarget(latest, id);
  const {engines = '', form = 'not released yet'} = history ?? {};
  const facts = [...(target ? [] : [label, engines]), form].filter(Boolean);
  return (
    // Releases stand on every page, so a search for one would find all.
    <div className={styles.head} data-search="off">
      {target && (
        <p className={styles.old}>
          {`${label}${engines && `, for ${engines}`}. `}
          <a href={target.path}>{`${target.isSamePage ? 'This page' : 'The nearest page'} in ${latest.label}`}</a>
        </p>
      )}
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <div className={styles.line}>
        {history && history.earlier.length > 0 && <Changes history={history} linkTo={linkTo} />}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
