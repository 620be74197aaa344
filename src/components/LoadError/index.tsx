import type {ReactNode} from 'react';
import Retry from '../../../plugins/kit/Retry.tsx';
import styles from './styles.module.css';

interface Props {
  /** What was thrown while the page's code was loaded. */
  readonly error: unknown;
}

/** A red box for a page whose code did not load. */
export default function LoadError({error}: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>This page did not load.</strong>
      </p>
      <p>{String(error)}</p>
      <Retry className={styles.button} />
    </div>
  );
}
