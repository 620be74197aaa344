import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyImport} from '../../kit/lazy-import';
import {loadJson} from '../../kit/load';
import Retry from '../../kit/Retry.tsx';
import {OPEN_SEARCH} from '../open';
import {indexFile} from '../shared/index-file';
import {isCommandKey, isSlash} from './keys';
import type SearchWindow from './SearchWindow';
import styles from './styles.module.css';

/** The window that readers have asked for. */
interface Opened {
  readonly query: string;
  /** Nothing while it is on its way; null when it did not come. */
  readonly Window?: typeof SearchWindow | null;
}

/** A message in place of the window. */
function Failure({onClose}: {readonly onClose: () => void}): ReactNode {
  return (
    <div className={clsx('alert alert--warning shadow--md', styles.failure)} role="alert">
      <p>The search could not be opened. Check your connection; the site may just have been updated.</p>
      <Retry />{' '}
      <button type="button" className="button button--secondary button--sm" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

/**
 * The search box of the navbar. DocSearch's own button and keys are in one file with its window, which no page should load
 * before the first use: this is a button of ours. The window and the index are fetched when it is about to be used.
 */
export default function SearchBox(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const version = useDocsVersionCandidates(undefined)[0];
  const [opened, setOpened] = useState<Opened>();
  const button = useRef<HTMLButtonElement>(null);
  const isMac = useIsBrowser() && /mac/i.test(navigator.platform);

  const prepare = useCallback(() => {
    // Whatever fails here, the window meets and says.
    loadJson(baseUrl + indexFile(version.name)).catch(() => undefined);
    return lazyImport(() => import(/* webpackChunkName: "search" */ './SearchWindow'));
  }, [baseUrl, version.name]);

  const open = useCallback(
    (query: string) => {
      setOpened({query});
      void prepare().then((code) => {
        // It may have been closed meanwhile.
        setOpened((current) => current && {...current, Window: code?.default ?? null});
      });
    },
    [prepare],
  );
  const close = useCallback(() => {
    setOpened(undefined);
  }, []);

  const isOpen = opened !== undefined;
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const [opener, box] = [document.activeElement as HTMLElement | null, button.current];
    return () => {
      opener?.focus({preventScroll: true});
      // What opened it was the page itself, or is gone now.
      if (document.activeElement === document.body) {
        box?.focus({preventScroll: true});
      }
    };
  }, [isOpen]);

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
      event.preventDefault();
      open((event as CustomEvent<{readonly query: string}>).detail.query);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(OPEN_SEARCH, onOpen);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(OPEN_SEARCH, onOpen);
    };
  }, [isOpen, open, close]);

  const failure = <Failure onClose={close} />;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.box}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isOpen && opened.Window === undefined}
        onClick={() => {
          open('');
        }}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
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
      {opened?.Window === null && createPortal(failure, document.body)}
      {opened?.Window &&
        createPortal(
          <ErrorBoundary fallback={() => failure}>
            <opened.Window version={version} initialQuery={opened.query} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
