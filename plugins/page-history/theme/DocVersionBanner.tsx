// Change: adds the notice of the version menu above the page, because this place is on every docs page and knows its version.
import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocVersionBanner from '@theme-init/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import {pagePath} from '../client/page-versions';
import {usePageVersions} from '../client/use-page-versions';
import {absence, readVersionSwitch} from '../client/version-switch';
import styles from '../client/version-notice.module.css';

/** Goes on to the heading that the reader looked at in another version, if this page has it. */
function useHeadingOfOtherVersion(heading: string | undefined): void {
  const history = useHistory();
  useEffect(() => {
    const {hash, state} = history.location;
    if (heading && hash === '' && document.getElementById(heading)) {
      history.replace({...history.location, hash: `#${encodeURIComponent(heading)}`, state});
    }
  }, [heading, history]);
}

/** After a change of version: says that this is not the page that the reader left, and why. */
function VersionNotice(): ReactNode {
  const versions = usePageVersions();
  const active = useActiveVersion(undefined);
  const version = versions.find(({name}) => name === active?.name);
  const {state} = useLocation();
  // The state outlives a reload, but the server knows nothing of it.
  const handedOver = useIsBrowser() ? readVersionSwitch(state) : undefined;
  useHeadingOfOtherVersion(handedOver?.heading);

  const missing = handedOver?.missing;
  const absent = missing && version && absence(versions, version, missing.id);
  const path = absent && pagePath(absent.nearest, missing.id);
  if (!path) {
    return null;
  }
  return (
    <p className={styles.notice} role="status">
      “{missing.title}” is not in {version.label}. {absent.reason}. This is the nearest page.{' '}
      <Link to={path}>Read it in {absent.nearest.label}</Link>
    </p>
  );
}

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return (
    <>
      <VersionNotice />
      <DocVersionBanner {...props} />
    </>
  );
}
