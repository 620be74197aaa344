import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {enginesOf, supportMatrix, type MatrixCell, type Support} from '@site/src/data/release-facts';
import {releases} from '@site/src/data/releases';
import styles from './styles.module.css';

interface Legend {
  readonly symbol: string;
  readonly label: string;
  readonly meaning: string;
}

const legend: Readonly<Record<Support, Legend>> = {
  supported: {symbol: '✓', label: 'Runs', meaning: 'The line runs on this engine.'},
  limited: {
    symbol: '◐',
    label: 'Runs, not all',
    meaning: 'The line runs on this engine, but what it is known for needs a newer one.',
  },
  dropped: {symbol: '✕', label: 'Dropped', meaning: 'Support of this engine ended with this line or before it.'},
  'too-new': {symbol: '–', label: 'Newer engine', meaning: 'The engine came later than the line.'},
};

const kinds: readonly Support[] = ['supported', 'limited', 'dropped', 'too-new'];

function Cell({cell, note}: {readonly cell: MatrixCell; readonly note: string | undefined}): ReactNode {
  const {symbol, label} = legend[cell.support];
  return (
    <td className={styles[cell.support]}>
      <span aria-hidden="true">{symbol}</span>
      <span className={styles.label}>{label}</span>
      {note && <sup>{note}</sup>}
    </td>
  );
}

/** The matrix release line x engine with its legend and notes, drawn from releases.ts. */
export default function SupportMatrix(): ReactNode {
  const engines = enginesOf(releases);
  const rows = supportMatrix(releases);
  const notes = [...new Set(rows.flatMap((row) => row.cells.flatMap((cell) => (cell.note ? [cell.note] : []))))];
  const noteNumber = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : String(notes.indexOf(text) + 1);
  return (
    <>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label="Release lines and engines" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Release line</th>
              {engines.map((engine) => (
                <th key={engine} scope="col">
                  UE&nbsp;{engine}
                </th>
              ))}
              <th scope="col">Status</th>
              <th scope="col">First release</th>
              <th scope="col">Main features</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <th scope="row">{row.line}</th>
                {row.cells.map((cell) => (
                  <Cell key={cell.engine} cell={cell} note={noteNumber(cell.note)} />
                ))}
                <td>Released</td>
                <td className={styles.date}>
                  <time dateTime={row.date}>{row.date}</time>
                </td>
                <td className={styles.features}>{row.highlights.join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Heading as="h2" id="legend">
        Legend
      </Heading>
      <dl className={styles.legend}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className={styles[kind]}>
              <span aria-hidden="true">{legend[kind].symbol}</span> {legend[kind].label}
            </dt>
            <dd>{legend[kind].meaning}</dd>
          </div>
        ))}
      </dl>
      <Heading as="h2" id="notes">
        Notes
      </Heading>
      <ol>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </>
  );
}
