import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Change } from '../change-mark.tsx';
import styles from './order-stats.module.css';

/** Specification 2.12: four cards over all orders, each with the change of the last 28 days. */
export function OrderStats({ stats }: { stats: AdminOrderList['stats'] }) {
  const { total, completed, cancelled, last28Days } = stats;
  const cards = [
    { key: 'total', title: 'Total orders', value: total, note: 'All orders so far' },
    { key: 'new', title: 'New orders', value: stats.new, note: 'Waiting to be packed' },
    {
      key: 'completed',
      title: 'Completed orders',
      value: completed,
      note: `${formatShare(completed, total)} of all orders`,
    },
    {
      key: 'cancelled',
      title: 'Cancelled orders',
      value: cancelled,
      note: `${formatShare(cancelled, total)} of all orders`,
      bad: true,
    },
  ] as const;
  return (
    <div className={styles.stats}>
      {cards.map(({ key, title, value, note, ...card }) => (
        <Card as="section" key={title} className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.figure}>
            <span className={styles.value}>{formatCount(value)}</span>
            <Change trend={last28Days[key]} moreIsWorse={'bad' in card} />
          </p>
          <p className={styles.note}>{note}</p>
        </Card>
      ))}
    </div>
  );
}
