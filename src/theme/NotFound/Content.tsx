// Change: asks the host before it says that a page is missing, names the page, and leads to the versions that have it, because the original only advises to contact the owner of another site; sets the title itself, because the original's is lost below /docs/.
import {lazy, Suspense, useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {lazyImport} from '@site/plugins/kit/lazy-import';

/** What is loaded here alone: every docs page has this component. Without it, the page still leads to the start page. */
const Help = lazy(async () => {
  const code = await lazyImport(() => import('./MissingPage'));
  return code ?? {default: () => null};
});

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The router knows the pages of the build that is open. The host may have more: what a deploy has brought since, and
  // stubs. An address that the host itself has answered is no navigation within the page, so it is asked once.
  const isHostToBeAsked = useHistory().action !== 'POP';
  useEffect(() => {
    if (isHostToBeAsked) {
      window.location.reload();
    }
  }, [isHostToBeAsked, pathname]);
  // One file serves every missing path, so the server cannot know which it is.
  const isBrowser = useIsBrowser();
  return isHostToBeAsked ? null : (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address.</p>
      <ul>
        {isBrowser && (
          <Suspense>
            <Help pathname={pathname} />
          </Suspense>
        )}
        <li>
          <Link to="/">Go to the start page</Link>
        </li>
      </ul>
    </main>
  );
}
