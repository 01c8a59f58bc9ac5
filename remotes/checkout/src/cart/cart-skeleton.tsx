import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { LinesSkeleton } from '../lines/lines-skeleton.tsx';
import card from '../lines/summary-card.module.css';
import totals from '../lines/totals.module.css';
import styles from './cart-skeleton.module.css';
import panelStyles from './filled-cart.module.css';
import barStyles from './selection-bar.module.css';
import groupStyles from './supplier-lines.module.css';

function Group({ lines }: { lines: number }) {
  return (
    <Card className={groupStyles.group}>
      <div className={groupStyles.head}>
        <Skeleton className={styles.box} />
        <Skeleton className={styles.supplier} />
      </div>
      <LinesSkeleton lines={lines} lead />
    </Card>
  );
}

/** The cart before the browser's storage and the products are read. */
export function CartSkeleton() {
  return (
    <div className={panelStyles.columns} aria-hidden="true">
      <div>
        <Card className={barStyles.bar}>
          <Skeleton className={styles.button} />
          <Skeleton className={styles.button} />
          <Skeleton className={styles.count} />
        </Card>
        <Group lines={2} />
        <Group lines={1} />
      </div>
      <Card className={card.summary}>
        <Skeleton className={styles.title} />
        {['net', 'discount', 'shipping', 'tax'].map((row) => (
          <div key={row} className={totals.row}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.value} />
          </div>
        ))}
        <div className={`${totals.row} ${totals.total}`}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.sum} />
        </div>
        <Skeleton className={styles.terms} />
        <Skeleton className={styles.action} />
        <Skeleton className={styles.action} />
      </Card>
    </div>
  );
}
