import {Fragment, type ReactNode} from 'react';
import titles from '@generated/history/default/titles.json';
import {pagePath, useHistoryData, usePageVersions} from '../client';
import {releasePages} from '../client/past';
import {SINCE_PARAMETER} from '../shared/history';

interface Props {
  readonly version: string;
  /** Whether only the numbers of pages are shown until the reader opens the lists. */
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
  const [docsNow, docsBefore] = [version, previous].map((name) => versions.find((other) => other.name === name));
  const lists = [
    {what: 'new', title: `New pages in ${version}`, ids: added, docs: docsNow},
    {what: 'changed', title: `Pages that changed since ${previous}`, ids: changed, docs: docsNow},
    {what: 'removed', title: `Pages of ${previous} that are gone`, ids: removed, docs: docsBefore},
  ].filter(({ids}) => ids.length > 0);
  if (lists.length === 0) {
    return <p>The pages of this documentation are the same as in {previous}.</p>;
  }

  const content = lists.map(({what, title, ids, docs}) => (
    <Fragment key={what}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {ids.map((id) => {
          // A build may lack versions.
          const path = docs && pagePath(docs, id);
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
