// Change: the router follows the links of names, because they are plain links, which would load the site anew.
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import MDXContent from '@theme-init/MDXContent';
import type {Props} from '@theme/MDXContent';
import {followLinks} from '../../../kit/follow-link';

export default function MDXContentWrapper(props: Props): ReactNode {
  const history = useHistory();
  useEffect(() => followLinks(document, history, 'a[data-name]'), [history]);
  return <MDXContent {...props} />;
}
