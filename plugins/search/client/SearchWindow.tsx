import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import type {DocSearchHit} from '@docsearch/react';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {AlgoliaAccess} from '@site/plugins/local-search';
import {SearchUnavailable, type SearchClient} from '@site/src/lib/search/client';
import {fromAlgolia, toHits, type HitText} from '@site/src/lib/search/hits';
import type {SearchFault} from '@site/src/lib/search/source';
import {HitRow, LocalSearchContext} from './HitRow';
import {useDialogRoles} from './useDialogRoles';

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

type WindowFault = SearchFault | 'service';

const FAULTS: Readonly<Record<WindowFault, string>> = {
  unreachable: 'The search index did not arrive. Check your connection.',
  missing: 'The search index is not in its place; the site may just have been updated.',
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

/** DocSearch's window. Its answers come from the index that the build has made, or from Algolia. */
export default function SearchWindow({version, initialQuery, algolia, client, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const [fault, setFault] = useState<WindowFault>();
  const [attempt, setAttempt] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const query = useRef(initialQuery);
  const modal = useDialogRoles(attempt);
  const account = algolia ?? NO_ACCOUNT;
  const versionName = version.name;

  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
    };
  }, []);

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
      const findLocally = async (asked: string): Promise<SearchAnswer> => {
        const found = await client.ask({kind: 'find', version: versionName, query: asked});
        return answerOf(asked, toHits(found, baseUrl));
      };
      const search = async (parameters: SearchParameters): Promise<SearchAnswer> => {
        const asked = queryOf(parameters);
        query.current = asked;
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
      // Without Algolia nobody is to be told who asks.
      return {...searchClient, ...(!algolia && {addAlgoliaAgent: () => undefined}), search: search};
    },
    [algolia, baseUrl, client, report, versionName],
  );

  const indices = useMemo(
    () =>
      algolia
        ? [
            {
              name: algolia.indexName,
              searchParameters: {
                facetFilters: [
                  `language:${currentLocale}`,
                  ['docusaurus_tag:default', `docusaurus_tag:docs-default-${versionName}`],
                ],
              },
            },
          ]
        : [LOCAL_INDEX],
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
        indices={indices}
        // eslint-disable-next-line react-hooks/refs -- read when Retry mounts the window anew, not shown
        initialQuery={query.current}
        initialScrollY={window.scrollY}
        navigator={navigator}
        hitComponent={HitRow}
        transformItems={transformItems}
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
    [account, attempt, indices, navigator, onClose, transformItems, transformSearchClient, version.label],
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
              <p className="tbia-search-scope">Searching {version.label}, the changelog and the roadmap</p>
            </>,
            modal,
          )}
      </div>
    </LocalSearchContext>
  );
}
