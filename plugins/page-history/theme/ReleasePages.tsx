import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import releases from '@generated/page-history/default/releases.json';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {followLinks} from '../../kit/follow-link';
import {useJson} from '../client/use-json';
import QuietLink from '../client/QuietLink.tsx';
import {RELEASES_FILE, SINCE_PARAMETER} from '../shared/addresses';
import {pagePath} from '../client/page-versions';
import type {PageName, ReleasePages as Pages, Releases} from '../shared/history';
import styles from '../client/release-pages.module.css';

interface Props {
  readonly version: string;
  /** Shows the number of pages only, until the reader opens the lists. */
  readonly isFolded?: boolean;
}

interface PagesProps {
  readonly pages: Pages;
  readonly isFolded: boolean;
  /** Takes the focus, because the button that had it has gone. */
  readonly hasFocus?: boolean;
}

interface ListProps {
  readonly title: string;
  readonly pages: readonly PageName[];
  readonly version: string;
  /** Appended to each address, as in `?since=1.4.0`. */
  readonly query?: string;
}

function PageList({title, pages, version, query = ''}: ListProps): ReactNode {
  const id = useId();
  const docs = useVersions(undefined).find(({name}) => name === version);
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p id={id}>
        <strong>{title}</strong>
      </p>
      <ul aria-labelledby={id}>
        {pages.map(([docId, name]) => {
          const path = docs && pagePath(docs, docId);
          return (
            <li key={docId}>{path === undefined ? name : <QuietLink to={`${path}${query}`}>{name}</QuietLink>}</li>
          );
        })}
      </ul>
    </>
  );
}

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);

const placeOf = (isFolded: boolean): string | undefined => (isFolded ? styles.folded : styles.open);

function Lists({pages, isFolded, hasFocus = false}: PagesProps): ReactNode {
  const {version, previous, added, changed, removed} = pages;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) {
      (ref.current?.querySelector<HTMLElement>('summary, a') ?? ref.current)?.focus();
    }
  }, [hasFocus]);
  const lists = (
    <>
      <PageList title={`New pages in ${version}`} pages={added} version={version} />
      <PageList
        title={`Pages that changed since ${previous}`}
        pages={changed}
        version={version}
        query={`?${SINCE_PARAMETER}=${previous}`}
      />
      <PageList title={`Pages of ${previous} that are gone`} pages={removed} version={previous} />
    </>
  );
  const counts = [
    ...counted(added.length, 'new'),
    ...counted(changed.length, 'changed'),
    ...counted(removed.length, 'removed'),
  ];
  const nothing = <p>The pages of this documentation are the same as in {previous}.</p>;
  const folded = (
    <details>
      <summary>{`Documentation pages of ${version}: ${counts.join(', ')}`}</summary>
      {lists}
    </details>
  );
  const open = (
    <>
      <p>These pages differ from those of {previous}. A changed page opens with the difference.</p>
      {lists}
    </>
  );
  return (
    <div ref={ref} className={placeOf(isFolded)} tabIndex={hasFocus && counts.length === 0 ? -1 : undefined}>
      {counts.length === 0 ? nothing : isFolded ? folded : open}
    </div>
  );
}

/** The same object each time, so that React never touches what is in the element. */
const AS_IT_IS = {__html: ''};

/**
 * What the server sent stays as it is, and the router follows its links. On a page that the reader comes to from
 * another one, the lists are fetched.
 */
function FetchedLists({version, isFolded}: Required<Props>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const address = useBaseUrl(`/${RELEASES_FILE}`);
  // On a page that the server sent, what it sent may be there; on another one, a file that is known shows at once.
  const isBrowser = useIsBrowser();
  const [url, setUrl] = useState(isBrowser ? address : undefined);
  const [file, retry] = useJson<Releases>(url, 'no-cache');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element?.hasChildNodes()) {
      return followLinks(element, history);
    }
    setUrl(address);
    return undefined;
  }, [address, history]);
  const pages = file.kind === 'ready' ? file.data[version] : undefined;
  if (pages) {
    return <Lists pages={pages} isFolded={isFolded} hasFocus={isAsked} />;
  }
  // While it is asked for again, the button stays where the reader is.
  return file.kind === 'failed' || (isAsked && file.kind === 'loading') ? (
    <p>
      The pages that {version} changed could not be loaded.{' '}
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-label={`Retry: the pages that ${version} changed`}
        onClick={() => {
          setIsAsked(true);
          retry();
        }}
      >
        Retry
      </button>
    </p>
  ) : (
    <div ref={ref} className={placeOf(isFolded)} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  );
}

/**
 * The docs pages that a release added, changed and removed. Changed ones open with the difference. The lists are in the
 * document and in a file of their own, not in the script of the page: that would get another name by each new page.
 */
export default function ReleasePages({version, isFolded = false}: Props): ReactNode {
  const pages = releases?.[version];
  return pages ? <Lists pages={pages} isFolded={isFolded} /> : <FetchedLists version={version} isFolded={isFolded} />;
}
