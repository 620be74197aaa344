// Change: goes on to the page where only its address has changed, else names the page that is missing and leads to the versions that have it, because the original only advises to contact the owner of another site; sets the title itself, because the original's is lost below /docs/.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {lazyImport} from '@site/plugins/kit/lazy-import';
import {movedTo, usePageVersions} from '@site/plugins/page-history/client';

interface Loaded {
  readonly Help?: ComponentType<{readonly pathname: string}>;
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  // The host has a stub for such an address, which the router of a page that is open does not know.
  const moved = movedTo(usePageVersions(), pathname);
  const target = useIsBrowser() ? moved : undefined;
  // One file serves every missing path, so the server cannot know which it is. What helps is loaded here alone: every
  // docs page has this component, for addresses below the docs without a page.
  const [{Help}, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    // Without it, the page still leads to the start page.
    void lazyImport(() => import('@site/src/components/MissingPage')).then(({code}) => {
      setLoaded({Help: code?.default});
    });
  }, []);
  return target !== undefined ? (
    <Redirect to={{pathname: target, search, hash}} />
  ) : (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address.</p>
      {Help && <Help pathname={pathname} />}
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </main>
  );
}
