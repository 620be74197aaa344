import type {ReactNode} from 'react';

interface Props {
  /** What the button does; without it, the page is loaded again. */
  readonly onRetry?: () => void;
}

/** Code that did not arrive needs a reload, because a deploy may have removed the file that the open page requests. */
const reload = (): void => {
  window.location.reload();
};

/** A button for code or a file that did not arrive. */
export default function Retry({onRetry = reload}: Props): ReactNode {
  return (
    <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
      Retry
    </button>
  );
}
