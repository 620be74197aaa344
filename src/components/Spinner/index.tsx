import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that a page is loading. */
export default function Spinner(): ReactNode {
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      Loading
    </div>
  );
}
