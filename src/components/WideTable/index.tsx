import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A cell in the head of a table: an empty one is not a heading. */
export function HeadCell(props: ComponentProps<'th'>): ReactNode {
  return props.children ? <th {...props} /> : <td {...props} />;
}

/** A table in a frame, whose width decides how the table is shown (`src/css/prose.css`). */
export default function WideTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame}>
      <table {...props} />
    </div>
  );
}
