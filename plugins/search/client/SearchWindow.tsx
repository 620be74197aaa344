import {DocSearchModal, type DocSearchHit, type DocSearchModalProps} from '@docsearch/react';
import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/search/default/settings.json';
import type {AlgoliaAccess} from '../options';
import {SearchUnavailable, type SearchClient} from './client';
import {fromAlgolia, toHits, type HitText} from './hits';
import type {SearchFault} from './source';
import {HitRow, LocalSearchContext} from './HitRow';
import {Note} from './Note';
import {dropUnreadableSearches} from './storedSearches';
import {useDialogRoles} from './useDialogRoles';
import {useInertPage} from './useInertPage';

type SearchWindowClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];
type SearchParameters = Parameters<SearchWindowClient['search']>[0];
type SearchAnswer = Awaited<ReturnType<SearchWindowClient['search']>>;

interface Props {
  /** The version whose pages are searched. */
  readonly version: GlobalVersion;
  readonly initialQuery: string;
  /** With it, Algolia answers in place of the local index. */
  readonly algolia: AlgoliaAccess | undefined;
  readonly client: SearchClient;
  readonly onClose: () => void;
}

const LOCAL_INDEX = 'tbia-documentation';
/** DocSearch insists on an account; the local search has none and asks nobody. */
const NO_ACCOUNT = {appId: 'local', apiKey: 'local'};

/** Said when the window throws. */
const BROKEN = {text: 'The search window stopped working.', hasRetry: true};

type WindowFault = SearchFault | 'service';

const FAULTS: Readonly<Record<WindowFault, string>> = {
  unreachable: 'The search index did not arrive. Check your connection.',
  missing: 'The search index was not found; the site may just have been updated.',
  damaged: 'The search index arrived damaged.',
  'other-build': 'The search index belongs to another build of this site. Reload the page.',
  service: 'The search service did not answer. Check your connection, or try again later.',
};

function describeFault(fault: WindowFault): string {
  return fault === 'unreachable' && !navigator.onLine
    ? 'You are offline, and the search index of this version is not loaded yet.'
    : FAULTS[fault];
}

/** What a screen reader hears of an answer. */
function describeAnswer({results}: SearchAnswer): string {
  const urls = (results as readonly {readonly hits?: readonly DocSearchHit[]}[]).flatMap(({hits = []}) =>
    hits.map(({url}) => url),
  );
  const pages = new Set(urls.map((url) => url.replace(/#.*/, ''))).size;
  return urls.length === 0
    ? 'No results.'
    : `${urls.length} ${urls.length === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`;
}

/** The text that DocSearch asks for. */
function queryOf(parameters: SearchParameters): string {
  const [request] = (parameters as {readonly requests: readonly {readonly query?: string}[]}).requests;
  return request?.query ?? '';
}

function answerOf(query: string, hits: readonly object[]): SearchAnswer {
  return {results: [{index: LOCAL_INDEX, query, hits, nbHits: hits.length}]};
}

/** What is searched, in words: `1.9.0, the changelog and the roadmap`. */
function describeScope(version: string): string {
  return new Intl.ListFormat('en-GB').format([version, ...settings.pages]);
}

/** DocSearch's window. Its answers come from the index that the build has made, or from Algolia. */
function DocSearchWindow({version, initialQuery, algolia, client, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const [fault, setFault] = useState<WindowFault>();
  const [attempt, setAttempt] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const query = useRef(initialQuery);
  const newest = useRef<Promise<SearchAnswer>>(undefined);
  const modal = useDialogRoles(attempt);
  const account = algolia ?? NO_ACCOUNT;
  const indexName = algolia?.indexName ?? LOCAL_INDEX;
  const versionName = version.name;

  useInertPage();

  const report = useCallback(
    (error: unknown) => {
      setAnnouncement('');
      setFault(error instanceof SearchUnavailable ? error.fault : algolia ? 'service' : 'damaged');
    },
    [algolia],
  );

  useEffect(() => {
    if (!algolia) {
      client.ask({kind: 'prepare', version: versionName}).catch(report);
    }
  }, [algolia, attempt, client, report, versionName]);

  const transformSearchClient = useCallback(
    (searchClient: SearchWindowClient): SearchWindowClient => {
      // On a slow device many letters may be typed before an answer is read: only the answer to the last is worth the
      // work, and every question gets that one.
      const findLocally = async (asked: string): Promise<SearchAnswer> => {
        const found = await client.ask({kind: 'find', version: versionName, query: asked});
        return query.current === asked || !newest.current ? answerOf(asked, toHits(found, baseUrl)) : newest.current;
      };
      const find = async (asked: string, parameters: SearchParameters): Promise<SearchAnswer> => {
        try {
          const answer = await (algolia ? searchClient.search(parameters) : findLocally(asked));
          if (query.current === asked) {
            setFault(undefined);
            setAnnouncement(describeAnswer(answer));
          }
          return answer;
        } catch (error) {
          report(error);
          return answerOf(asked, []);
        }
      };
      const search = (parameters: SearchParameters): Promise<SearchAnswer> => {
        const asked = queryOf(parameters);
        query.current = asked;
        newest.current = find(asked, parameters);
        return newest.current;
      };
      // Without Algolia nobody is to be told who asks.
      return {...searchClient, ...(!algolia && {addAlgoliaAgent: () => undefined}), search: search};
    },
    [algolia, baseUrl, client, report, versionName],
  );

  const searchParameters = useMemo(
    () =>
      algolia && {
        facetFilters: [
          `language:${currentLocale}`,
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${versionName}`],
        ],
      },
    [algolia, currentLocale, versionName],
  );
  const [navigator] = useState<DocSearchModalProps['navigator']>(() => ({
    navigate: ({itemUrl}) => {
      history.push(itemUrl);
    },
  }));
  const transformItems = useCallback(
    (items: DocSearchHit[]): DocSearchHit[] => (algolia ? items.map(fromAlgolia) : items),
    [algolia],
  );
  const loadSnippet = useCallback(
    ({file, section, terms}: HitText) => client.ask({kind: 'snippet', place: {file, section, terms}}),
    [client],
  );

  // What is announced changes with every keystroke, and must not render all results once more.
  const docSearch = useMemo(
    () => (
      <DocSearchModal
        key={attempt}
        appId={account.appId}
        apiKey={account.apiKey}
        indexName={indexName}
        {...(searchParameters && {searchParameters})}
        // oxlint-disable-next-line react/refs -- read when Retry mounts the window anew, not shown
        initialQuery={query.current}
        initialScrollY={window.scrollY}
        navigator={navigator}
        hitComponent={HitRow}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        placeholder={`Search ${version.label}`}
        translations={{
          searchBox: {
            searchInputLabel: `Search the documentation of ${version.label}`,
            cancelButtonText: 'Close',
            cancelButtonAriaLabel: 'Close',
          },
          noResultsScreen: {noResultsText: `Nothing in ${version.label} for`},
        }}
        onClose={onClose}
      />
    ),
    [
      account,
      attempt,
      indexName,
      navigator,
      onClose,
      searchParameters,
      transformItems,
      transformSearchClient,
      version.label,
    ],
  );

  return (
    <LocalSearchContext value={loadSnippet}>
      <div className={algolia ? 'tbia-search' : 'tbia-search tbia-search--local'} data-fault={fault}>
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
                      setFault(undefined);
                      setAttempt(attempt + 1);
                    }}
                  >
                    Retry
                  </button>
                </div>
              )}
              <p className="tbia-search-scope">Searching {describeScope(version.label)}</p>
            </>,
            modal,
          )}
      </div>
    </LocalSearchContext>
  );
}

/** The window, or a line in its place when it throws: the page behind must stay. */
export default function SearchWindow(props: Props): ReactNode {
  const {version, algolia, onClose} = props;
  const {helpPage} = settings;
  const help = version.docs.find(({id}) => id === helpPage?.id);
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <Note
          note={BROKEN}
          onClose={onClose}
          onRetry={() => {
            dropUnreadableSearches(algolia?.indexName ?? LOCAL_INDEX);
            tryAgain();
          }}
        >
          {help && (
            <>
              Common questions are answered in{' '}
              <Link to={help.path} onClick={onClose}>
                {helpPage?.name}
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
