import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './job-cards-skeleton.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function JobCardsSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden role="status">Loading the job cards</VisuallyHidden>
      <div className={styles.top}>
        <Skeleton className={styles.lead} />
        <Skeleton className={styles.search} />
      </div>
      <Skeleton className={styles.chips} />
      <div className={styles.list}>
        {CARDS.map((card) => (
          <Card key={card} className={styles.card}>
            <Skeleton className={styles.head} />
            <Skeleton />
            <Skeleton />
          </Card>
        ))}
      </div>
    </div>
  );
}
