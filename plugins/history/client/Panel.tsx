import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {loadMarkdown} from '../../article/read-markdown';
import Retry from '../../kit/Retry.tsx';
import {SINCE_PARAMETER} from '../shared/history';
import Changes from './Changes.tsx';
import {compare, countChanges, type Comparison} from './compare';
import {useHistoryData, usePageVersions} from './index';
import {textsOf} from './past';
import styles from './styles.module.css';
import {pagePath} from './versions';

/** A version that has the page, with the path of the page there and the sign of its text. */
interface Version {
  readonly name: string;
  readonly sign: string;
  readonly path: string;
}

/** The versions that have a page, newest first. */
function useVersionsOf(id: string): Version[] {
  const published = usePageVersions();
  return textsOf(useHistoryData(), id)
    .reverse()
    .flatMap(([name, sign]) => {
      // A build need not have all of them.
      const docs = published.find((candidate) => candidate.name === name);
      const path = docs && pagePath(docs, id);
      return path === undefined ? [] : [{name, sign, path}];
    });
}

/** What readers compare before they choose: this version and the nearest that reads otherwise, rather an older one. */
function presetOf(versions: readonly Version[], version: string): readonly Version[] {
  const index = versions.findIndex(({name}) => name === version);
  const here = versions[index];
  const others = [...versions.slice(index + 1), ...versions.slice(0, index).reverse()];
  const nearest = others.find(({sign}) => sign !== here?.sign) ?? others[0];
  return versions.filter((one) => one === here || one === nearest).reverse();
}

/**
 * Compares the Markdown of two pages: undefined until it is there, an error where it does not come.
 * @param attempt another number when the reader tries again
 */
function useComparison(from = '', to = '', attempt = 0): Comparison | Error | undefined {
  const pair = `${from} ${to} ${attempt}`;
  const [known, setKnown] = useState<Readonly<Record<string, Comparison | Error>>>({});
  useEffect(() => {
    if (from !== '') {
      void Promise.all([loadMarkdown(`${from}.md`), loadMarkdown(`${to}.md`)])
        .then(([before, after]) => compare(before, after))
        .catch((error: unknown) => error as Error)
        .then((result) => {
          setKnown((others) => ({...others, [pair]: result}));
        });
    }
  }, [from, to, pair]);
  return known[pair];
}

interface ChoiceProps {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly chosen: Version | undefined;
  /** The version that it is compared with. */
  readonly other: Version | undefined;
  readonly onChoose: (version: string) => void;
}

function Choice({label, versions, chosen, other, onChoose}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>{' '}
      <select
        id={id}
        value={chosen?.name ?? ''}
        onChange={(event) => {
          onChoose(event.currentTarget.value);
        }}
      >
        {!chosen && <option value="">version</option>}
        {versions.map(({name, sign}) => (
          <option key={name} value={name} disabled={name === other?.name}>
            {name}
            {name !== other?.name && sign === other?.sign && `, same as ${other.name}`}
          </option>
        ))}
      </select>
    </span>
  );
}

interface Props {
  /** Id of the page. */
  readonly id: string;
  /** The version that the reader has before them. */
  readonly version: string;
}

/** Compares two versions of the page, which the reader chooses; the older one is in the address. */
export default function Panel({id, version}: Props): ReactNode {
  const [since, setSince] = useQueryString(SINCE_PARAMETER);
  const versions = useVersionsOf(id);
  const preset = presetOf(versions, version);
  const [until, setUntil] = useState(() => preset.findLast(({name}) => name !== since)?.name);
  const from = since === '' ? preset[0] : versions.find(({name}) => name === since);
  const to = versions.find(({name}) => name === until);
  const [attempt, setAttempt] = useState(0);
  const comparison = useComparison(from?.path, to?.path, attempt);

  const [isDeepLink] = useState(() => since !== '' && window.location.hash === '');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A link to the comparison leads to its result.
    if (isDeepLink) {
      status.current?.focus();
    }
  }, [isDeepLink]);

  const report = (): string => {
    if (!from || !to) {
      return `This page is not in ${since}. Choose another version.`;
    }
    const names = `${from.name} to ${to.name}`;
    if (!comparison) {
      return `Loading the comparison of ${names}.`;
    }
    if (comparison instanceof Error) {
      return `The comparison of ${names} could not be loaded.`;
    }
    if (from.sign !== to.sign) {
      return `From ${names}: ${countChanges(comparison)}.`;
    }
    const isEqual = comparison.every((entry) => typeof entry === 'number');
    return `From ${names}: the same${isEqual ? '' : ', except versions that it names'}.`;
  };

  return (
    <>
      <p>
        <Choice label="From" versions={versions} chosen={from} other={to} onChoose={setSince} />
        <Choice label="to" versions={versions} chosen={to} other={from} onChoose={setUntil} />
      </p>
      <p ref={status} role="status" tabIndex={-1}>
        <strong>{report()}</strong>
      </p>
      {comparison instanceof Error ? (
        <Retry
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        comparison && <Changes comparison={comparison} />
      )}
    </>
  );
}
