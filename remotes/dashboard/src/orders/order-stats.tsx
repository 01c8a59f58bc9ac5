import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import styles from './order-stats.module.css';

export function OrderStats({ stats }: { stats: AdminOrderList['stats'] }) {
  const { total, completed, cancelled } = stats;
  const cards = [
    { title: 'Total orders', value: total, note: 'All orders so far' },
    { title: 'New orders', value: stats.new, note: 'Waiting to be packed' },
    {
      title: 'Completed orders',
      value: completed,
      note: `${formatShare(completed, total)} of all orders`,
    },
    {
      title: 'Cancelled orders',
      value: cancelled,
      note: `${formatShare(cancelled, total)} of all orders`,
    },
  ];
  return (
    <div className={styles.stats}>
      {cards.map(({ title, value, note }) => (
        <Card as="section" key={title} className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.value}>{formatCount(value)}</p>
          <p className={styles.note}>{note}</p>
        </Card>
      ))}
    </div>
  );
}
