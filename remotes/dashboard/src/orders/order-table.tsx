import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { type Column, Table } from '@evmandi/ui/table';
import { chosenOf } from '@evmandi/ui/use-selection';
import { useMemo } from 'react';
import { rowPress } from '../list/row-press.ts';
import type { RowSelection } from '../list/row-selection.ts';
import type { BulkResult } from './bulk/use-bulk.ts';
import { OrderRow } from './order-row.tsx';
import styles from './order-table.module.css';
import { type OrdersQuery, ordersAddress, sortOf } from './orders-query.ts';

const columnsFor = (query: OrdersQuery): Column[] => {
  const columns: [string, Column][] = [
    ['order', { label: 'Order', className: styles.order }],
    ['product', { label: 'Product' }],
    ['customer', { label: 'Customer', sort: sortOf('customer', query) }],
    ['date', { label: 'Date', sort: sortOf('date', query) }],
    ['total', { label: 'Total', className: styles.total, sort: sortOf('total', query) }],
    ['payment', { label: 'Payment' }],
    ['status', { label: 'Status' }],
  ];
  const hidden: readonly string[] = query.hidden;
  return columns.filter(([name]) => !hidden.includes(name)).map(([, column]) => column);
};

interface OrderTableProps {
  orders: readonly AdminOrder[];
  /** The list without a panel. */
  query: OrdersQuery;
  /** Number of the order whose panel is open. */
  open: string | undefined;
  selection: RowSelection;
  /** Those that are ticked. */
  ticked: ReadonlySet<string>;
  result: BulkResult | undefined;
  busy: boolean;
}

/** A table on a wide screen, cards on a narrow one. */
export function OrderTable(props: OrderTableProps) {
  const { orders, query, open, selection, ticked, result, busy } = props;
  const numbers = useMemo(() => orders.map(({ orderNumber }) => orderNumber), [orders]);
  const outcomes = useMemo(
    () => new Map(result?.results.map(({ number, done }) => [number, done ? 'done' : 'skipped'])),
    [result],
  ) as ReadonlyMap<string, 'done' | 'skipped'>;
  const columns = useMemo(() => columnsFor(query), [query]);
  const withOrder = useMemo(() => {
    const list = ordersAddress(query);
    return (number: string) => `${list}${list.includes('?') ? '&' : '?'}order=${number}`;
  }, [query]);
  return (
    <Table
      {...rowPress}
      caption="Orders"
      columns={columns}
      cardsBelow="52rem"
      stickyHead
      busy={busy}
      selectAll={{
        label: 'Select all orders of this page',
        chosen: chosenOf(numbers, ticked),
        onToggle: () =>
          selection.replace(chosenOf(numbers, selection.get()) === 'all' ? [] : numbers),
      }}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          to={withOrder(order.orderNumber)}
          selection={selection}
          current={open === order.orderNumber}
          outcome={outcomes.get(order.orderNumber)}
          hidden={query.hidden}
        />
      ))}
    </Table>
  );
}
