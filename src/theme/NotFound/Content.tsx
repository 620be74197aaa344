// Change: says in which versions the page exists and leads there, because the original only advises to contact the owner of another site.
import {useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {locate, mainPage, neighboursWithPage, pagePath} from '@site/src/lib/page-versions';
import {absence} from '@site/src/lib/version-switch';

/** Whether the page has a search box to open. */
function useHasSearch(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector('.DocSearch-Button') !== null,
    () => false,
  );
}

function SearchButton({query}: {readonly query: string}): ReactNode {
  if (!useHasSearch()) {
    return null;
  }
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          window.dispatchEvent(new CustomEvent('tbia:open-search', {detail: {query}}));
        }}
      >
        Search the documentation
      </button>
    </p>
  );
}

interface DocsHelpProps {
  readonly version: GlobalVersion;
  readonly docId: string;
}

/** What is known of a path below the docs. */
function DocsHelp({version, docId}: DocsHelpProps): ReactNode {
  const versions = useVersions(undefined);
  const absent = absence(versions, version, docId);
  const {newer, older} = neighboursWithPage(versions, version.name, docId);
  const neighbours = [newer, older].filter((neighbour) => neighbour !== undefined);
  return (
    <>
      {absent && (
        <p>
          Version {version.label} has no page <code>{docId}</code>. {absent.reason}.
        </p>
      )}
      <ul>
        {neighbours.map((neighbour) => (
          <li key={neighbour.name}>
            <Link to={pagePath(neighbour, docId) ?? neighbour.path}>
              {docId} in {neighbour.label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={mainPage(version).path}>Introduction of {version.label}</Link>
        </li>
      </ul>
    </>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const versions = useVersions(undefined);
  // One file serves every missing path, so the server cannot know which it is.
  const place = isBrowser ? locate(versions, pathname) : undefined;
  const words =
    pathname
      .split('/')
      .pop()
      ?.replace(/\.html$/, '')
      .replaceAll('-', ' ') ?? '';
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1" className="hero__title">
        Page Not Found
      </Heading>
      <p>There is no page at this address.</p>
      {place && <DocsHelp version={place.version} docId={place.docId} />}
      {!place && (
        <p>
          <Link to="/">Go to the start page</Link>
        </p>
      )}
      <SearchButton query={words} />
    </main>
  );
}
