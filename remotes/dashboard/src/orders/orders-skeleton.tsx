import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './orders-skeleton.module.css';

const STATS = ['total', 'new', 'completed', 'cancelled'];
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
      <div className={styles.stats}>
        {STATS.map((stat) => (
          <Card key={stat} className={styles.stat}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.value} />
            <Skeleton className={styles.note} />
          </Card>
        ))}
      </div>
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
