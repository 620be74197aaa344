import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '../../kit/plain-click';

interface Props extends ComponentProps<'a'> {
  readonly href: string;
  readonly onFollow?: () => void;
}

/** A link to a page of the site. No `Link`: it would fetch the pages of all rows in view, after each keystroke others. */
export function PageLink({href, onFollow, children, ...props}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent): void => {
    if (isPlainClick(event)) {
      event.preventDefault();
      onFollow?.();
      history.push(href);
    }
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
