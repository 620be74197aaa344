import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lazyImport, type LazyImport} from '../../kit/lazy-import';
import {ask, warm} from './client';
import {isSearchKey, OPEN_SEARCH, queryOf} from '../open';
import {EarlyBox} from './EarlyBox';
import {Magnifier} from './Magnifier';
import {Note, noteFor} from './Note';
import type SearchWindow from './SearchWindow';
import styles from './styles.module.css';

declare global {
  interface Window {
    /** Ends `early-keys.js`, which opens the search when it has a query already. */
    endEarlySearch?: (open: (query: string) => void) => void;
  }
}

/** One place that imports the window: two would make two copies of it. */
const loadWindow = (): Promise<LazyImport<typeof import('./SearchWindow')>> =>
  lazyImport(() => import(/* webpackChunkName: "search" */ './SearchWindow'));

type State =
  | {readonly kind: 'closed'}
  | {readonly kind: 'loading'; readonly query: string}
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
  // The text of the first box. A ref, because a slow device need not render again for each letter.
  const typed = useRef('');

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
      typed.current = query;
      opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
      // Immediately: a phone shows its keyboard only for a box that takes the focus while it handles the touch.
      flushSync(() => {
        setState((current) => (current.kind === 'open' ? current : {kind: 'loading', query}));
      });
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
    let isComposing = false;
    const next = (state: State): void => {
      if (isCurrent) {
        setState((current) => (current.kind === 'loading' ? state : current));
      }
    };
    let arrive = (): void => undefined;
    // A word that is being composed would be torn apart by a change of the box.
    const compose = ({type}: CompositionEvent): void => {
      isComposing = type === 'compositionstart';
      setTimeout(arrive);
    };
    window.addEventListener('compositionstart', compose);
    window.addEventListener('compositionend', compose);
    void loadWindow().then(({code, retry}) => {
      if (!code) {
        next({kind: 'failed', retry});
        return;
      }
      arrive = () => {
        if (!isComposing) {
          // Immediately: a letter that came between the query and the window would be in neither.
          flushSync(() => {
            next({kind: 'open', query: typed.current, Window: code.default});
          });
        }
      };
      arrive();
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('compositionstart', compose);
      window.removeEventListener('compositionend', compose);
    };
  }, [isLoading]);

  const hasWindow = state.kind === 'open';
  // In the step in which the window takes the place of the first box: no letter may fall between the two.
  useLayoutEffect(() => {
    const input = hasWindow ? document.querySelector<HTMLInputElement>('.DocSearch-Input') : null;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [hasWindow]);

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
    // Not within this effect, where React cannot render immediately, but before the next key.
    window.endEarlySearch?.((query) => {
      queueMicrotask(() => {
        open(query);
      });
    });
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
        <span className={styles.key} />
      </button>
      {isLoading &&
        createPortal(
          <EarlyBox
            label={version.label}
            initialQuery={state.query}
            onQuery={(query) => {
              typed.current = query;
            }}
            onClose={close}
          />,
          document.body,
        )}
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
