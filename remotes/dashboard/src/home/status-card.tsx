import { formatCount, formatShare } from '@evmandi/contract/domain/numbers';
import { ORDER_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import { Card } from '@evmandi/ui/card';
import { Cell, type Column, Row, RowHeader, Table } from '@evmandi/ui/table';
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

const COLUMNS: readonly Column[] = [
  { label: 'Status', className: `${styles.cell} ${styles.left}` },
  { label: 'Orders', className: styles.cell ?? '' },
  { label: 'Share', className: styles.cell ?? '' },
];

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
      <Table
        caption="Orders by status"
        className={styles.table}
        parts={{ head: styles.head }}
        columns={COLUMNS}
      >
        {ORDER_STATUSES.map((status) => (
          <Row key={status} className={styles.row}>
            <RowHeader className={`${styles.cell} ${styles.left}`}>
              <span className={`${styles.swatch} ${SWATCH[status]}`} aria-hidden="true" />
              {live ? (
                <Link className={styles.link} to={links.ordersByStatus(status)}>
                  {status}
                </Link>
              ) : (
                status
              )}
            </RowHeader>
            <Cell className={styles.cell}>{formatCount(byStatus[status])}</Cell>
            <Cell className={styles.cell}>{formatShare(byStatus[status], total)}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}
