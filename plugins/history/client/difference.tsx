import {Fragment, type ReactNode} from 'react';
import {diffWords} from 'diff';
import {loadMarkdown} from '../../article/read-markdown';
import hidden from '../../kit/visually-hidden.module.css';
import {capitalize} from '../../kit/words';
import {compare, countChanges, type Change} from './compare';
import styles from './styles.module.css';

/** A text in which added and removed words are marked, also for screen readers. */
function Words({before, after}: Readonly<Record<'before' | 'after', string>>): ReactNode {
  return diffWords(before, after).map(({added, removed, value}, index, parts) => {
    if (!added && !removed) {
      return value;
    }
    const Mark = added ? 'ins' : 'del';
    return (
      // The parts of a comparison never change, so the index is a stable key.
      <Fragment key={index}>
        <Mark>
          <span className={hidden.visuallyHidden}>{added ? 'added: ' : 'removed: '}</span>
          {value}
          <span className={hidden.visuallyHidden}>, </span>
        </Mark>
        {removed && parts[index + 1]?.added && ' '}
      </Fragment>
    );
  });
}

function Passage({change}: {readonly change: Change}): ReactNode {
  const {kind, header, cells} = change.passage;
  const Text = kind === 'code' ? 'pre' : 'p';
  // Only the caption of a figure is shown, because its text is many short lines.
  const shown = (text = ''): string => (kind === 'figure' ? text.replace(/\n.*/s, '') : text);
  return (
    <div className={styles.passage}>
      <small>{capitalize(`${kind} ${change.what}`)}</small>
      {cells.map((cell, index) => (
        <Text key={index}>
          {header && <small>{header[index]}: </small>}
          <Words before={shown(change.before[index])} after={change.what === 'removed' ? '' : shown(cell)} />
        </Text>
      ))}
    </div>
  );
}

/**
 * Compares the Markdown of two versions of a page.
 * @param from path of the page in one version
 * @param to path of the page in the other
 * @returns the number of changes in words, empty where the words are the same; and the changes in reading form
 * @throws when the Markdown does not arrive
 */
export async function differenceOf(from: string, to: string) {
  const [before, after] = await Promise.all([loadMarkdown(`${from}.md`), loadMarkdown(`${to}.md`)]);
  const comparison = compare(before, after);
  const changes = comparison.map((entry, index) => {
    if (typeof entry === 'object') {
      return <Passage key={index} change={entry} />;
    }
    const same = entry === 1 ? '1 passage is the same' : `${entry} passages are the same`;
    return <p key={index}>{typeof entry === 'string' ? <strong>{entry}</strong> : <small>{same}</small>}</p>;
  });
  return {counts: countChanges(comparison), changes};
}
