import { mayBePaid, NEXT_STATUSES } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { AdminOrderDetail } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import type { Settings } from '../../settings.ts';
import { unknownOrder } from '../changes/hold-order.ts';
import { undoUntil } from '../changes/undo-order.ts';
import { staffEventsOf } from '../order-history.ts';
import { orderView, SOLD, selectOrders } from '../order-view.ts';

async function paymentsOf(db: Database, orderId: string): Promise<AdminOrderDetail['payments']> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.recorded_by')
    .where('payments.order_id', '=', orderId)
    .select(['payments.id', 'payments.amount', 'payments.method', 'payments.received_at'])
    .select(['payments.reference', 'payments.reversed_reference', 'payments.reversed'])
    .select(['payments.reverses', 'payments.note', 'users.name'])
    .orderBy('payments.received_at')
    .orderBy('payments.id')
    .execute();
  return rows.map(({ amount, received_at, reference, reversed_reference, name, ...row }) => ({
    ...row,
    amount: Number(amount),
    receivedAt: received_at.toISOString(),
    reference: reference ?? reversed_reference,
    by: name,
  }));
}

async function refundsOf(db: Database, orderId: string): Promise<AdminOrderDetail['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.recorded_by')
    .where('refunds.order_id', '=', orderId)
    .select(['refunds.amount', 'refunds.reference', 'refunds.recorded_at', 'users.name'])
    .orderBy('refunds.recorded_at')
    .execute();
  return rows.map(({ amount, reference, recorded_at, name }) => ({
    amount: Number(amount),
    reference,
    recordedAt: recorded_at.toISOString(),
    by: name,
  }));
}

async function neighbour(db: Database, id: string, side: 'newer' | 'older') {
  const place = sql`(select placed_at, id from orders where id = ${id})`;
  const direction = side === 'newer' ? ('asc' as const) : ('desc' as const);
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where(sql<boolean>`(placed_at, id) ${sql.raw(side === 'newer' ? '>' : '<')} ${place}`)
    .orderBy('placed_at', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** All of an order that staff see. Throws a 404 when there is none of that number. */
export async function getAdminOrder(
  db: Database,
  settings: Settings,
  number: string,
  caller: Caller,
): Promise<AdminOrderDetail> {
  const row = await selectOrders(db)
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select([
      'orders.version',
      SOLD.as('sold'),
      'customers.id as customerId',
      'customers.number as customerNumber',
      'customers.name as customer',
    ])
    .where('orders.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownOrder();
  const [order, events, undo, payments, refunds, newer, older] = await Promise.all([
    orderView(db, row, settings),
    staffEventsOf(db, row.id),
    undoUntil(db, [number], caller),
    paymentsOf(db, row.id),
    refundsOf(db, row.id),
    neighbour(db, row.id, 'newer'),
    neighbour(db, row.id, 'older'),
  ]);
  return {
    ...order,
    events,
    id: row.id,
    version: row.version,
    sold: Number(row.sold),
    customer: { id: row.customerId, number: row.customerNumber, name: row.customer },
    nextStatuses: [...NEXT_STATUSES[row.status]],
    mayBePaid: mayBePaid(row.status, row.payment),
    payments,
    refunds,
    undoUntil: undo,
    newer,
    older,
  };
}
