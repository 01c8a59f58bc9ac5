import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './checkout-skeleton.module.css';
import columns from './checkout-steps.module.css';

const FIELDS = ['name', 'phone', 'email', 'address', 'pin', 'gstin'];

/** The steps before storage and prices are read. */
export function CheckoutSkeleton() {
  return (
    <div className={columns.columns} aria-busy="true">
      <VisuallyHidden role="status">Loading your order</VisuallyHidden>
      <div className={columns.steps} aria-hidden="true">
        <Card className={styles.open}>
          <Skeleton className={styles.title} />
          {FIELDS.map((field) => (
            <Skeleton key={field} className={styles.field} />
          ))}
        </Card>
        <Card className={styles.closed}>
          <Skeleton className={styles.title} />
        </Card>
        <Card className={styles.closed}>
          <Skeleton className={styles.title} />
        </Card>
      </div>
      <Card className={styles.summary} aria-hidden="true">
        <Skeleton className={styles.title} />
        {FIELDS.map((field) => (
          <Skeleton key={field} className={styles.line} />
        ))}
      </Card>
    </div>
  );
}
