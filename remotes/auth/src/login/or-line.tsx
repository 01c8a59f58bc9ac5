import styles from './or-line.module.css';

/** Between two ways to do the same. */
export function OrLine({ children }: { children: string }) {
  return <p className={styles.or}>{children}</p>;
}
