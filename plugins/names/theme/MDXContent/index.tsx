// Change: the router follows the links of names, because they are plain links, which would load the site anew.
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import MDXContent from '@theme-init/MDXContent';
import type {Props} from '@theme/MDXContent';
import {followLink} from '../../../kit/follow-link';

export default function MDXContentWrapper(props: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      followLink(event, history, 'a[data-name]');
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [history]);
  return <MDXContent {...props} />;
}
