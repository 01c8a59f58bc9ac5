import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** A quicker navigation shows nothing at all. */
const SHOW_AFTER_MS = 150;

/** A line along the top while the next screen is on its way. */
export function NavigationProgress() {
  const pending = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);

  if (!pending || !late) return null;
  return (
    <div className={styles.progress} role="progressbar" aria-label="Loading the next page">
      <div className={styles.bar} />
    </div>
  );
}
