// Change: the router follows the links of names, because they are plain links, which would load the site anew.
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import MDXContent from '@theme-init/MDXContent';
import type {Props} from '@theme/MDXContent';
import {isPlainClick} from '../../../kit/plain-click';

export default function MDXContentWrapper(props: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[data-name]') : null;
      const page = link?.getAttribute('href') ?? '';
      // The browser itself goes to a heading of this page.
      if (page.startsWith('/') && !event.defaultPrevented && isPlainClick(event)) {
        event.preventDefault();
        history.push(page);
      }
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [history]);
  return <MDXContent {...props} />;
}
