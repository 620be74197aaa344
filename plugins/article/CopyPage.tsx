import {useId, useRef, useState, type FocusEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {load} from '../kit/load';
import styles from './CopyPage.module.css';

/** The menu "Copy page" of a docs page, and in the head of the page a link to its Markdown. */
export default function CopyPage(): ReactNode {
  const markdown = `${useDoc().metadata.permalink}.md`;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    setStatus('');
    const text = load(markdown, (response) => response.text());
    try {
      // Safari lets a page write only during the click, so it gets the promise of the text, which comes later.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
      setStatus('Copied.');
    } catch (error) {
      console.warn(error);
      setStatus('Copying failed. Open "View as Markdown" and copy it there.');
    }
  };
  // Back within the page makes the menu anew, which closes it. Entries of the browser's own have no key, so the hash tells.
  const {hash} = useLocation();
  // The browser closes the menu on Escape and on a click elsewhere. This handler closes it when the focus goes elsewhere.
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent<HTMLElement>): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      menu.current?.hidePopover();
    }
  };
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <div onBlur={onBlur}>
        <button type="button" className={clsx('clean-btn button--link', styles.opener)} popoverTarget={id}>
          Copy page
        </button>
        <div key={hash} ref={menu} id={id} popover="auto" className={clsx('padding--sm shadow--md', styles.menu)}>
          {isBrowser && (
            <>
              <button type="button" className="clean-btn dropdown__link" onClick={() => void copy()}>
                Copy as Markdown
              </button>
              <span role="status" className={status && 'padding-horiz--sm'}>
                {status}
              </span>
            </>
          )}
          <a className="dropdown__link" href={markdown}>
            View as Markdown
          </a>
        </div>
      </div>
    </>
  );
}
