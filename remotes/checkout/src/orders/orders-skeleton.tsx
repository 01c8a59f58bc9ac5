import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Card } from '@evmandi/ui/card';
import { PageHead } from '@evmandi/ui/page-head';
import { Skeleton } from '@evmandi/ui/skeleton';
import { Wrap } from '@evmandi/ui/wrap';
import styles from './orders-skeleton.module.css';

const ORDERS = ['a', 'b', 'c', 'd'];

export function OrdersSkeleton() {
  return (
    <Wrap aria-busy="true">
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'My orders' }]} />
      <PageHead title="My orders" aside={<Skeleton className={styles.search} />} />
      <Skeleton className={styles.tabs} />
      {ORDERS.map((order) => (
        <Card key={order} className={styles.order}>
          <div className={styles.head} />
        </Card>
      ))}
    </Wrap>
  );
}
