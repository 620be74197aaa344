import type {ReactNode} from 'react';

interface Props {
  /** That of the button; without it, a small one in the style of the site. */
  readonly className?: string | undefined;
}

/** For code that did not come: reloads the page, because a deploy may have removed the file that this page asks for. */
export default function Retry({className = 'button button--secondary button--sm'}: Props): ReactNode {
  const reload = (): void => {
    window.location.reload();
  };
  return (
    <button type="button" className={className} onClick={reload}>
      Retry
    </button>
  );
}
