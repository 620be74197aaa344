import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import titles from '@generated/history/default/titles.json';
import {absence, locate, mainPath, pagePath, useHistoryData, usePageVersions} from '@site/plugins/history/client';
import {currentId} from '@site/plugins/kit/current-id';
import {openSearch} from '@site/plugins/search/open';

function DocsHelp({version, docId}: NonNullable<ReturnType<typeof locate>>): ReactNode {
  const versions = usePageVersions();
  const id = currentId(docId, useHistoryData().redirects);
  const title = titles[id] ?? docId;
  const absent = absence(versions, version, id);
  const own = versions.filter((other) => other.isLast || other.name === version.name).reverse();
  // The nearest version that has the page comes first. If this version has the page, the page has moved to another address.
  const places = new Set(absent ? [absent.nearest, ...own] : own);
  return (
    <>
      {absent && (
        <p>
          &quot;{title}&quot; is not in {version.label}. {absent.reason}.
        </p>
      )}
      <ul>
        {[...places].map((other) => {
          const path = pagePath(other, id);
          return (
            path !== undefined && (
              <li key={other.name}>
                <Link to={path}>
                  {title} in {other.label}
                </Link>
                {other.isLast && ', the latest version'}
              </li>
            )
          );
        })}
        {own.map((other) => (
          <li key={other.name}>
            <Link to={mainPath(other)}>Introduction of {other.label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Help for an address without a page: where the page is, and a search for the words of the address's last part. */
export default function MissingPage({pathname}: {readonly pathname: string}): ReactNode {
  const place = locate(usePageVersions(), pathname);
  const words = /[^/]*$/.exec(pathname)?.[0].replaceAll('-', ' ');
  return (
    <>
      {place && <DocsHelp {...place} />}
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          openSearch(words);
        }}
      >
        Search the documentation
      </button>
    </>
  );
}
