import type {ReactNode} from 'react';

/**
 * A button for code or a file that did not arrive. It loads the page again, because a deploy may have removed the file.
 * @param props.prepare what is done before that
 */
export default function Retry({prepare}: {readonly prepare?: () => void}): ReactNode {
  const retry = (): void => {
    prepare?.();
    window.location.reload();
  };
  return (
    <button type="button" className="button button--secondary button--sm" onClick={retry}>
      Retry
    </button>
  );
}
