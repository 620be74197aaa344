import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import downloads from '@generated/markdown-pages/default/downloads.json';
import {WHOLE_FILE} from '../../shared/formats';

/** What "Copy" hands to its menu. */
export interface CopyMenuProps {
  /** Site path of the page's Markdown. */
  readonly markdown: string;
}

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
  const {clipboard} = navigator;
  if (typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(await text);
    return;
  }
  // Safari lets a page write only while it answers the click: it takes the promise of the text, not the text later.
  await clipboard.write([new ClipboardItem({'text/plain': text})]);
}

/** Closes the disclosure around a list on Escape, and when readers go elsewhere. */
function useClosing(): React.RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const details = list.current?.closest('details');
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
  return list;
}

/** The entries of "Copy". */
export default function CopyMenu({markdown}: CopyMenuProps): ReactNode {
  const list = useClosing();
  const version = useActiveVersion(undefined);
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
    <ul ref={list}>
      <li className="margin--none">
        <button type="button" className="clean-btn dropdown__link" onClick={() => void copy()}>
          Copy as Markdown
        </button>
        <span role="status" className={status && 'padding-horiz--sm'}>
          {status}
        </span>
      </li>
      <li className="margin--none">
        <a className="dropdown__link" href={markdown}>
          View as Markdown
        </a>
      </li>
      {version && (
        <li className="margin--none">
          <a className="dropdown__link" href={`${version.path}/${WHOLE_FILE}`} download={`${version.label}.md`}>
            Download {version.label} as one file
          </a>
        </li>
      )}
      {downloads
        .filter(({versions}) => version && versions.includes(version.name))
        .map(({label, path}) => (
          <li key={path} className="margin--none">
            <a
              className="dropdown__link"
              href={`${version?.path ?? ''}/${path.replace('%version%', version?.name ?? '')}`}
            >
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
