import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is said in place of the window. */
export interface NoteText {
  readonly text: string;
  /** A command that helps. */
  readonly command?: string;
  /** Whether trying again may help. */
  readonly hasRetry: boolean;
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
      hasRetry: false,
    };
  }
  return state === 'failed'
    ? {
        text: 'The search could not be loaded. Check your connection; if the site was updated meanwhile, reload the page.',
        hasRetry: true,
      }
    : undefined;
}

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
