import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Card } from '@evmandi/ui/card';
import { PageHead } from '@evmandi/ui/page-head';
import { Skeleton } from '@evmandi/ui/skeleton';
import { Wrap } from '@evmandi/ui/wrap';
import styles from './job-cards-skeleton.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function JobCardsSkeleton() {
  return (
    <Wrap aria-busy="true">
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Vehicle job cards' }]} />
      <PageHead title="Vehicle job cards" lead="Loading the job cards" />
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
    </Wrap>
  );
}
