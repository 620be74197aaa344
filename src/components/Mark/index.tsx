import type {ReactNode} from 'react';
import hidden from '@site/plugins/kit/visually-hidden.module.css';
import styles from './styles.module.css';

interface Props {
  /** The number on the figure that the sentence speaks of. */
  readonly n: number;
}

/** The numbered disc of a figure, repeated in the text that refers to it. */
export default function Mark({n}: Props): ReactNode {
  return (
    <span className={styles.mark}>
      <span className={hidden.visuallyHidden}>mark </span>
      {n}
    </span>
  );
}
