import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Wrap } from '@evmandi/ui/wrap';
import styles from './quote-skeleton.module.css';

/** A request, or the list of them, before it is read. */
export function QuoteSkeleton() {
  return (
    <Wrap className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton className={styles.way} />
      <Skeleton className={styles.title} />
      <Card className={styles.card} />
    </Wrap>
  );
}
