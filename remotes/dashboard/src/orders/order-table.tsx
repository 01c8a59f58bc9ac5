import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { type Column, Table } from '@evmandi/ui/table';
import type { Selection } from '@evmandi/ui/use-selection';
import { useMemo } from 'react';
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
  query: OrdersQuery;
  selection: Selection;
  result: BulkResult | undefined;
  busy: boolean;
}

/** A table on a wide screen, cards on a narrow one. */
export function OrderTable({ orders, query, selection, result, busy }: OrderTableProps) {
  const outcomes = useMemo(
    () => new Map(result?.results.map(({ number, done }) => [number, done ? 'done' : 'skipped'])),
    [result],
  ) as ReadonlyMap<string, 'done' | 'skipped'>;
  const { hidden, order: open, ...rest } = query;
  return (
    <Table
      caption="Orders"
      columns={columnsFor(query)}
      cardsBelow="52rem"
      stickyHead
      busy={busy}
      selectAll={{
        label: 'Select all orders of this page',
        chosen: selection.chosen,
        onToggle: selection.toggleAll,
      }}
    >
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          to={ordersAddress({ ...rest, hidden, order: order.orderNumber })}
          selected={selection.has(order.orderNumber)}
          current={open === order.orderNumber}
          outcome={outcomes.get(order.orderNumber)}
          hidden={hidden}
          onSelect={selection.set}
        />
      ))}
    </Table>
  );
}
