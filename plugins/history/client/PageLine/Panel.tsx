import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {loadMarkdown} from '../../../article/read-markdown';
import Retry from '../../../kit/Retry.tsx';
import {compare, countChanges, type Comparison} from '../compare';
import Changes from './Changes.tsx';
import styles from './panel.module.css';

/** A version that has the page, with the path of the page there and the sign of its text. */
export interface VersionOfPage {
  readonly name: string;
  readonly sign: string;
  readonly path: string;
}

/** What the disclosure hands to the panel that compares two versions. */
export interface PanelProps {
  /** Newest first; two at least. */
  readonly versions: readonly VersionOfPage[];
  /** The version that the reader has before them. */
  readonly version: string;
  /** The version in the page's address, or nothing. */
  readonly since: string;
  readonly setSince: (version: string) => void;
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
  readonly versions: readonly VersionOfPage[];
  readonly chosen: VersionOfPage | undefined;
  /** The version that it is compared with. */
  readonly other: VersionOfPage | undefined;
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
        {!chosen && (
          <option value="" disabled>
            version
          </option>
        )}
        {versions.map(({name, sign}) => (
          <option key={name} value={name} disabled={name === other?.name}>
            {name}
            {other && name !== other.name && sign === other.sign && `, same as ${other.name}`}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The two versions that readers compare before they choose: this one and the nearest that reads otherwise, rather an older. */
function presetOf(versions: readonly VersionOfPage[], version: string): readonly VersionOfPage[] {
  const index = versions.findIndex(({name}) => name === version);
  const here = versions[index];
  const others = [...versions.slice(index + 1), ...versions.slice(0, index).reverse()];
  const nearest = others.find(({sign}) => sign !== here?.sign) ?? others[0];
  return versions.filter((one) => one === here || one === nearest).reverse();
}

/** Compares two versions of the page, which the reader chooses. */
export default function Panel({versions, version, since, setSince}: PanelProps): ReactNode {
  const preset = presetOf(versions, version);
  const [until, setUntil] = useState(() =>
    since === '' || since === version ? preset.findLast(({name}) => name !== since)?.name : version,
  );
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
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {report()}
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
