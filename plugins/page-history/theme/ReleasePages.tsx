import {useId, type ReactNode} from 'react';
import releases from '@generated/page-history/default/releases.json';
import {SINCE_PARAMETER} from '../shared/addresses';
import {pagePath} from '../client/page-versions';
import {usePageVersions} from '../client/use-page-versions';
import type {ReleasePages as Pages} from '../shared/history';

interface Props {
  readonly version: string;
  /** Shows the number of pages only, until the reader opens the lists. */
  readonly isFolded?: boolean;
}

interface ListProps {
  readonly title: string;
  readonly pages: Pages['added'];
  readonly version: string;
  /** Appended to each address, as in `?since=1.4.0`. */
  readonly query?: string;
}

function PageList({title, pages, version, query = ''}: ListProps): ReactNode {
  const id = useId();
  const docs = usePageVersions().find(({name}) => name === version);
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p id={id}>
        <strong>{title}</strong>
      </p>
      <ul aria-labelledby={id}>
        {pages.map(([key, name]) => {
          const path = docs && pagePath(docs, key);
          return <li key={key}>{path === undefined ? name : <a href={`${path}${query}`}>{name}</a>}</li>;
        })}
      </ul>
    </>
  );
}

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);

/** The docs pages that a release added, changed and removed. A changed one opens with the difference. */
export default function ReleasePages({version, isFolded = false}: Props): ReactNode {
  const pages = releases[version];
  if (!pages) {
    return null;
  }
  const {previous, added, changed, removed} = pages;
  const counts = [
    ...counted(added.length, 'new'),
    ...counted(changed.length, 'changed'),
    ...counted(removed.length, 'removed'),
  ];
  if (counts.length === 0) {
    return <p>The pages of this documentation are the same as in {previous}.</p>;
  }
  const differences = `?${SINCE_PARAMETER}=${previous}`;
  const lists = (
    <>
      <PageList title={`New pages in ${version}`} pages={added} version={version} />
      <PageList title={`Pages that changed since ${previous}`} pages={changed} version={version} query={differences} />
      <PageList title={`Pages of ${previous} that are gone`} pages={removed} version={previous} />
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
