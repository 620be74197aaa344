import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {absence, locate, mainPage, pagePath, placesOf, useTitles} from '@site/plugins/page-history/client';
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
  readonly titles: NonNullable<ReturnType<typeof useTitles>>;
}

function DocsHelp({place, titles}: HelpProps): ReactNode {
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const {version, docId} = place;
  const absent = absence(versions, version, docId);
  const title = titles[docId] ?? docId;
  const introductions = version.isLast ? [version] : [version, latest];
  return (
    <>
      {absent && (
        <p>
          “{title}” is not in {version.label}. {absent.reason}.
        </p>
      )}
      <ul>
        {placesOf(versions, version.name, docId).map((other) => (
          <li key={other.name}>
            <Link to={pagePath(other, docId) ?? other.path}>
              {title} in {other.label}
            </Link>
            {other.isLast && ', the latest version'}
          </li>
        ))}
        {introductions.map((other) => (
          <li key={other.name}>
            <Link to={mainPage(other).path}>Introduction of {other.label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is known of an address without a page: where the page is, and the search. */
export default function MissingPage({pathname}: {readonly pathname: string}): ReactNode {
  const place = locate(useVersions(undefined), pathname);
  const titles = useTitles();
  return (
    <>
      {place && titles && <DocsHelp place={place} titles={titles} />}
      <p>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            openSearch(wordsOf(pathname));
          }}
        >
          Search the documentation
        </button>
      </p>
    </>
  );
}
