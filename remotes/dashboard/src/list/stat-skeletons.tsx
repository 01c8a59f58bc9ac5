import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import styles from './stat-skeletons.module.css';

const STATS = ['first', 'second', 'third', 'fourth'];

/** The four figures over a list before they are read, as high as they will be. */
export const StatSkeletons = () => (
  <div className={styles.stats}>
    {STATS.map((stat) => (
      <Card key={stat} className={styles.stat}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.value} />
        <Skeleton className={styles.note} />
      </Card>
    ))}
  </div>
);
