import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/**
 * Puts the text at an address on the clipboard.
 * @throws when there is no such text, or the browser does not let the page write
 */
async function copyAddress(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) {
      throw new Error(`${address} answers with ${response.status}.`);
    }
    return response.text();
  });
  // Safari lets a page write only while it answers the click: it takes the promise of the text, not the text later.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}

/** Closes a disclosure on Escape, and when readers go elsewhere. */
function useClosing(): React.RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    const until = new AbortController();
    const leave = ({target}: Event): void => {
      if (details && !(target instanceof Node && details.contains(target))) {
        details.open = false;
      }
    };
    const press = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && details?.open) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', leave, until);
    document.addEventListener('focusin', leave, until);
    details?.addEventListener('keydown', press, until);
    return () => {
      until.abort();
    };
  }, []);
  return ref;
}

/** The menu "Copy page" of a docs page; the head of the page names its Markdown. */
export default function CopyPage(): ReactNode {
  const markdown = `${useDoc().metadata.permalink}.md`;
  const details = useClosing();
  const isBrowser = useIsBrowser();
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    setStatus('');
    setStatus(
      await copyAddress(markdown).then(
        () => 'Copied.',
        () => 'Copying failed. Open “View as Markdown” and copy it there.',
      ),
    );
  };
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <details ref={details} className={styles.copy}>
        <summary>Copy page</summary>
        <ul>
          {isBrowser && (
            <li className="margin--none">
              <button type="button" className="clean-btn dropdown__link" onClick={() => void copy()}>
                Copy as Markdown
              </button>
              <span role="status" className={status && 'padding-horiz--sm'}>
                {status}
              </span>
            </li>
          )}
          <li className="margin--none">
            <a className="dropdown__link" href={markdown}>
              View as Markdown
            </a>
          </li>
        </ul>
      </details>
    </>
  );
}
