import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from '@site/plugins/kit/plain-click';

interface Props {
  /** Site path with the base URL. */
  readonly to: string;
  readonly children: ReactNode;
  /** Marks a link to the page that holds it. */
  readonly isCurrent?: boolean;
  /** What the link is called where its text alone does not say it. */
  readonly label?: string;
  /** Called with every click, before the page changes. */
  readonly onFollow?: (event: MouseEvent) => void;
}

/**
 * A link within the site that loads nothing before it is followed. Docusaurus' own Link fetches its page as soon as it
 * is in sight: with a list of versions or pages, that is all of them.
 */
export default function QuietLink({to, children, isCurrent = false, label, onFollow}: Props): ReactNode {
  const history = useHistory();
  return (
    <a
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      onClick={(event) => {
        onFollow?.(event);
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
