import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { ORDER_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import { Card } from '@evmandi/ui/card';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './status-card.module.css';
import { StatusRing } from './status-ring.tsx';

const SWATCH: Record<OrderStatus, string | undefined> = {
  Pending: styles.pending,
  Shipped: styles.shipped,
  Delivered: styles.delivered,
  Cancelled: styles.cancelled,
};

/** Orders by status: the ring, and the same figures as its table. */
export function StatusCard({
  byStatus,
  live,
}: {
  byStatus: Record<OrderStatus, number>;
  live: boolean;
}) {
  const total = ORDER_STATUSES.reduce((sum, status) => sum + byStatus[status], 0);
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>Orders by status</h2>
      <StatusRing byStatus={byStatus} total={total} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={`${styles.column} ${styles.left}`} scope="col">
              Status
            </th>
            <th className={styles.column} scope="col">
              Orders
            </th>
            <th className={styles.column} scope="col">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {ORDER_STATUSES.map((status) => (
            <tr key={status} className={styles.row}>
              <th className={`${styles.cell} ${styles.left}`} scope="row">
                <span className={`${styles.swatch} ${SWATCH[status]}`} aria-hidden="true" />
                {live ? (
                  <Link className={styles.link} to={links.ordersByStatus(status)}>
                    {status}
                  </Link>
                ) : (
                  status
                )}
              </th>
              <td className={styles.cell}>{formatCount(byStatus[status])}</td>
              <td className={styles.cell}>{formatShare(byStatus[status], total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
