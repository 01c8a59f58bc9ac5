import { Card } from '@evmandi/ui/card';
import { Skeleton } from '@evmandi/ui/skeleton';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './home-skeleton.module.css';

const CARDS = [
  { name: 'sales', size: styles.small },
  { name: 'orders', size: styles.small },
  { name: 'pending', size: styles.small },
  { name: 'cancelled', size: styles.small },
  { name: 'week', size: styles.wide },
  { name: 'users', size: styles.narrow },
  { name: 'transactions', size: styles.wide },
  { name: 'products', size: styles.narrow },
];
const LINES = [styles.title, styles.line, styles.figure];

export function HomeSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden role="status">Loading Dashboard</VisuallyHidden>
      {CARDS.map(({ name, size }) => (
        <Card key={name} className={`${styles.card} ${size}`}>
          {LINES.map((line) => (
            <Skeleton key={line} className={line} />
          ))}
        </Card>
      ))}
    </div>
  );
}
