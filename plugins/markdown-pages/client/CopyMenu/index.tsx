import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import downloads from '@generated/markdown-pages/default/downloads.json';
import {copyAddress} from './copy';
import {WHOLE_FILE} from '../../shared/addresses';

/** What "Copy page" hands to its menu. */
export interface CopyMenuProps {
  /** Site path of the page's Markdown. */
  readonly markdown: string;
}

/** Closes the disclosure around a list on Escape, and when readers go elsewhere. */
function useClosing(): React.RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const details = list.current?.closest('details');
    if (!details) {
      return undefined;
    }
    const leave = ({target}: Event): void => {
      if (!(target instanceof Node && details.contains(target))) {
        details.open = false;
      }
    };
    const press = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && details.open) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    details.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      details.removeEventListener('keydown', press);
    };
  }, []);
  return list;
}

/** The entries of "Copy page". */
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
      <li>
        <button type="button" onClick={() => void copy()}>
          Copy as Markdown
        </button>
        <span role="status">{status}</span>
      </li>
      <li>
        <a href={markdown}>View as Markdown</a>
      </li>
      {version && (
        <li>
          <a href={`${version.path}/${WHOLE_FILE}`} download={`${version.label}.md`}>
            Download {version.label} as one file
          </a>
        </li>
      )}
      {downloads
        .filter(({versions}) => version && versions.includes(version.name))
        .map(({label, path}) => (
          <li key={path}>
            <a href={`${version?.path ?? ''}/${path.replace('%version%', version?.name ?? '')}`}>{label}</a>
          </li>
        ))}
    </ul>
  );
}
