import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import titles from '@generated/history/default/titles.json';
import {absence, locate, mainPath, pagePath, useHistoryData, usePageVersions} from '@site/plugins/history/client';
import {currentId} from '@site/plugins/kit/current-id';
import {openSearch} from '@site/plugins/search/open';

/** The words of a path's last part, for the search. */
const wordsOf = (path: string): string =>
  path
    .split('/')
    .pop()
    ?.replace(/\.html$/, '')
    .replaceAll('-', ' ') ?? '';

interface HelpProps {
  readonly place: NonNullable<ReturnType<typeof locate>>;
}

function DocsHelp({place}: HelpProps): ReactNode {
  const versions = usePageVersions();
  const {version, docId} = place;
  const id = currentId(docId, useHistoryData().redirects);
  const title = titles[id] ?? docId;
  const absent = absence(versions, version, id);
  // In this version it has another address.
  const places = versions
    .filter((other) => [version, absent?.nearest].includes(other) || other.isLast)
    .filter((other) => pagePath(other, id) !== undefined);
  const introductions = versions.filter(({name, isLast}) => isLast || name === version.name).reverse();
  return (
    <>
      {absent && (
        <li>
          “{title}” is not in {version.label}. {absent.reason}.
        </li>
      )}
      {places.map((other) => (
        <li key={other.name}>
          <Link to={pagePath(other, id) ?? other.path}>
            {title} in {other.label}
          </Link>
          {other.isLast && ', the latest version'}
        </li>
      ))}
      {introductions.map((other) => (
        <li key={other.name}>
          <Link to={mainPath(other)}>Introduction of {other.label}</Link>
        </li>
      ))}
    </>
  );
}

/** What is known of an address without a page: where the page is, and the search. */
export default function MissingPage({pathname}: {readonly pathname: string}): ReactNode {
  const place = locate(usePageVersions(), pathname);
  return (
    <>
      {place && <DocsHelp place={place} />}
      <li>
        <button
          type="button"
          className="clean-btn"
          style={{color: 'var(--ifm-link-color)', fontSize: 'inherit', textDecoration: 'underline'}}
          onClick={() => {
            openSearch(wordsOf(pathname));
          }}
        >
          Search the documentation
        </button>
      </li>
    </>
  );
}
