import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The sign of the search, in the form of the window's. */
export function Magnifier(): ReactNode {
  return (
    <svg className={styles.icon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M21 21l-4.3-4.3M11 19a8 8 0 1 1 0-16 8 8 0 0 1 0 16Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
