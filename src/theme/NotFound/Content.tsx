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

/** Loaded when a page is missing, because every docs page loads this component. If it fails, a link to the start page is left. */
const Help = lazy(async () => {
  const code = await lazyImport(() => import('./MissingPage'));
  return code ?? {default: () => null};
});

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The router knows the pages of the build that is open. The host may have more: pages of a later deploy, and stubs. When the
  // host itself has answered with this page, the action is POP, so the host is asked once. While the next page is on its way,
  // this one is still shown with its own path.
  const {action, location} = useHistory();
  const isHostToBeAsked = action !== 'POP' && location.pathname === pathname;
  useEffect(() => {
    if (isHostToBeAsked) {
      window.location.reload();
    }
  }, [isHostToBeAsked, pathname]);
  // One file serves every missing path, so only the browser knows the path.
  const isBrowser = useIsBrowser();
  return isHostToBeAsked ? null : (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. <Link to="/">Go to the start page</Link>.
      </p>
      {isBrowser && (
        <Suspense>
          <Help pathname={pathname} />
        </Suspense>
      )}
    </main>
  );
}
