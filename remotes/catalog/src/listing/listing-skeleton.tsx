import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ListingView } from './listing-query.ts';
import styles from './listing-skeleton.module.css';

interface ListingSkeletonProps {
  className: string | undefined;
  view: ListingView;
  count: number;
}

function CardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton className={styles.media} />
      <div className={styles.body}>
        <Skeleton className={styles.meta} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.stars} />
        <Skeleton className={styles.price} />
        <Skeleton className={styles.control} />
        <Skeleton className={styles.quote} />
      </div>
    </Card>
  );
}

function RowSkeleton() {
  return (
    <Card className={styles.row}>
      <Skeleton className={styles.rowMedia} />
      <div className={styles.middle}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.meta} />
        <Skeleton className={styles.stars} />
      </div>
      <div className={styles.buy}>
        <Skeleton className={styles.price} />
        <Skeleton className={styles.control} />
        <Skeleton className={styles.control} />
      </div>
    </Card>
  );
}

/** The places of products on their way, as high as the products will be. */
export function ListingSkeleton({ className, view, count }: ListingSkeletonProps) {
  const Place = view === 'grid' ? CardSkeleton : RowSkeleton;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading products</VisuallyHidden>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count || 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
          <Place key={index} />
        ))}
      </div>
    </div>
  );
}
