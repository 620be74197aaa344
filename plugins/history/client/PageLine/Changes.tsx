import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {capitalize} from '../../../kit/words';
import hidden from '../../../kit/visually-hidden.module.css';
import type {Kind} from '../../../article/read-markdown';
import type {Change, Comparison, Words} from '../compare';
import styles from './panel.module.css';

const NOUNS: Readonly<Record<Kind, string>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'list item',
  row: 'table row',
  code: 'code',
};

/** The words of a passage; what came and went is said, too, where it does not stand alone. */
function Text({words}: {readonly words: readonly Words[]}): ReactNode {
  return words.map(({sign, text}, index) => {
    if (sign === '=') {
      return text;
    }
    const Tag = sign === '+' ? 'ins' : 'del';
    const [space] = /^\s*/.exec(text) ?? [];
    return (
      // A comparison never changes, so the place of a stretch is its name.
      <Fragment key={index}>
        {space}
        <Tag>
          {words.length > 1 && <span className={hidden.visuallyHidden}>{sign === '+' ? 'added: ' : 'removed: '}</span>}
          {text.trimStart()}
          {words.length > 1 && <span className={hidden.visuallyHidden}>, </span>}
        </Tag>
      </Fragment>
    );
  });
}

/** Rows of one table that differ, each with what became of it. */
function Rows({rows}: {readonly rows: readonly Change[]}): ReactNode {
  const [{header = []} = {}] = rows;
  return (
    <table>
      <thead>
        <tr>
          {[capitalize(NOUNS.row), ...header].map((cell, index) => (
            <th key={index} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({change, cells}, index) => (
          <tr key={index} className={styles[change]}>
            <th scope="row">{capitalize(change)}</th>
            {cells.map((words, column) => (
              <td key={column}>
                <Text words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Passage({kind, change, cells: [words = []]}: Change): ReactNode {
  const text = <Text words={words} />;
  return (
    <div className={clsx(styles.passage, styles[change])}>
      {change !== 'same' && <p className={styles.label}>{capitalize(`${NOUNS[kind]} ${change}`)}</p>}
      {kind === 'code' ? (
        <pre>
          <code>{text}</code>
        </pre>
      ) : (
        <p className={styles[kind]}>{text}</p>
      )}
    </div>
  );
}

const tableOf = ({header}: Change): string | undefined => header?.join('|');

/** Puts neighboring rows of one table together. */
function withTables(comparison: Comparison): (number | Change[])[] {
  const groups: (number | Change[])[] = [];
  for (const entry of comparison) {
    const last = groups.at(-1);
    if (typeof entry === 'number') {
      groups.push(entry);
    } else if (typeof last === 'object' && last[0]?.header && tableOf(last[0]) === tableOf(entry)) {
      last.push(entry);
    } else {
      groups.push([entry]);
    }
  }
  return groups;
}

/** A comparison in reading form. */
export default function Changes({comparison}: {readonly comparison: Comparison}): ReactNode {
  const groups = withTables(comparison).map((group, index) => {
    if (typeof group === 'number') {
      return (
        <p key={index} className={styles.label}>
          {group === 1 ? '1 passage is the same' : `${group} passages are the same`}
        </p>
      );
    }
    const [first] = group;
    return first?.kind === 'row' ? <Rows key={index} rows={group} /> : first && <Passage key={index} {...first} />;
  });
  return <div className={styles.comparison}>{groups}</div>;
}
