import { IconInfoCircle } from '@evmandi/ui/icons';
import styles from './area-notice.module.css';

/** Above the dashboard when the path names an area that has no screen of its own. */
export function AreaNotice({ area }: { area: string }) {
  return (
    <p className={styles.notice} role="status">
      <IconInfoCircle className={styles.icon} aria-hidden />
      <span>
        <b className={styles.area}>{area}</b> has no screen of its own yet. This is the dashboard
        home.
      </span>
    </p>
  );
}
