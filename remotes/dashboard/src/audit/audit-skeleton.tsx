import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import screenStyles from '../list/list-screen.module.css';
import styles from './audit-skeleton.module.css';

const ROWS = Array.from({ length: 10 }, (_, index) => `row-${index}`);

/** A table with what narrows it, while it is read. */
export function AuditSkeleton({ title = 'Audit log' }: { title?: string }) {
  return (
    <div className={screenStyles.screen} aria-busy="true">
      <VisuallyHidden role="status">{`Loading ${title}`}</VisuallyHidden>
      <Card className={screenStyles.card}>
        <div className={styles.filters} />
        <div className={styles.head} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton className={styles.cell} />
            <Skeleton className={styles.cell} />
            <Skeleton className={styles.cell} />
          </div>
        ))}
      </Card>
    </div>
  );
}
