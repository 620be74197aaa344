import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is said in place of the window. */
export interface NoteText {
  readonly text: string;
  /** A command that helps. */
  readonly command?: string;
}

/**
 * What is to be said when there is no window to say it.
 * @param state of the search
 * @param hasAnswers whether there is an index to ask
 */
export function noteFor(state: 'closed' | 'loading' | 'open' | 'failed', hasAnswers: boolean): NoteText | undefined {
  if (state !== 'closed' && !hasAnswers) {
    return {
      text: 'The build makes the search index, so there is none here. To search, run:',
      command: 'npm run preview',
    };
  }
  return state === 'failed'
    ? {text: 'The search could not be loaded. Check your connection; the site may just have been updated.'}
    : undefined;
}

interface Props {
  readonly note: NoteText;
  /** More words behind the text. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Only where trying again may help. */
  readonly onRetry: (() => void) | undefined;
}

/** A message in place of the window, when there is no window to show it. */
export function Note({note: {text, command}, children, onClose, onRetry}: Props): ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p>
        {text} {command && <code>{command}</code>}
        {children}
      </p>
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
