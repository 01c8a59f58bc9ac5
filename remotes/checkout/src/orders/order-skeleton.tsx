import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import styles from './order-skeleton.module.css';

/** An order before it is read. */
export function OrderSkeleton() {
  return (
    <Wrap className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">Loading the order</VisuallyHidden>
      <Skeleton className={styles.way} />
      <Card className={styles.head}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
      </Card>
      <div className={styles.columns}>
        <Card className={styles.wide} />
        <Card className={styles.narrow} />
      </div>
    </Wrap>
  );
}
