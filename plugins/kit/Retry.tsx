import type {ReactNode} from 'react';

/** For code that did not come: reloads the page, because a deploy may have removed the file that this page asks for. */
export default function Retry(): ReactNode {
  const reload = (): void => {
    window.location.reload();
  };
  return (
    <button type="button" className="button button--secondary button--sm" onClick={reload}>
      Retry
    </button>
  );
}
