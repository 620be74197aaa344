// Change: adds the notice of the version menu above the page, because this place is on every docs page and knows its version.
import type {ReactNode} from 'react';
import DocVersionBanner from '@theme-init/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import VersionNotice from '../client/VersionNotice';

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return (
    <>
      <VersionNotice />
      <DocVersionBanner {...props} />
    </>
  );
}
