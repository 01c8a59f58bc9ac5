import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import screenStyles from '../list/list-screen.module.css';
import styles from './visitors.module.css';

const ROWS = Array.from({ length: 10 }, (_, index) => `row-${index}`);

/** The list while it is read. */
export function VisitorsSkeleton() {
  return (
    <div className={screenStyles.screen} aria-busy="true">
      <VisuallyHidden role="status">Loading Users in last 30 minutes</VisuallyHidden>
      <Card className={screenStyles.card}>
        <div className={styles.tools} />
        {ROWS.map((row) => (
          <div key={row} className={styles.loading}>
            <Skeleton className={styles.bone} />
            <Skeleton className={styles.bone} />
          </div>
        ))}
      </Card>
    </div>
  );
}
