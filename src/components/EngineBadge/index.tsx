import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Engine version, for example `5.4` or `5.0+`. */
  readonly version: string;
}

/** A badge that names an engine version. */
export default function EngineBadge({version}: Props): ReactNode {
  return <span className={styles.badge}>UE {version}</span>;
}
