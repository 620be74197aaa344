import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DIFFERENCES_FOLDER} from '../../shared/addresses';
import type {Difference} from '../../shared/difference';
import type {PageHistory} from '../../shared/history';
import Passages from './Passages';
import {countChanges} from '../difference-counts';
import {useJson} from '../use-json';
import styles from './panel.module.css';

/** What the disclosure hands to the panel that compares two versions. */
export interface PanelProps {
  readonly history: PageHistory;
  readonly linkTo: (version: string) => ReactNode;
  /** The version in the page's address, or nothing. */
  readonly since: string;
  readonly setSince: (version: string) => void;
}

/** Compares the page with one of its earlier versions, which the reader picks. */
export default function Panel({history, linkTo, since, setSince}: PanelProps): ReactNode {
  const {version, earlier} = history;
  const id = useId();
  const [[wanted, isDeepLink]] = useState(() => [since, since !== '' && window.location.hash === ''] as const);
  const status = useRef<HTMLParagraphElement>(null);
  const hasFocused = useRef(false);

  const preset = earlier.find(([, file]) => file !== undefined) ?? earlier[0];
  const selected = since === '' ? preset : earlier.find(([name]) => name === since);
  const [name, file] = selected ?? [];
  const folder = useBaseUrl(`/${DIFFERENCES_FOLDER}/`);
  const state = useJson<Difference>(file === undefined ? undefined : `${folder}${file}.json`);
  const isSettled = file === undefined || state.kind !== 'loading';

  useEffect(() => {
    // A link to the comparison leads to its result.
    if (isDeepLink && wanted === since && isSettled && !hasFocused.current) {
      hasFocused.current = true;
      status.current?.focus();
    }
  }, [isDeepLink, wanted, since, isSettled]);

  const report = (): string => {
    if (name === undefined) {
      return `There is no version ${since} of this page before ${version}. Choose one.`;
    }
    if (file === undefined) {
      return `The words of this page are the same in ${name} and ${version}.`;
    }
    if (state.kind === 'ready') {
      return `From ${name} to ${version}: ${countChanges(state.data)}.`;
    }
    return state.kind === 'failed'
      ? `The difference between ${name} and ${version} could not be loaded.`
      : `Loading the difference between ${name} and ${version}.`;
  };

  return (
    <>
      <p className={styles.choice}>
        <label htmlFor={id}>Compare with</label>{' '}
        <select
          id={id}
          value={name ?? ''}
          onChange={(event) => {
            setSince(event.currentTarget.value);
          }}
        >
          {name === undefined && (
            <option value="" disabled>
              version
            </option>
          )}
          {earlier.map(([option, changes]) => (
            <option key={option} value={option}>
              {option}
              {changes === undefined && ', same words'}
            </option>
          ))}
        </select>{' '}
        {name !== undefined && <>or read this page in {linkTo(name)}</>}
      </p>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {report()}
      </p>
      {file !== undefined && state.kind === 'failed' && (
        <p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              // A deploy may have removed the file that this page asks for.
              window.location.reload();
            }}
          >
            Retry
          </button>
        </p>
      )}
      {file !== undefined && state.kind === 'ready' && <Passages difference={state.data} />}
    </>
  );
}
