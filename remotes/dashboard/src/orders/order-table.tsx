import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { type OrderStatus, PARTLY_SHIPPED } from '@evmandi/contract/domain/order-status';
import { pictureAddress } from '@evmandi/runtime';
import { Media } from '@evmandi/ui/media';
import { Money } from '@evmandi/ui/money';
import { Picture } from '@evmandi/ui/picture';
import { Dot, Pill } from '@evmandi/ui/pill';
import { Cell, type Column, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import styles from './order-table.module.css';
import { type OrdersQuery, sortOf } from './orders-query.ts';

const TONES = {
  Pending: 'pending',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>;

const columnsFor = (query: OrdersQuery): Column[] => [
  { label: 'Order', className: styles.order },
  { label: 'Product' },
  { label: 'Customer', sort: sortOf('customer', query) },
  { label: 'Date', sort: sortOf('date', query) },
  { label: 'Total', className: styles.total, sort: sortOf('total', query) },
  { label: 'Payment' },
  { label: 'Status' },
];

interface OrderTableProps {
  orders: AdminOrder[];
  query: OrdersQuery;
  busy: boolean;
}

/** A table on a wide screen, cards on a narrow one. */
export function OrderTable({ orders, query, busy }: OrderTableProps) {
  return (
    <Table caption="Orders" columns={columnsFor(query)} cardsBelow="52rem" stickyHead busy={busy}>
      {orders.map(
        ({
          id,
          orderNumber,
          product,
          lines,
          customer,
          placedAt,
          total,
          payment,
          status,
          ...order
        }) => (
          <Row key={id} className={styles.row}>
            <RowHeader className={styles.order}>#{orderNumber}</RowHeader>
            <Cell className={styles.productCell}>
              <div className={styles.product}>
                <Media className={styles.media}>
                  <Picture
                    src={pictureAddress(product.picture.path)}
                    alt=""
                    width={52}
                    height={42}
                  />
                </Media>
                <span>
                  {product.name}
                  {lines > 1 && <span className={styles.more}>and {lines - 1} more</span>}
                </span>
              </div>
            </Cell>
            <Cell className={styles.customer}>{customer.name}</Cell>
            <Cell className={styles.date}>
              <Moment value={placedAt} />
            </Cell>
            <Cell className={styles.total}>
              <Money paise={total} />
            </Cell>
            <Cell className={styles.payment}>
              <Dot tone={payment === 'Paid' ? 'paid' : 'unpaid'}>{payment}</Dot>
            </Cell>
            <Cell className={styles.status}>
              <Pill tone={TONES[status]}>{status}</Pill>
              {order.partlyShipped && <span className={styles.more}>{PARTLY_SHIPPED}</span>}
            </Cell>
          </Row>
        ),
      )}
    </Table>
  );
}
