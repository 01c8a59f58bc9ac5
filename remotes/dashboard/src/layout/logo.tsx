import styles from './logo.module.css';

/** Mark and name for a dark ground. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect className={styles.tile} width="40" height="40" rx="11" />
        <path className={styles.bars} d="M9 27.5h15.5M9 20h11M9 12.5h15.5" />
        <path className={styles.bolt} d="M31 9.5 23.5 21h5L26 31l8-12.5h-5z" />
      </svg>
      <span>
        EV<span className={styles.second}>Mandi</span>
      </span>
    </span>
  );
}
