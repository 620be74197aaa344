// Change: the search of this site's own index, because the classic theme's search bar is empty.
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyImport} from '../../../kit/lazy-import';
import {load} from '../../../kit/load';
import Retry from '../../../kit/Retry.tsx';
import {OPEN_SEARCH, SLASH_SETTING} from '../../open';
import {indexFile, type IndexFile} from '../../shared/index-file';
import styles from './styles.module.css';

/** Ctrl+K or Cmd+K: by the letter, and on layouts without Latin letters by the place of the key. */
function isCommandKey({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/\p{Script=Latin}/u.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const isFocusable = (target: HTMLElement): boolean => target.tabIndex >= 0 || target.hasAttribute('tabindex');

/**
 * The single key `/`, where no text is typed, also in fields of other people's components. Of one whose shadow root is closed,
 * only its host is known, which cannot have the focus itself.
 */
function isSlash(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isTyping =
    target instanceof HTMLElement &&
    target !== document.body &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]') || !isFocusable(target));
  const isAlone = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isAlone && !isTyping && createStorageSlot(SLASH_SETTING).get() !== 'off';
}

/** The message in place of the window. */
const FAILURE =
  process.env.NODE_ENV === 'development'
    ? 'The build makes the search index, so there is none here. To search, run: npm run preview'
    : 'The search could not be opened. Check your connection; the site may just have been updated.';

/** Fetches the code of the window and the index at the same time. */
async function loadAll(index: string) {
  const [{default: Window}, file] = await Promise.all([
    import(/* webpackChunkName: "search" */ '../../client/SearchWindow'),
    load(index, (response) => response.json() as Promise<IndexFile>),
  ]);
  return {Window, file};
}

type Loaded = Awaited<ReturnType<typeof loadAll>>;

/** The browser's own modal: the page behind takes no focus and no clicks, and the focus goes back when it closes. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.close();
  };
}

/**
 * The search box of the navbar. DocSearch's own button and keys are in one file with its window, which no page should load
 * before the first use, so this is a button of ours. A pointer or the focus on the button loads the window and the index.
 */
export default function SearchBar(): ReactNode {
  const version = useDocsVersionCandidates(undefined)[0];
  const address = useBaseUrl(indexFile(version.name));
  /** The query that the window starts with; undefined while the window is closed. */
  const [query, setQuery] = useState<string>();
  /** The window and the index, by the address of the index; undefined while they load, null if they did not arrive. */
  const [known, setKnown] = useState<Readonly<Record<string, Loaded | null | undefined>>>({});
  const loaded = known[address];
  const isMac = useIsBrowser() && /mac/i.test(navigator.platform);

  const prepare = (): void => {
    void lazyImport(() => loadAll(address)).then((result) => {
      setKnown((others) => ({...others, [address]: result ?? null}));
    });
  };
  const open = (start: string): void => {
    setQuery(start);
    // The message of a failure goes while the files load again.
    setKnown({});
    prepare();
  };
  const close = useCallback(() => {
    setQuery(undefined);
  }, []);

  const isOpen = query !== undefined;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isMeant = isCommandKey(event) || (isOpen ? event.key === 'Escape' : isSlash(event));
      if (isMeant && !event.isComposing) {
        event.preventDefault();
        if (isOpen) {
          close();
        } else {
          open('');
        }
      }
    };
    const onOpen = (event: Event): void => {
      open((event as CustomEvent<string>).detail);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(OPEN_SEARCH, onOpen);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(OPEN_SEARCH, onOpen);
    };
  });

  const failure = (
    <div className="alert alert--warning" role="alert">
      <p>{FAILURE}</p>
      <Retry />{' '}
      <button type="button" className="button button--secondary button--sm" onClick={close}>
        Close
      </button>
    </div>
  );
  const dialog = isOpen && (
    <dialog ref={showModal} className={styles.dialog} aria-label="Search" onClose={close}>
      <ErrorBoundary fallback={() => failure}>
        {loaded && <loaded.Window file={loaded.file} label={version.label} initialQuery={query} onClose={close} />}
        {loaded === null && failure}
      </ErrorBoundary>
    </dialog>
  );
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.box)}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isOpen && loaded === undefined}
        onClick={({currentTarget}) => {
          // Safari doesn't focus a button that is clicked, so the focus would not return to the button.
          currentTarget.focus();
          open('');
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M21 21l-4.3-4.3M11 19a8 8 0 1 1 0-16 8 8 0 0 1 0 16Z" />
        </svg>
        <span>Search</span>
        <kbd data-mac={isMac || undefined} />
      </button>
      {dialog && createPortal(dialog, document.body)}
    </>
  );
}
