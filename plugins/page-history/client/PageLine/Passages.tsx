import type {ReactNode} from 'react';
import clsx from 'clsx';
import hidden from '../../../kit/visually-hidden.module.css';
import type {BlockKind} from '../../shared/difference';
import type {Difference, Part, Passage} from '../../shared/difference';
import {changeOf} from '../difference-counts';
import styles from './panel.module.css';

const NOUNS: Readonly<Record<BlockKind, string>> = {
  heading: 'heading',
  text: 'paragraph',
  item: 'list item',
  row: 'table row',
  code: 'code',
  figure: 'figure text',
  notice: 'notice',
  tab: 'tab',
};

function Words({part, isLabelled}: {readonly part: Part; readonly isLabelled: boolean}): ReactNode {
  if (typeof part === 'string') {
    return part;
  }
  const [sign, text] = part;
  const Tag = sign === '+' ? 'ins' : 'del';
  return (
    <Tag>
      {isLabelled && <span className={hidden.visuallyHidden}>{sign === '+' ? 'added: ' : 'removed: '}</span>}
      {text}
      {isLabelled && <span className={hidden.visuallyHidden}>, </span>}
    </Tag>
  );
}

function PassageText({passage}: {readonly passage: Passage}): ReactNode {
  const [kind, ...parts] = passage;
  const change = changeOf(passage);
  const words = parts.map((part, index) => (
    // A difference never changes, so the place of a stretch is its name.
    <Words key={index} part={part} isLabelled={change === 'changed'} />
  ));
  return (
    <div className={clsx(styles.passage, styles[change])}>
      {change !== 'context' && (
        <p className={styles.label}>
          {NOUNS[kind]} {change}
        </p>
      )}
      {kind === 'code' ? (
        <pre>
          <code>{words}</code>
        </pre>
      ) : (
        <p className={styles[kind]}>{words}</p>
      )}
    </div>
  );
}

/** A difference in reading form. */
export default function Passages({difference}: {readonly difference: Difference}): ReactNode {
  return difference.map((entry, index) =>
    typeof entry === 'number' ? (
      <p key={index} className={styles.fold}>
        {entry === 1 ? '1 passage is the same' : `${entry} passages are the same`}
      </p>
    ) : (
      <PassageText key={index} passage={entry} />
    ),
  );
}
