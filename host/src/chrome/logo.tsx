import { joinClasses } from '@evmandi/ui/join-classes';
import { Link } from 'react-router-dom';
import styles from './logo.module.css';

/** The name, linked home. */
export function Logo({ inverse }: { inverse?: boolean }) {
  return (
    <Link
      className={joinClasses(styles.logo, inverse && styles.inverse)}
      to="/"
      aria-label="EVMandi home"
    >
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <rect className={styles.ground} width="40" height="40" rx="11" />
        <path
          className={styles.lines}
          d="M9 27.5h15.5M9 20h11M9 12.5h15.5"
          strokeWidth="4.2"
          strokeLinecap="round"
        />
        <path className={styles.bolt} d="M31 9.5 23.5 21h5L26 31l8-12.5h-5z" />
      </svg>
      <span>
        EV<span className={styles.second}>Mandi</span>
      </span>
    </Link>
  );
}
