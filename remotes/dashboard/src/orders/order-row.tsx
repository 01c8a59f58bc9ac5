import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { PARTLY_SHIPPED } from '@evmandi/contract/domain/order-status';
import { pictureAddress } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Media } from '@evmandi/ui/media';
import { Money } from '@evmandi/ui/money';
import { Picture } from '@evmandi/ui/picture';
import { Pill } from '@evmandi/ui/pill';
import { Cell, Row, RowHeader, SelectCell } from '@evmandi/ui/table';
import { Moment } from '@evmandi/ui/time';
import { memo } from 'react';
import { RowLink } from '../list/row-link.tsx';
import { type RowSelection, useTicked } from '../list/row-selection.ts';
import type { OrderColumn } from './columns.ts';
import styles from './order-table.module.css';
import { PaymentMark } from './payment-mark.tsx';
import { TONES } from './status-tones.ts';

interface Props {
  order: AdminOrder;
  /** The list with this order's panel. */
  to: string;
  selection: RowSelection;
  /** Its panel is open. */
  current: boolean;
  /** What the last step for several orders did to it. */
  outcome: 'done' | 'skipped' | undefined;
  hidden: readonly OrderColumn[];
}

/** One order of the list. It is drawn again only when something of it changes: a page has up to a hundred. */
export const OrderRow = memo(function OrderRow(props: Props) {
  const { order, to, selection, current, outcome, hidden } = props;
  const { orderNumber, product, lines, customer, placedAt, total, status } = order;
  const selected = useTicked(selection, orderNumber);
  // The figures count what was not: with it the rows add up to them.
  const cancelled = status === 'Cancelled' ? 0 : total - order.sold;
  const shows = (column: OrderColumn) => !hidden.includes(column);
  return (
    <Row className={styles.row} selected={selected} aria-current={current || undefined}>
      <SelectCell
        className={styles.select}
        label={`Select order ${orderNumber}`}
        checked={selected}
        onChange={(on) => selection.set(orderNumber, on)}
      />
      <RowHeader className={styles.order}>
        <RowLink className={styles.link} row={orderNumber} to={to}>
          #{orderNumber}
        </RowLink>
      </RowHeader>
      {shows('product') && (
        <Cell className={styles.productCell}>
          <div className={styles.product}>
            <Media className={styles.media}>
              <Picture src={pictureAddress(product.picture.path)} alt="" width={52} height={42} />
            </Media>
            <span className={styles.productName}>
              {product.name}
              {lines > 1 && <span className={styles.more}>and {lines - 1} more</span>}
            </span>
          </div>
        </Cell>
      )}
      {shows('customer') && (
        <Cell label="Customer" className={styles.customer}>
          {customer.name}
        </Cell>
      )}
      {shows('date') && (
        <Cell label="Date" className={styles.date}>
          <Moment value={placedAt} />
        </Cell>
      )}
      {shows('total') && (
        <Cell label="Total" className={styles.total}>
          <span>
            <Money paise={total} />
            {cancelled > 0 && (
              <span className={styles.more}>{formatPaise(cancelled)} cancelled</span>
            )}
          </span>
        </Cell>
      )}
      {shows('payment') && (
        <Cell label="Payment" className={styles.payment}>
          <PaymentMark order={order} />
        </Cell>
      )}
      <Cell className={styles.status}>
        <Pill tone={order.partlyShipped ? 'shipped' : TONES[status]}>
          {order.partlyShipped ? PARTLY_SHIPPED : status}
        </Pill>
        {outcome && (
          <span className={joinClasses(styles.more, styles.outcome)}>
            {outcome === 'done' ? 'Done' : 'Skipped'}
          </span>
        )}
      </Cell>
    </Row>
  );
});
