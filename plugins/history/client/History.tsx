import {useEffect, useState, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {lazyImport} from '../../kit/lazy-import';
import Retry from '../../kit/Retry.tsx';
import {SINCE_PARAMETER} from '../shared/history';
import type {differenceOf} from './difference.tsx';
import {pagePath, useHistoryData, usePageVersions} from './index';
import {revisionOf} from './past';
import styles from './styles.module.css';

/** The versions that are compared first: this one and the nearest with another revision, preferably an older one. */
function presetOf<Version extends Record<'name' | 'revision', string>>(versions: readonly Version[], version: string) {
  const index = versions.findIndex(({name}) => name === version);
  const here = versions[index];
  const others = [...versions.slice(index + 1), ...versions.slice(0, index).reverse()];
  const nearest = others.find(({revision}) => revision !== here?.revision) ?? others[0];
  return versions.filter((one) => one === here || one === nearest).reverse();
}

type Difference = Awaited<ReturnType<typeof differenceOf>>;

/** The difference between the page at two paths: undefined while it is loaded, null if it could not be loaded. */
function useDifference(from = '', to = ''): Difference | null | undefined {
  const pair = `${from} ${to}`;
  const [known, setKnown] = useState<Readonly<Record<string, Difference | null>>>({});
  useEffect(() => {
    void lazyImport(async () => (await import('./difference.tsx')).differenceOf(from, to)).then((difference) => {
      setKnown((others) => ({...others, [pair]: difference ?? null}));
    });
  }, [from, to, pair]);
  return known[pair];
}

interface Props {
  /** Id of the page. */
  readonly id: string;
  /** The version of the open page. */
  readonly version: string;
  /** What happened to the page, as in `Since 1.2.0 · changed in 1.3.0`. */
  readonly words: string;
}

/** Compares two versions of the page, which the reader chooses. The first one is in the address. */
function Comparison({id, version}: Omit<Props, 'words'>): ReactNode {
  const data = useHistoryData();
  const versions = usePageVersions().flatMap((one) => {
    const path = pagePath(one, id);
    return path === undefined ? [] : [{name: one.name, path, revision: revisionOf(data, id, one.name)}];
  });
  const preset = presetOf(versions, version);
  const [since, setSince] = useQueryString(SINCE_PARAMETER);
  const [until, setUntil] = useState(() => preset.findLast(({name}) => name !== since)?.name);
  const from = versions.find(({name}) => name === since) ?? preset[0];
  const to = versions.find(({name}) => name === until);
  const difference = useDifference(from?.path, to?.path);
  const choices = [
    {label: 'From', chosen: from, choose: setSince},
    {label: 'to', chosen: to, choose: setUntil},
  ];

  const report = (): string => {
    const names = `${from?.name} to ${to?.name}`;
    if (difference === null) {
      return `The comparison of ${names} could not be loaded.`;
    }
    if (difference === undefined) {
      return `Loading the comparison of ${names}.`;
    }
    const {counts} = difference;
    if (from?.revision === to?.revision) {
      return `From ${names}: the same${counts === '' ? '' : ', except versions that it names'}.`;
    }
    return `From ${names}: ${counts || 'the words are the same'}.`;
  };

  return (
    <>
      <p>
        {choices.map(({label, chosen, choose}) => (
          <label key={label} className="margin-right--sm">
            {label}{' '}
            <select
              // Names the list by the text of its label alone: the options in the label are text, too.
              aria-label={label}
              value={chosen?.name}
              onChange={(event) => {
                choose(event.currentTarget.value);
              }}
            >
              {versions.map(({name}) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
      </p>
      <p role="status">
        <strong>{report()}</strong>
      </p>
      {difference === null && (
        // After the reload, the page opens the comparison in its address.
        <Retry
          prepare={() => {
            setSince(from?.name ?? '');
          }}
        />
      )}
      {/* A browser that translates the page replaces texts behind React's back, so no text is changed in place. */}
      <div key={`${from?.path} ${to?.path}`}>{difference?.changes}</div>
    </>
  );
}

/** Only a build makes the Markdown that is compared. */
const isBuilt = process.env.NODE_ENV !== 'development';

/** What happened to a page, and the comparison of any two of its versions. */
export default function History({words, ...page}: Props): ReactNode {
  const [since, setSince] = useQueryString(SINCE_PARAMETER);
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? since !== '';
  return (
    <details
      // A reader may have opened the disclosure before the scripts were loaded.
      ref={(details) => {
        if (details?.open) {
          setToggled(true);
        }
      }}
      open={isOpen}
      onToggle={(event) => {
        setToggled(event.currentTarget.open);
        if (!event.currentTarget.open && since !== '') {
          setSince('');
        }
      }}
    >
      <summary className="button--link">History</summary>
      <div className={styles.panel}>
        <p>{words}</p>
        {!isBuilt && <p>The built site compares versions here: npm run preview.</p>}
        {isOpen && isBuilt && <Comparison {...page} />}
      </div>
    </details>
  );
}
