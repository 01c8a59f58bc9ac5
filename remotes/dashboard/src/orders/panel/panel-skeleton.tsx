import { Skeleton } from '@evmandi/ui/skeleton';
import styles from './order-panel.module.css';

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function PanelSkeleton() {
  return (
    <div className={styles.coming} aria-busy="true">
      {LINES.map((line) => (
        <Skeleton key={line} className={styles.comingLine} />
      ))}
    </div>
  );
}
