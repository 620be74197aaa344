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
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import QuietLink from '../QuietLink.tsx';
import {SINCE_PARAMETER} from '../../shared/addresses';
import {keyAt, pagePath} from '../page-versions';
import {usePageVersions} from '../use-page-versions';
import type {PageHistory} from '../../shared/history';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';

/** The history of the docs page that is shown; none for pages that are not released. */
export const PageHistoryContext = createContext<PageHistory | undefined>(undefined);

/** Draws a link to the page in a version, or the bare number where this build has no such version. */
type LinkTo = PanelProps['linkTo'];

interface Props {
  readonly history: PageHistory;
  readonly linkTo: LinkTo;
}

interface Loaded {
  readonly Panel?: ComponentType<PanelProps>;
  readonly hasFailed?: boolean;
}

function Changes({history, linkTo}: Props): ReactNode {
  const [since, setSince] = useQueryString(SINCE_PARAMETER);
  const [toggled, setToggled] = useState<boolean>();
  const [{Panel, hasFailed}, setLoaded] = useState<Loaded>({});
  const isOpen = toggled ?? since !== '';

  const load = useCallback(() => {
    import('./Panel').then(
      (module) => {
        setLoaded({Panel: module.default});
      },
      () => {
        setLoaded({hasFailed: true});
      },
    );
  }, []);
  useEffect(() => {
    if (isOpen) {
      load();
    }
  }, [isOpen, load]);
  // Readers may have opened it before the scripts were there.
  const adopt = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) {
      setToggled(true);
    }
  }, []);

  return (
    <details
      ref={adopt}
      className={styles.changes}
      open={isOpen}
      onToggle={(event) => {
        setToggled(event.currentTarget.open);
        if (!event.currentTarget.open && since !== '') {
          setSince('');
        }
      }}
    >
      <summary>What changed since an earlier version?</summary>
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
      {hasFailed && (
        <p role="alert">
          The comparison could not be loaded.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={load}>
            Retry
          </button>
        </p>
      )}
    </details>
  );
}

/** Under the title of a docs page: since when it exists, when it changed, and what changed since another version. */
export default function PageHistoryLine(): ReactNode {
  const history = useContext(PageHistoryContext);
  const {permalink} = useDoc().metadata;
  const versions = usePageVersions();
  if (!history) {
    return null;
  }
  const key = keyAt(versions, permalink);
  const linkTo: LinkTo = (name) => {
    const version = versions.find((candidate) => candidate.name === name);
    const path = version && key !== undefined ? pagePath(version, key) : undefined;
    return path === undefined ? (
      name
    ) : (
      <QuietLink to={path} isCurrent={name === history.version}>
        {name}
      </QuietLink>
    );
  };
  return (
    // Releases stand on every page, so a search for one would find all.
    <div className={styles.history} data-search="off">
      <p className={styles.line}>
        {history.line.map((part, index) => (
          // The line never changes, so the place of a part is its name.
          <Fragment key={index}>{index % 2 === 0 ? part : linkTo(part)}</Fragment>
        ))}
      </p>
      {history.earlier.length > 0 && <Changes history={history} linkTo={linkTo} />}
    </div>
  );
}
