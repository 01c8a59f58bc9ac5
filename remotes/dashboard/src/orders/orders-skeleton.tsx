import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { StatSkeletons } from '../list/stat-skeletons.tsx';
import styles from './orders-skeleton.module.css';

const ROWS = Array.from({ length: 10 }, (_, index) => `row-${index}`);

interface Props {
  title?: string;
  /** Links stand between the figures and the list. */
  hasTabs?: boolean;
}

/** Figures over a list, while they are read. */
export function OrdersSkeleton({ title = 'Order Management', hasTabs }: Props) {
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden role="status">{`Loading ${title}`}</VisuallyHidden>
      <StatSkeletons />
      {hasTabs && <div className={styles.strip} />}
      <Card className={styles.card}>
        <div className={styles.tools}>
          <Skeleton className={styles.tabs} />
          <Skeleton className={styles.search} />
        </div>
        <div className={styles.head} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton className={styles.order} />
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.product} />
            <Skeleton className={styles.cell} />
          </div>
        ))}
        <div className={styles.foot} />
      </Card>
    </div>
  );
}
