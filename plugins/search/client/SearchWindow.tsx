import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './window.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/search/default/settings.json';
import {indexFile, TERMS_FILE, type IndexFile, type TermsFile} from '../shared/index-file';
import {HitRow} from './HitRow';
import {toHits} from './hits';
import {loadJson} from './load';
import {Note} from './Note';
import {openIndex, type Answer, type SearchIndex} from './search-index';
import {Start} from './Start';
import {knownElsewhere} from './versions';

type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

interface Props {
  /** The version whose pages are searched. */
  readonly version: GlobalVersion;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Under this name DocSearch keeps the reader's recent searches. It insists on an account, too, which nobody asks. */
const ACCOUNT = {appId: 'local', apiKey: 'local', indexName: 'tbia-documentation'};
const {notes, helpPage} = settings;

const reload = (): void => {
  window.location.reload();
};

const opened = new Map<IndexFile, Promise<SearchIndex>>();

/** The index of a version, which is made ready once. */
async function indexOf(baseUrl: string, {name, docs}: GlobalVersion): Promise<SearchIndex> {
  const file = await loadJson<IndexFile>(baseUrl + indexFile(name));
  const help = docs.find(({id}) => id === helpPage.id)?.path ?? '';
  const index = opened.get(file) ?? openIndex(file, {page: help.slice(baseUrl.length), heading: helpPage.symptoms});
  opened.set(file, index);
  return index;
}

/** What a screen reader hears of an answer. */
function announce(hits: number, pages: number): string {
  return hits === 0
    ? 'No results.'
    : `${hits} ${hits === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`;
}

/**
 * Gives DocSearch's window the roles of a dialog with a combobox. DocSearch 3.9 makes the whole window a focusable button,
 * which hides everything in it from screen readers.
 * @returns the part of the window that scrolls, to put something into, once it is there
 */
function useDialog(): Element | null {
  const [list, setList] = useState<Element | null>(null);
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    const input = document.querySelector('.DocSearch-Input');
    const repair = (): void => {
      for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls']) {
        container?.removeAttribute(name);
      }
      container?.setAttribute('role', 'dialog');
      container?.setAttribute('aria-modal', 'true');
      // All its lists have the same id, and the input names others.
      const lists = [...(container?.querySelectorAll('[role="listbox"]') ?? [])];
      lists.forEach((results, index) => {
        results.id = `tbia-search-list-${index}`;
      });
      input?.setAttribute('role', 'combobox');
      input?.setAttribute('aria-expanded', String(lists.length > 0));
      input?.setAttribute('aria-controls', lists.map(({id}) => id).join(' '));
    };
    repair();
    const observer = new MutationObserver(repair);
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (dropdown) {
      observer.observe(dropdown, {childList: true, subtree: true});
    }
    // oxlint-disable-next-line react/set-state-in-effect -- it exists only after DocSearch has rendered it
    setList(dropdown);
    return () => {
      observer.disconnect();
    };
  }, []);
  return list;
}

/** The page behind takes no focus and no clicks, and Back does not leave the window over another page. */
function usePageBehind(onClose: () => void): void {
  const history = useHistory();
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
  useEffect(() => history.listen(onClose), [history, onClose]);
}

/** DocSearch's window. Its answers come from the index that the build has made. */
function DocSearchWindow({version, initialQuery, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const [index, setIndex] = useState<SearchIndex>();
  const [isFailed, setIsFailed] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [elsewhere, setElsewhere] = useState<string>();
  const newest = useRef('');
  const note = notes[version.name] ?? '';
  const list = useDialog();
  usePageBehind(onClose);

  useEffect(() => {
    indexOf(baseUrl, version).then(setIndex, (error: unknown) => {
      console.warn(error);
      setIsFailed(true);
    });
  }, [baseUrl, version]);

  const transformSearchClient = useCallback(
    (client: SearchClient): SearchClient => {
      const tell = async (query: string, {unknown}: Answer, hits: number, pages: number): Promise<void> => {
        const terms =
          unknown.length > 0 ? await loadJson<TermsFile>(baseUrl + TERMS_FILE).catch(() => undefined) : undefined;
        if (newest.current === query) {
          const known = terms && knownElsewhere(unknown, terms);
          setElsewhere(known);
          setAnnouncement([announce(hits, pages), known ?? ''].join(' ').trim());
        }
      };
      const search = async ({requests}: {readonly requests: readonly {readonly query: string}[]}) => {
        const query = requests[0]?.query ?? '';
        newest.current = query;
        // That the index did not come is said by the window itself.
        const answer = await indexOf(baseUrl, version).then(
          (opened) => opened.search(query),
          () => undefined,
        );
        const hits = answer ? toHits(answer, baseUrl) : [];
        if (answer) {
          void tell(query, answer, hits.length, new Set(hits.map((hit) => hit.url_without_anchor)).size);
        }
        return {results: [{hits, nbHits: hits.length}]};
      };
      return {...client, search: search as unknown as SearchClient['search']};
    },
    [baseUrl, version],
  );

  // What is announced changes with every keystroke, and must not render all results once more.
  const docSearch = useMemo(
    () => (
      <DocSearchModal
        {...ACCOUNT}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        navigator={{
          navigate: ({itemUrl}) => {
            history.push(itemUrl);
          },
        }}
        hitComponent={HitRow}
        transformSearchClient={transformSearchClient}
        placeholder={`Search ${version.label}${note && ` (${note})`}`}
        translations={{
          searchBox: {searchInputLabel: `Search ${version.label}`},
          noResultsScreen: {noResultsText: `Nothing in ${version.label} for`},
        }}
        onClose={onClose}
      />
    ),
    [history, initialQuery, note, onClose, transformSearchClient, version],
  );

  return (
    // The browser's own Tab key: DocSearch's goes in circles through what it had at first.
    <div
      className="tbia-search"
      data-failed={isFailed || undefined}
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab') {
          event.stopPropagation();
        }
      }}
    >
      {docSearch}
      {list &&
        createPortal(
          <>
            <p className="tbia-search-status" role="status">
              {announcement}
            </p>
            {elsewhere && <p className="tbia-search-elsewhere">{elsewhere}</p>}
            {index && <Start pages={index.pages} onClose={onClose} />}
            {isFailed && (
              <div className="tbia-search-failed" role="alert">
                <p>
                  {navigator.onLine
                    ? 'The search index did not arrive. Check your connection; the site may just have been updated.'
                    : 'You are offline, and the search index of this version is not loaded yet.'}
                </p>
                <button type="button" className="button button--primary button--sm" onClick={reload}>
                  Retry
                </button>
              </div>
            )}
          </>,
          list,
        )}
    </div>
  );
}

/** The window, or a line in its place when it throws: the page behind must stay. */
export default function SearchWindow(props: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={() => <Note text="The search window stopped working." onClose={props.onClose} onRetry={reload} />}
    >
      <DocSearchWindow {...props} />
    </ErrorBoundary>
  );
}
