import { useLate } from '@evmandi/ui/use-late';
import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A quicker navigation shows nothing at all. */
const SHOW_AFTER_MS = 150;

/** A line along the top while the next screen is on its way. */
export function NavigationProgress() {
  const pending = useNavigation().state !== 'idle';
  if (!useLate(pending || undefined, SHOW_AFTER_MS)) return null;
  return (
    <div className={styles.progress} role="progressbar" aria-label="Loading the next page">
      <div className={styles.bar} />
    </div>
  );
}
