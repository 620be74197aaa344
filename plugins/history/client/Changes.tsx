import type {ReactNode} from 'react';
import {diffWords} from 'diff';
import hidden from '../../kit/visually-hidden.module.css';
import {capitalize} from '../../kit/words';
import {whatOf, type Change, type Comparison} from './compare';
import styles from './styles.module.css';

interface WordsProps {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** A text, with marks where words came or went, also for those who do not see them. */
function Words({before = '', after = ''}: WordsProps): ReactNode {
  return diffWords(before, after).map(({added, removed, value}, index) => {
    if (!added && !removed) {
      return value;
    }
    const Mark = added ? 'ins' : 'del';
    return (
      // A comparison never changes, so the place of a stretch is its name.
      <Mark key={index}>
        <span className={hidden.visuallyHidden}>{added ? 'added: ' : 'removed: '}</span>
        {value}
        <span className={hidden.visuallyHidden}>, </span>
      </Mark>
    );
  });
}

/** Rows of one table that differ, each with what became of it. */
function Rows({rows}: {readonly rows: readonly Change[]}): ReactNode {
  const header = rows[0]?.passage.header ?? [];
  return (
    <table>
      <thead>
        <tr>
          {['Row', ...header].map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{capitalize(whatOf(row))}</th>
            {row.passage.cells.map((_cell, column) => (
              <td key={column}>
                <Words before={row.before[column]} after={row.after[column]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Passage({change}: {readonly change: Change}): ReactNode {
  const {kind} = change.passage;
  const words = <Words before={change.before[0]} after={change.after[0]} />;
  return (
    <div className={styles.passage}>
      <small>{capitalize(`${kind} ${whatOf(change)}`)}</small>
      {kind === 'code' ? (
        <pre>
          <code>{words}</code>
        </pre>
      ) : (
        <p>{words}</p>
      )}
    </div>
  );
}

const tableOf = ({passage}: Change): string | undefined => passage.header?.join('|');

/** Puts neighboring rows of one table together. */
function withTables(comparison: Comparison): (Change[] | number | string)[] {
  const groups: (Change[] | number | string)[] = [];
  for (const entry of comparison) {
    const last = groups.at(-1);
    if (typeof entry !== 'object') {
      groups.push(entry);
    } else if (typeof last === 'object' && last[0]?.passage.header && tableOf(last[0]) === tableOf(entry)) {
      last.push(entry);
    } else {
      groups.push([entry]);
    }
  }
  return groups;
}

/** A comparison in reading form. */
export default function Changes({comparison}: {readonly comparison: Comparison}): ReactNode {
  return withTables(comparison).map((group, index) => {
    if (typeof group === 'number') {
      return (
        <p key={index}>
          <small>{group === 1 ? '1 passage is the same' : `${group} passages are the same`}</small>
        </p>
      );
    }
    if (typeof group === 'string') {
      return (
        <p key={index}>
          <strong>{group}</strong>
        </p>
      );
    }
    const [first] = group;
    return first?.passage.kind === 'row' ? (
      <Rows key={index} rows={group} />
    ) : (
      first && <Passage key={index} change={first} />
    );
  });
}
