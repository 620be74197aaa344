import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {loadMarkdown} from '../../../article/read-markdown';
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
 * Compares two pages, once their Markdown is there.
 * @param attempt another number when the reader tries again
 * @returns undefined until then, and where there is nothing to compare; an error where the Markdown does not come
 */
function useComparison(
  from: string | undefined,
  to: string | undefined,
  attempt: number,
): Comparison | Error | undefined {
  const wanted = `${from} ${to} ${attempt}`;
  const [known, setKnown] = useState<{readonly wanted: string; readonly result: Comparison | Error}>();
  useEffect(() => {
    if (from === undefined || to === undefined || from === to) {
      return undefined;
    }
    let isWanted = true;
    void Promise.all([loadMarkdown(`${from}.md`), loadMarkdown(`${to}.md`)])
      .then(([before, after]) => compare(before, after))
      .catch((error: unknown) => error as Error)
      .then((result) => {
        if (isWanted) {
          setKnown({wanted, result});
        }
      });
    return () => {
      isWanted = false;
    };
  }, [from, to, wanted]);
  return known?.wanted === wanted ? known.result : undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly versions: readonly VersionOfPage[];
  readonly chosen: VersionOfPage | undefined;
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
          <option key={name} value={name}>
            {name}
            {other && name !== other.name && sign === other.sign && `, same as ${other.name}`}
          </option>
        ))}
      </select>{' '}
    </span>
  );
}

/** The two versions that readers compare before they choose: the last one that reads otherwise, and this one. */
function presetOf(versions: readonly VersionOfPage[], version: string): (VersionOfPage | undefined)[] {
  const index = versions.findIndex(({name}) => name === version);
  const here = versions[index];
  const nearest = (list: readonly VersionOfPage[]) => list.find(({sign}) => sign !== here?.sign) ?? list[0];
  const older = nearest(versions.slice(index + 1));
  return older ? [older, here] : [here, nearest(versions.slice(0, index).reverse())];
}

/** Compares two versions of the page, which the reader chooses. */
export default function Panel({versions, version, since, setSince}: PanelProps): ReactNode {
  const [preset] = useState(() => presetOf(versions, version));
  const [until, setUntil] = useState(preset[1]?.name);
  const [attempt, setAttempt] = useState(0);
  const find = (wanted?: string) => versions.find(({name}) => name === wanted);
  const from = since === '' ? preset[0] : find(since);
  const to = find(until);
  const comparison = useComparison(from?.path, to?.path, attempt);
  const isFailed = comparison instanceof Error;

  const [isDeepLink] = useState(() => since !== '' && window.location.hash === '');
  const status = useRef<HTMLParagraphElement>(null);
  const isSettled = comparison !== undefined || !from || from === to;
  useEffect(() => {
    // A link to the comparison leads to its result.
    if (isDeepLink && isSettled) {
      status.current?.focus();
    }
  }, [isDeepLink, isSettled]);

  const report = (): string => {
    if (!from || !to || from === to) {
      return from ? 'Choose two versions.' : `This page is not in ${since}. Choose another version.`;
    }
    const names = `${from.name} to ${to.name}`;
    if (!comparison || isFailed) {
      return comparison ? `The comparison of ${names} could not be loaded.` : `Loading the comparison of ${names}.`;
    }
    if (from.sign === to.sign) {
      const isEqual = comparison.every((entry) => typeof entry === 'number');
      return `From ${names}: the same${isEqual ? '' : ', except versions that it names'}.`;
    }
    return `From ${names}: ${countChanges(comparison)}.`;
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
      {isFailed && (
        <p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              setAttempt(attempt + 1);
            }}
          >
            Retry
          </button>
        </p>
      )}
      {comparison && !isFailed && <Changes comparison={comparison} />}
    </>
  );
}
