import styles from './india-flag.module.css';

export function IndiaFlag() {
  return (
    <svg className={styles.flag} viewBox="0 0 18 12" aria-hidden="true">
      <rect className={styles.saffron} width="18" height="4" />
      <rect className={styles.white} y="4" width="18" height="4" />
      <rect className={styles.green} y="8" width="18" height="4" />
      <circle className={styles.wheel} cx="9" cy="6" r="1.4" strokeWidth="0.5" />
    </svg>
  );
}
