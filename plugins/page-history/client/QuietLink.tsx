import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/src/lib/plain-click';

interface Props {
  /** Site path with the base URL. */
  readonly to: string;
  readonly children: ReactNode;
  /** Marks a link to the page that holds it. */
  readonly isCurrent?: boolean;
}

/**
 * A link within the site that loads nothing before it is followed. Docusaurus' own Link fetches its page as soon as it
 * is in sight: with a list of versions or pages, that is all of them.
 */
export default function QuietLink({to, children, isCurrent = false}: Props): ReactNode {
  const history = useHistory();
  return (
    <a
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          history.push(to);
        }
      }}
    >
      {children}
    </a>
  );
}
