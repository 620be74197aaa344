import type {ReactNode} from 'react';
import type {NoteText} from './notes';
import styles from './styles.module.css';

interface Props {
  readonly note: NoteText;
  /** More words behind the text. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** A message in place of the window, when there is no window to show it. */
export function Note({note: {text, command, hasRetry}, children, onClose, onRetry}: Props): ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p>
        {text} {command && <code>{command}</code>}
        {children}
      </p>
      {hasRetry && (
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
