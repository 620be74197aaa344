import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyImport, type LazyImport} from '../../kit/lazy-import';
import {OPEN_SEARCH} from '../open';
import {indexFile} from '../shared/index-file';
import {isCommandKey, isSlash} from './keys';
import {loadJson} from './load';
import {Note} from './Note';
import type SearchWindow from './SearchWindow';
import styles from './styles.module.css';

/** One place that imports the window: two would make two copies of it. */
const loadWindow = (): Promise<LazyImport<typeof import('./SearchWindow')>> =>
  lazyImport(() => import(/* webpackChunkName: "search" */ './SearchWindow'));

/** The development server makes no index. */
const HAS_INDEX = process.env.NODE_ENV !== 'development';
const NO_INDEX = 'The build makes the search index, so there is none here. To search, run: npm run preview';
const NO_WINDOW = 'The search could not be loaded. Check your connection; the site may just have been updated.';

type State =
  | {readonly kind: 'closed' | 'loading'}
  | {readonly kind: 'open'; readonly query: string; readonly Window: typeof SearchWindow}
  | {readonly kind: 'failed'; readonly message: string; readonly retry?: () => void};

/**
 * The search box of the navbar. DocSearch's own button and keys are in one file with its window, which no page should load
 * before the first use: this is a button of ours. The window and the index are fetched when it is about to be used.
 */
export default function SearchBox(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const version = useDocsVersionCandidates(undefined)[0];
  const [state, setState] = useState<State>({kind: 'closed'});
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isMac = useIsBrowser() && /mac/i.test(navigator.platform);

  const prepare = useCallback(() => {
    if (HAS_INDEX) {
      void loadWindow();
      // Whatever fails here, the window meets and says.
      loadJson(baseUrl + indexFile(version.name)).catch(() => undefined);
    }
  }, [baseUrl, version.name]);

  const open = useCallback(
    (query: string) => {
      opener.current = document.activeElement;
      if (!HAS_INDEX) {
        setState({kind: 'failed', message: NO_INDEX});
        return;
      }
      setState({kind: 'loading'});
      prepare();
      void loadWindow().then(({code, retry}) => {
        // It may have been closed meanwhile, or opened twice.
        setState((current) => {
          if (current.kind !== 'loading') {
            return current;
          }
          return code ? {kind: 'open', query, Window: code.default} : {kind: 'failed', message: NO_WINDOW, retry};
        });
      });
    },
    [prepare],
  );

  const close = useCallback(() => {
    setState({kind: 'closed'});
  }, []);

  const isOpen = state.kind !== 'closed';
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const own = button.current;
    // Once the window is gone: as long as it is there, it holds the focus.
    return () => {
      (opener.current as HTMLElement | null)?.focus({preventScroll: true});
      // What opened it may be the page itself, or gone, or hidden as the entry of the closed menu is.
      if (document.activeElement === document.body) {
        own?.focus({preventScroll: true});
      }
    };
  }, [isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A navbar may have several boxes: one window is enough.
      const isOthers = event.defaultPrevented || document.body.classList.contains('DocSearch--active');
      if (event.isComposing || (!isOpen && isOthers)) {
        return;
      }
      if (isCommandKey(event) || (isOpen ? event.key === 'Escape' : isSlash(event))) {
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
      open((event as CustomEvent<{readonly query: string}>).detail.query);
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
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={state.kind === 'loading'}
        onClick={() => {
          open('');
        }}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M21 21l-4.3-4.3M11 19a8 8 0 1 1 0-16 8 8 0 0 1 0 16Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>Search</span>
        <span className={styles.key} data-mac={isMac || undefined} />
      </button>
      {state.kind === 'open' &&
        createPortal(<state.Window version={version} initialQuery={state.query} onClose={close} />, document.body)}
      {state.kind === 'failed' &&
        createPortal(<Note text={state.message} onClose={close} onRetry={state.retry} />, document.body)}
    </>
  );
}
