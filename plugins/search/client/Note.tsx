import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly text: ReactNode;
  readonly onClose: () => void;
  /** Only where trying again may help. */
  readonly onRetry?: (() => void) | undefined;
}

/** A message in place of the window, when there is no window to show it. */
export function Note({text, onClose, onRetry}: Props): ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p>{text}</p>
      {onRetry && (
        <button type="button" className="button button--primary button--sm" onClick={onRetry}>
          Retry
        </button>
      )}
      <button type="button" className="button button--secondary button--sm" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
