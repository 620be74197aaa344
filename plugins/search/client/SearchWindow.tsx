import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pagePath, usePageVersions} from '../../history/client';
import settings from '@generated/search/default/settings.json';
import {ask, SearchUnavailable} from './client';
import {toHits, type HitText, type LocalHit} from './hits';
import type {SearchFault} from './source';
import {HitRow, LocalSearchContext} from './HitRow';
import {Note} from './Note';
import {Start} from './Start';
import {useDialogRoles} from './useDialogRoles';

type DocSearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

interface Props {
  /** The version whose pages are searched. */
  readonly version: GlobalVersion;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The reader's recent searches are kept under this name. */
const INDEX = 'tbia-documentation';

/** Said when the window throws. */
const BROKEN = {text: 'The search window stopped working.'};

const FAULTS: Readonly<Record<SearchFault, string>> = {
  unreachable: 'The search index did not arrive. Check your connection.',
  missing: 'A part of the search was not found; the site may just have been updated.',
  damaged: 'The search index arrived damaged.',
  'other-build': 'The search index belongs to another build of this site.',
};

/** After a deploy, what this page asks for never comes: Retry reloads the page. */
const NEEDS_RELOAD: readonly SearchFault[] = ['missing', 'other-build'];

/** One line of a phone or of a larger screen. */
const SNIPPET_LENGTH = {narrow: 48, wide: 140};

// The rules are in this script, so that no page loads them before.
const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(settings.css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];

// DocSearch 4.7 reads the storage unguarded once it is open; where the browser forbids that, it must find none.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', {value: null});
}

function describeFault(fault: SearchFault): string {
  return fault === 'unreachable' && !navigator.onLine
    ? 'You are offline, and the search index of this version is not loaded yet.'
    : FAULTS[fault];
}

/** What a screen reader hears of an answer. */
function describeHits(hits: readonly LocalHit[]): string {
  const pages = new Set(hits.map(({url}) => url.replace(/#.*/, ''))).size;
  return hits.length === 0
    ? 'No results.'
    : `${hits.length} ${hits.length === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`;
}

/** What is searched, in words: `1.9.0 (UE 5.4-5.6), the changelog and the roadmap`. */
function describeScope({name, label}: GlobalVersion): string {
  const note = settings.notes[name];
  return new Intl.ListFormat('en-GB').format([note ? `${label} (${note})` : label, ...settings.pages]);
}

/** Types a word in the place of what is in the box, as a hand would: React knows only what comes as an event. */
function type(input: HTMLInputElement | null, word: string): void {
  if (input) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, word);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  }
}

/** DocSearch's window. Its answers come from the index that the build has made. */
function DocSearchWindow({version, initialQuery, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const [fault, setFault] = useState<SearchFault>();
  const [attempt, setAttempt] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [near, setNear] = useState<readonly string[]>([]);
  // On a phone the open window keeps the page from being scrolled, so Retry could not read it again.
  const [scrollY] = useState(() => window.scrollY);
  const query = useRef(initialQuery);
  const newest = useRef<Promise<readonly LocalHit[]>>(undefined);
  const modal = useDialogRoles(attempt);
  const foot = modal?.querySelector('.DocSearch-Footer');
  const versionName = version.name;

  // The page behind takes no focus and no clicks.
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);

  const report = useCallback((error: unknown) => {
    setAnnouncement('');
    setFault(error instanceof SearchUnavailable ? error.fault : 'damaged');
  }, []);

  useEffect(() => {
    ask(baseUrl, {kind: 'prepare', version: versionName}).catch(report);
  }, [attempt, baseUrl, report, versionName]);

  const transformSearchClient = useCallback(
    (searchClient: DocSearchClient): DocSearchClient => {
      const find = async (asked: string): Promise<readonly LocalHit[]> => {
        try {
          const found = await ask(baseUrl, {kind: 'find', version: versionName, query: asked});
          // On a slow device many letters may be typed before an answer is read: only the answer to the last is worth
          // the work, and every question gets that one.
          if (query.current !== asked && newest.current) {
            return await newest.current;
          }
          const hits = toHits(found, baseUrl);
          setFault(undefined);
          setAnnouncement(
            describeHits(hits) + (found.near.length > 0 ? ` Did you mean ${found.near.join(' or ')}?` : ''),
          );
          setNear(found.near);
          return hits;
        } catch (error) {
          report(error);
          return [];
        }
      };
      const search = async (parameters: {readonly requests: readonly {readonly query?: string}[]}) => {
        const asked = parameters.requests[0]?.query ?? '';
        query.current = asked;
        newest.current = find(asked);
        const hits = await newest.current;
        return {results: [{index: INDEX, query: asked, hits, nbHits: hits.length}]};
      };
      return {...searchClient, search: search as unknown as DocSearchClient['search']};
    },
    [baseUrl, report, versionName],
  );

  const loadSnippet = useCallback(
    ({file, section, terms}: HitText) => {
      const length = SNIPPET_LENGTH[window.matchMedia('(width <= 768px)').matches ? 'narrow' : 'wide'];
      return ask(baseUrl, {kind: 'snippet', place: {file, section, terms}, length});
    },
    [baseUrl],
  );

  // What is announced changes with every keystroke, and must not render all results once more.
  const docSearch = useMemo(
    () => (
      <DocSearchModal
        key={attempt}
        // DocSearch insists on an account; this search has none and asks nobody.
        appId="local"
        apiKey="local"
        indices={[INDEX]}
        // oxlint-disable-next-line react/refs -- read when Retry mounts the window anew, not shown
        initialQuery={query.current}
        initialScrollY={scrollY}
        navigator={{
          navigate: ({itemUrl}) => {
            history.push(itemUrl);
          },
        }}
        hitComponent={HitRow}
        transformSearchClient={transformSearchClient}
        placeholder={`Search ${version.label}`}
        translations={{
          searchBox: {searchInputLabel: `Search the documentation of ${version.label}`},
          noResultsScreen: {noResultsText: `Nothing in ${version.label} for`},
        }}
        onAskAiToggle={() => undefined}
        onClose={onClose}
      />
    ),
    [attempt, history, onClose, scrollY, transformSearchClient, version.label],
  );

  return (
    <LocalSearchContext value={loadSnippet}>
      <div className="tbia-search" data-fault={fault}>
        {docSearch}
        {modal &&
          createPortal(
            <>
              <p className="tbia-search-status" role="status">
                {announcement}
              </p>
              {fault && (
                <div className="tbia-search-fault" role="alert">
                  <p>{describeFault(fault)}</p>
                  <button
                    type="button"
                    className="button button--primary button--sm"
                    onClick={() => {
                      if (NEEDS_RELOAD.includes(fault)) {
                        window.location.reload();
                        return;
                      }
                      setFault(undefined);
                      setAttempt(attempt + 1);
                    }}
                  >
                    Retry
                  </button>
                </div>
              )}
              {near.length > 0 && (
                <p className="tbia-search-near">
                  Did you mean{' '}
                  {near.map((word, index) => (
                    <Fragment key={word}>
                      {index > 0 && ' or '}
                      <button
                        type="button"
                        onClick={() => {
                          type(modal.querySelector('input'), word);
                        }}
                      >
                        {word}
                      </button>
                    </Fragment>
                  ))}
                  ?
                </p>
              )}
              {!fault && <Start version={versionName} onClose={onClose} />}
            </>,
            modal,
          )}
        {foot && createPortal(<p className="tbia-search-scope">Searching {describeScope(version)}</p>, foot)}
      </div>
    </LocalSearchContext>
  );
}

/** The window, or a line in its place when it throws: the page behind must stay. */
export default function SearchWindow(props: Props): ReactNode {
  const {version, onClose} = props;
  const {helpPage} = settings;
  const pages = usePageVersions().find(({name}) => name === version.name);
  const help = pages && helpPage && pagePath(pages, helpPage.id);
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <Note note={BROKEN} onClose={onClose} onRetry={tryAgain}>
          {help && (
            <>
              Common questions are answered in{' '}
              <Link to={help} onClick={onClose}>
                {helpPage.name}
              </Link>
              .
            </>
          )}
        </Note>
      )}
    >
      <DocSearchWindow {...props} />
    </ErrorBoundary>
  );
}
