import {Fragment, type ReactNode} from 'react';
import titles from '@generated/history/default/titles.json';
import {pagePath, useHistoryData, usePageVersions} from '../client';
import {releasePages} from '../client/past';
import {SINCE_PARAMETER} from '../shared/history';

interface Props {
  readonly version: string;
  /** Shows the number of pages only, until the reader opens the lists. */
  readonly isFolded?: boolean;
}

/** The docs pages that a release added, changed and removed. A changed one opens with the comparison. */
export default function ReleasePages({version, isFolded = false}: Props): ReactNode {
  const versions = usePageVersions();
  const pages = releasePages(useHistoryData(), version);
  if (!pages) {
    return <p>The pages that {version} changes are listed here once it is released.</p>;
  }
  const {previous, added, changed, removed} = pages;
  // A build need not have all versions.
  const pathIn = (name: string, id: string): string | undefined => {
    const docs = versions.find((candidate) => candidate.name === name);
    return docs && pagePath(docs, id);
  };
  const lists = [
    {what: 'new', title: `New pages in ${version}`, ids: added, from: version},
    {what: 'changed', title: `Pages that changed since ${previous}`, ids: changed, from: version},
    {what: 'removed', title: `Pages of ${previous} that are gone`, ids: removed, from: previous},
  ].filter(({ids}) => ids.length > 0);
  if (lists.length === 0) {
    return <p>The pages of this documentation are the same as in {previous}.</p>;
  }

  const content = lists.map(({what, title, ids, from}) => (
    <Fragment key={what}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {ids.map((id) => {
          const path = pathIn(from, id);
          const query = what === 'changed' ? `?${SINCE_PARAMETER}=${previous}` : '';
          const page = titles[id] ?? id;
          return <li key={id}>{path === undefined ? page : <a href={path + query}>{page}</a>}</li>;
        })}
      </ul>
    </Fragment>
  ));
  return isFolded ? (
    <details>
      <summary>
        {`Documentation pages of ${version}: ${lists.map(({what, ids}) => `${ids.length} ${what}`).join(', ')}`}
      </summary>
      <div className="margin-top--sm">{content}</div>
    </details>
  ) : (
    <>
      <p>These pages differ from those of {previous}. A changed page opens with the difference.</p>
      {content}
    </>
  );
}
