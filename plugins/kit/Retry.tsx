import type {ReactNode} from 'react';

interface Props {
  /** That of the button; without it, a small one in the style of the site. */
  readonly className?: string | undefined;
  /** For what can come on this page still; without it, the page is loaded again. */
  readonly onRetry?: () => void;
}

/** Code that did not come needs another page, because a deploy may have removed the file that this one asks for. */
const reload = (): void => {
  window.location.reload();
};

/** For what did not come. */
export default function Retry({className = 'button button--secondary button--sm', onRetry = reload}: Props): ReactNode {
  return (
    <button type="button" className={className} onClick={onRetry}>
      Retry
    </button>
  );
}
