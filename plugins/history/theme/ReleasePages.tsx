import type {ReactNode} from 'react';
import titles from '@generated/history/default/titles.json';
import {pagePath, useHistoryData, usePageVersions} from '../client';
import {releasePages} from '../client/past';
import {SINCE_PARAMETER} from '../shared/history';

interface Props {
  readonly version: string;
  /** Shows the number of pages only, until the reader opens the lists. */
  readonly isFolded?: boolean;
}

interface ListProps {
  readonly title: string;
  readonly ids: readonly string[];
  readonly version: string;
  /** Appended to each address, as in `?since=1.4.0`. */
  readonly query?: string;
}

function PageList({title, ids, version, query = ''}: ListProps): ReactNode {
  const docs = usePageVersions().find(({name}) => name === version);
  if (ids.length === 0) {
    return null;
  }
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {ids.map((id) => {
          const path = docs && pagePath(docs, id);
          const name = titles[id] ?? id;
          return <li key={id}>{path === undefined ? name : <a href={path + query}>{name}</a>}</li>;
        })}
      </ul>
    </>
  );
}

/** The docs pages that a release added, changed and removed. A changed one opens with the comparison. */
export default function ReleasePages({version, isFolded = false}: Props): ReactNode {
  const pages = releasePages(useHistoryData(), version);
  if (!pages) {
    return <p>The pages that {version} changes are listed here once it is released.</p>;
  }
  const {previous, added, changed, removed} = pages;
  const counts = Object.entries({new: added, changed, removed}).flatMap(([what, {length}]) =>
    length > 0 ? [`${length} ${what}`] : [],
  );
  if (counts.length === 0) {
    return <p>The pages of this documentation are the same as in {previous}.</p>;
  }
  const comparison = `?${SINCE_PARAMETER}=${previous}`;
  const lists = (
    <>
      <PageList title={`New pages in ${version}`} ids={added} version={version} />
      <PageList title={`Pages that changed since ${previous}`} ids={changed} version={version} query={comparison} />
      <PageList title={`Pages of ${previous} that are gone`} ids={removed} version={previous} />
    </>
  );
  return isFolded ? (
    <details>
      <summary>{`Documentation pages of ${version}: ${counts.join(', ')}`}</summary>
      <div className="margin-top--sm">{lists}</div>
    </details>
  ) : (
    <>
      <p>These pages differ from those of {previous}. A changed page opens with the difference.</p>
      {lists}
    </>
  );
}
