import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What was thrown while the page's code was loaded. */
  readonly error: unknown;
}

/** A red box for a page whose code did not load. Retry reloads, as the page may have moved to other files meanwhile. */
export default function LoadError({error}: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>This page did not load.</strong>
      </p>
      <p>{String(error)}</p>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          window.location.reload();
        }}
      >
        Retry
      </button>
    </div>
  );
}
