import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table in a frame, whose width decides how the table is shown (`src/css/prose.css`). */
export default function WideTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame}>
      <table {...props} />
    </div>
  );
}
