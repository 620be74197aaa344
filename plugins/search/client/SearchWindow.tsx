import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './window.css';
import {DocSearchModal} from '@docsearch/react';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SLASH_SETTING} from '../open';
import type {IndexFile} from '../shared/index-file';
import {HitRow, toHits} from './hits.tsx';
import {openIndex} from './search-index';

interface Props {
  /** The index of the version whose pages are searched. */
  readonly file: IndexFile;
  /** What readers call that version. */
  readonly label: string;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch keeps the reader's recent searches under the name of the index. It requires an account, which is never used. */
const ACCOUNT = {appId: 'local', apiKey: 'local', indexName: 'tbia-documentation'};

/**
 * Gives DocSearch's window the roles of a combobox. DocSearch 3.9 makes the whole window a focusable button, which hides
 * everything in it from screen readers.
 * @returns the part of the window that scrolls, once DocSearch has rendered it
 */
function useRoles(): Element | null {
  const [list, setList] = useState<Element | null>(null);
  useEffect(() => {
    const [container, input, dropdown] = ['Container', 'Input', 'Dropdown'].map((part) =>
      document.querySelector<HTMLElement>(`.DocSearch-${part}`),
    );
    // DocSearch focuses the input before the dialog around it is open, which has no effect.
    input?.focus();
    const repair = (): void => {
      for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) {
        container?.removeAttribute(name);
      }
      // DocSearch gives all lists the same id, and the input names other ids.
      const lists = [...(dropdown?.querySelectorAll('[role="listbox"]') ?? [])];
      lists.forEach((results, index) => {
        results.id = `tbia-search-list-${index}`;
      });
      input?.setAttribute('role', 'combobox');
      input?.setAttribute('aria-expanded', String(lists.length > 0));
      input?.setAttribute('aria-controls', lists.map(({id}) => id).join(' '));
    };
    repair();
    const observer = new MutationObserver(repair);
    if (dropdown) {
      observer.observe(dropdown, {childList: true, subtree: true});
    }
    // oxlint-disable-next-line react/set-state-in-effect -- it exists only after DocSearch has rendered it
    setList(dropdown ?? null);
    return () => {
      observer.disconnect();
    };
  }, []);
  return list;
}

/** DocSearch's window. Its answers come from the index that the build has made. */
export default function SearchWindow({file, label, initialQuery, onClose}: Props): ReactNode {
  const history = useHistory();
  const [status, setStatus] = useState('');
  const [slash, slashSlot] = useStorageSlot(SLASH_SETTING);
  const list = useRoles();

  // Whatever leads elsewhere closes the window: a link in it, and Back.
  useEffect(() => history.listen(onClose), [history, onClose]);

  // The status changes with every keystroke. It must not render all results again.
  const docSearch = useMemo(() => {
    const opening = openIndex(file);
    const search = async ({requests}: {readonly requests: readonly {readonly query: string}[]}) => {
      const query = requests[0]?.query ?? '';
      const answer = (await opening)(query);
      const hits = toHits(answer);
      const found = hits.length > 0 ? `Best results in ${label}.` : `Nothing in ${label} for "${query}".`;
      setStatus([found, answer.elsewhere].filter(Boolean).join(' '));
      return {results: [{hits, nbHits: hits.length}]};
    };
    return (
      <DocSearchModal
        {...ACCOUNT}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        navigator={{
          navigate: ({itemUrl}) => {
            history.push(itemUrl);
          },
        }}
        hitComponent={HitRow}
        transformSearchClient={(client) => ({...client, search: search as unknown as (typeof client)['search']})}
        placeholder={`Search ${label}`}
        onClose={onClose}
      />
    );
  }, [file, history, initialQuery, label, onClose]);

  return (
    <>
      {docSearch}
      {list &&
        createPortal(
          <>
            <p className="tbia-search-status" role="status">
              {status}
            </p>
            <div className="tbia-search-links">
              <ul>
                {file.links.map(([text, address]) => (
                  <li key={address}>
                    <a className="dropdown__link" href={address}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
              <button
                type="button"
                className="clean-btn dropdown__link"
                onClick={() => {
                  slashSlot.set(slash === 'off' ? 'on' : 'off');
                }}
              >
                {slash === 'off' ? 'Turn on the / shortcut' : 'Turn off the / shortcut'}
              </button>
            </div>
          </>,
          list,
        )}
    </>
  );
}
