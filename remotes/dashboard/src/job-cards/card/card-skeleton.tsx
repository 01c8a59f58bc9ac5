import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './card-skeleton.module.css';

const COLUMNS = [
  ['complaints', 'tasks', 'parts'],
  ['technician', 'estimate', 'history'],
];

export function CardSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden role="status">Loading the job card</VisuallyHidden>
      <Skeleton className={styles.crumbs} />
      <Card className={styles.head} />
      <Card className={styles.stages} />
      <div className={styles.columns}>
        {COLUMNS.map((blocks) => (
          <div key={blocks[0]} className={styles.column}>
            {blocks.map((block) => (
              <Card key={block} className={styles.block}>
                <Skeleton className={styles.title} />
                <Skeleton />
                <Skeleton />
              </Card>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
