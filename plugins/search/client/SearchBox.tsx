import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {createClient, type SearchClient} from '@site/src/lib/search/client';
import {isSearchKey, OPEN_SEARCH, queryOf, typeAhead} from '@site/src/lib/search/open';
import {warm} from '@site/src/lib/search/warm';
import type {SearchPluginData} from '@site/plugins/local-search';
import {loadStyles} from './loadStyles';
import {Note} from './Note';
import {noteFor} from './notes';
import type SearchWindow from './SearchWindow';
import styles from './styles.module.css';

/** One place that imports the window: two would make two copies of it. */
const loadWindow = (): Promise<typeof import('./SearchWindow')> =>
  import(/* webpackChunkName: "search" */ './SearchWindow');

type State =
  | {readonly kind: 'closed'}
  | {readonly kind: 'loading'; readonly query: string}
  | {readonly kind: 'open'; readonly query: string; readonly Window: typeof SearchWindow}
  | {readonly kind: 'failed'; readonly query: string};

let client: SearchClient | undefined;

function getClient(baseUrl: string): SearchClient {
  client ??= createClient(
    baseUrl,
    () => new Worker(new URL('../../lib/search/worker.ts', import.meta.url), {name: 'search-worker'}),
  );
  return client;
}

function Magnifier(): ReactNode {
  return (
    <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M8.5 14a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Zm4-1.5L17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The search box of the navbar. The window behind it is loaded at its first use. */
export default function SearchBox(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {algolia} = usePluginData('local-search') as SearchPluginData;
  const version = useDocsVersionCandidates(undefined)[0];
  const [state, setState] = useState<State>({kind: 'closed'});
  const opener = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFocusDue = useRef(false);

  // The development server makes no index; Algolia has one of its own.
  const hasAnswers = Boolean(algolia) || process.env.NODE_ENV !== 'development';

  const prepare = useCallback(() => {
    if (!hasAnswers) {
      return;
    }
    const ignore = (): void => undefined;
    if (!algolia) {
      warm(baseUrl, version.name);
      getClient(baseUrl).ask({kind: 'prepare', version: version.name}).catch(ignore);
    }
    loadWindow().catch(ignore);
    loadStyles().catch(ignore);
  }, [algolia, baseUrl, hasAnswers, version.name]);

  const open = useCallback(
    (query: string) => {
      const {activeElement} = document;
      opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
      setState((current) => (current.kind === 'open' ? current : {kind: 'loading', query}));
      prepare();
    },
    [prepare],
  );

  const close = useCallback(() => {
    setState({kind: 'closed'});
    isFocusDue.current = true;
  }, []);

  const isLoading = state.kind === 'loading' && hasAnswers;
  const note = noteFor(state.kind, hasAnswers);
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    let isCurrent = true;
    const buffer = (event: KeyboardEvent): void => {
      const input = document.querySelector<HTMLElement>('.DocSearch-Input');
      if (input) {
        // The window is there, but it takes the focus, and this listener goes, only after its first paint.
        input.focus();
        return;
      }
      if (event.key === 'Escape') {
        close();
        return;
      }
      // Until the first rendering of the window, letters still go into what it starts with.
      setState((current) =>
        current.kind === 'loading' || current.kind === 'open'
          ? {...current, query: typeAhead(current.query, event)}
          : current,
      );
      if (event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', buffer);
    Promise.all([loadWindow(), loadStyles()])
      .then(([{default: Window}]) => {
        if (isCurrent) {
          setState((current) => (current.kind === 'loading' ? {...current, kind: 'open', Window} : current));
        }
      })
      .catch(() => {
        if (isCurrent) {
          setState((current) => (current.kind === 'loading' ? {...current, kind: 'failed'} : current));
        }
      });
    return () => {
      isCurrent = false;
      window.removeEventListener('keydown', buffer);
    };
  }, [isLoading, close]);

  const isOpen = state.kind !== 'closed';
  // Once the window is gone: as long as it is there, it holds the focus.
  useEffect(() => {
    if (!isOpen && isFocusDue.current) {
      isFocusDue.current = false;
      opener.current?.focus({preventScroll: true});
      // What opened it may be gone, or hidden as the entry of the closed menu is.
      if (!opener.current || document.activeElement !== opener.current) {
        button.current?.focus({preventScroll: true});
      }
    }
  }, [isOpen]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A navbar may have several boxes: one window is enough.
      const isOthers = !isOpen && (event.defaultPrevented || document.body.classList.contains('DocSearch--active'));
      if (event.isComposing || isOthers) {
        return;
      }
      if (isOpen ? event.key === 'Escape' || (isSearchKey(event) && event.key !== '/') : isSearchKey(event)) {
        event.preventDefault();
        if (isOpen) {
          close();
        } else {
          open('');
        }
      }
    };
    const onOpen = (event: Event): void => {
      event.stopImmediatePropagation();
      open(queryOf(event));
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(OPEN_SEARCH, onOpen);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(OPEN_SEARCH, onOpen);
    };
  }, [isOpen, open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.box}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={isLoading}
        onClick={() => {
          open('');
        }}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <Magnifier />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {state.kind === 'open' &&
        createPortal(
          <state.Window
            version={version}
            initialQuery={state.query}
            algolia={algolia}
            client={getClient(baseUrl)}
            onClose={close}
          />,
          document.body,
        )}
      {note &&
        createPortal(
          <Note
            note={note}
            onClose={close}
            onRetry={() => {
              setState((current) => (current.kind === 'failed' ? {...current, kind: 'loading'} : current));
            }}
          />,
          document.body,
        )}
    </>
  );
}
