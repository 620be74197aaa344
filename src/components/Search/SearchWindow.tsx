import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import type {DocSearchHit} from '@docsearch/react';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styleUrl from '@generated/local-search/default/window.stylesheet';
import type {AlgoliaAccess} from '@site/plugins/local-search';
import {SearchUnavailable, type SearchClient} from '@site/src/lib/search/client';
import {toHits} from '@site/src/lib/search/hits';
import type {SearchFault} from '@site/src/lib/search/source';
import {HitRow, LocalSearchContext} from './HitRow';
import {useDialogRoles} from './useDialogRoles';

type SearchWindowClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];
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

let styling: Promise<void> | undefined;

/**
 * Loads the stylesheet of the window, which no page needs before.
 * @throws when it does not arrive
 */
export function preload(): Promise<void> {
  styling ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styleUrl;
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      styling = undefined;
      link.remove();
      reject(new Error('The stylesheet of the search did not arrive.'));
    };
    document.head.append(link);
  });
  return styling;
}

const FAULTS: Readonly<Record<SearchFault, string>> = {
  unreachable: 'The search index did not arrive. Check your connection.',
  missing: 'The search index is not in its place; the site may just have been updated.',
  damaged: 'The search index arrived damaged.',
  'other-build': 'The search index belongs to another build of this site. Reload the page.',
};

function describeFault(fault: SearchFault): string {
  return fault === 'unreachable' && !navigator.onLine
    ? 'You are offline, and the search index of this version is not loaded yet.'
    : FAULTS[fault];
}

function countOf(hits: number, pages: number): string {
  return `${hits} ${hits === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`;
}

/** Algolia's hits name whole addresses; the router takes what follows the host. */
function toSiteUrl(hit: DocSearchHit): DocSearchHit {
  const {pathname, hash} = new URL(hit.url);
  return {...hit, url: pathname + hash};
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
  const [fault, setFault] = useState<SearchFault>();
  const [attempt, setAttempt] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const query = useRef(initialQuery);
  const modal = useDialogRoles(attempt);
  const versionName = version.name;

  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
    };
  }, []);

  const report = useCallback((error: unknown) => {
    setFault(error instanceof SearchUnavailable ? error.fault : 'damaged');
  }, []);

  useEffect(() => {
    if (!algolia) {
      client.ask({kind: 'prepare', version: versionName}).catch(report);
    }
  }, [algolia, attempt, client, report, versionName]);

  const transformSearchClient = useCallback(
    (searchClient: SearchWindowClient): SearchWindowClient => {
      if (algolia) {
        return searchClient;
      }
      const search = async (parameters: unknown): Promise<SearchAnswer> => {
        const [request] = (parameters as {readonly requests: readonly {readonly query?: string}[]}).requests;
        const asked = request?.query ?? '';
        query.current = asked;
        try {
          const found = await client.ask({kind: 'find', version: versionName, query: asked});
          const hits = toHits(found, baseUrl);
          if (query.current === asked) {
            setAnnouncement(
              hits.length > 0
                ? countOf(hits.length, new Set(hits.map((hit) => hit.url_without_anchor)).size)
                : 'No results.',
            );
          }
          return answerOf(asked, hits);
        } catch (error) {
          report(error);
          return answerOf(asked, []);
        }
      };
      return {...searchClient, addAlgoliaAgent: () => undefined, search: search};
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
    (items: DocSearchHit[]): DocSearchHit[] => (algolia ? items.map(toSiteUrl) : items),
    [algolia],
  );
  const local = useMemo(() => (file: string) => client.ask({kind: 'texts', file}), [client]);

  return (
    <LocalSearchContext value={local}>
      <div className={algolia ? 'tbia-search' : 'tbia-search tbia-search--local'} data-fault={fault}>
        <DocSearchModal
          key={attempt}
          {...(algolia ?? NO_ACCOUNT)}
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
