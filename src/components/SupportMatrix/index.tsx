// Phones show each row as a card, for which the parts of the table give up their display, and with it their roles in
// some browsers: so the roles are written out, which is redundant elsewhere.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type {ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import hidden from '@site/plugins/kit/visually-hidden.module.css';
import {pagePath, usePageVersions} from '@site/plugins/history/client';
import {enginesOf, newestDocsFor, supportMatrix, type MatrixCell, type Support} from '@site/src/data/release-facts';
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
    label: 'Partial',
    meaning: 'The line runs on this engine, but its main features need a newer engine.',
  },
  dropped: {symbol: '✕', label: 'Dropped', meaning: 'This line or an earlier one ended support for the engine.'},
  'too-new': {symbol: '–', label: 'Newer engine', meaning: 'The engine is newer than the line.'},
};

const kinds: readonly Support[] = ['supported', 'limited', 'dropped', 'too-new'];

/** Where readers of a line begin. */
const START = 'getting-started/installation';

interface CellProps {
  readonly cell: MatrixCell;
  /** The release line, for example `1.5.x`. */
  readonly line: string;
  readonly note: string | undefined;
}

function Cell({cell, line, note}: CellProps): ReactNode {
  const {symbol, label} = legend[cell.support];
  const versions = usePageVersions();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const names = versions.map(({name}) => name);
  const docs = versions.find(({name}) => name === newestDocsFor(cell.engine, names, releases, line));
  const content = (
    <>
      <span className={styles.engine} aria-hidden="true">
        UE&nbsp;{cell.engine}
      </span>
      <span aria-hidden="true">{symbol}</span>
      <span className={hidden.visuallyHidden}>{label}</span>
    </>
  );
  return (
    <td role="cell" className={styles[cell.support]}>
      {docs ? (
        <a
          href={pagePath(docs, START) ?? docs.path}
          aria-label={`${label}: documentation of ${docs.label} for UE ${cell.engine}`}
          onClick={() => {
            savePreferredVersionName(docs.name);
          }}
        >
          {content}
        </a>
      ) : (
        content
      )}
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label="Release lines and engines" tabIndex={0}>
        <table role="table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Release line
              </th>
              {engines.map((engine) => (
                <th key={engine} role="columnheader" scope="col">
                  {`UE ${engine}`}
                </th>
              ))}
              <th role="columnheader" scope="col">
                Status
              </th>
              <th role="columnheader" scope="col">
                First release
              </th>
              <th role="columnheader" scope="col">
                Main features
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.line} role="row">
                <th role="rowheader" scope="row">
                  {row.line}
                </th>
                {row.cells.map((cell) => (
                  <Cell key={cell.engine} cell={cell} line={row.line} note={noteNumber(cell.note)} />
                ))}
                <td role="cell" className={styles.status}>
                  Released
                </td>
                <td role="cell" className={styles.date}>
                  <time dateTime={row.date}>{row.date}</time>
                </td>
                <td role="cell" className={styles.features}>
                  {row.highlights.join('; ')}
                </td>
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
