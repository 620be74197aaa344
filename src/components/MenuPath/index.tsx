import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The entries from the first menu to the last, separated by ` > `. */
  readonly children: string;
}

/** A path through menus, settings pages or panels of the editor. */
export default function MenuPath({children}: Props): ReactNode {
  return (
    <strong className={styles.path}>
      {children.split(' > ').map((entry, index) => (
        <Fragment key={entry}>
          {index > 0 && <span> &gt; </span>}
          {entry}
        </Fragment>
      ))}
    </strong>
  );
}
