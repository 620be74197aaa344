import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyImport, type LazyImport} from '../../kit/lazy-import';
import {ask, warm} from './client';
import {isSearchKey, OPEN_SEARCH, queryOf} from '../open';
import {Magnifier} from './Magnifier';
import {Note, noteFor} from './Note';
import type SearchWindow from './SearchWindow';
import styles from './styles.module.css';

/** One place that imports the window: two would make two copies of it. */
const loadWindow = (): Promise<LazyImport<typeof import('./SearchWindow')>> =>
  lazyImport(() => import(/* webpackChunkName: "search" */ './SearchWindow'));

type State =
  | {readonly kind: 'closed'}
  | {readonly kind: 'loading'}
  | {readonly kind: 'open'; readonly query: string; readonly Window: typeof SearchWindow}
  | {readonly kind: 'failed'; readonly retry: () => void};

/** The search box of the navbar. The window behind it is loaded at its first use. */
export default function SearchBox(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const version = useDocsVersionCandidates(undefined)[0];
  const [state, setState] = useState<State>({kind: 'closed'});
  const opener = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFocusDue = useRef(false);
  const isMac = useIsBrowser() && /mac/i.test(navigator.platform);

  // The development server makes no index.
  const hasAnswers = process.env.NODE_ENV !== 'development';

  const prepare = useCallback(() => {
    if (!hasAnswers) {
      return;
    }
    warm(baseUrl, version.name);
    ask(baseUrl, {kind: 'prepare', version: version.name}).catch(() => undefined);
    void loadWindow();
  }, [baseUrl, hasAnswers, version.name]);

  const open = useCallback(
    (query: string) => {
      const {activeElement} = document;
      opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
      setState((current) => (current.kind === 'open' ? current : {kind: 'loading'}));
      prepare();
      if (!hasAnswers) {
        return;
      }
      void loadWindow().then(({code, retry}) => {
        const next: State = code ? {kind: 'open', query, Window: code.default} : {kind: 'failed', retry};
        // It may have been closed meanwhile, or opened twice.
        setState((current) => (current.kind === 'loading' ? next : current));
      });
    },
    [hasAnswers, prepare],
  );

  const close = useCallback(() => {
    setState({kind: 'closed'});
    isFocusDue.current = true;
  }, []);

  const isLoading = state.kind === 'loading' && hasAnswers;
  const note = noteFor(state.kind, hasAnswers);
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
      event.preventDefault();
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
        <span className={styles.key} data-mac={isMac || undefined} />
      </button>
      {state.kind === 'open' &&
        createPortal(<state.Window version={version} initialQuery={state.query} onClose={close} />, document.body)}
      {note &&
        createPortal(
          <Note note={note} onClose={close} onRetry={state.kind === 'failed' ? state.retry : undefined} />,
          document.body,
        )}
    </>
  );
}
