import { mayBePaid, NEXT_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import type { Transaction } from 'kysely';
import type { ChangeOrder } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { readOrderables } from '../orderables.ts';
import { unknownOrder } from './order-detail.ts';

type Tx = Transaction<Schema>;
type Held = Awaited<ReturnType<typeof hold>>;

const EVENTS = { Shipped: 'shipped', Delivered: 'delivered', Cancelled: 'cancelled' } as const;

/** Returns the order, locked until the transaction ends. */
async function hold(db: Tx, number: string, version: number) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'version', 'status', 'payment', 'total', 'method'])
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw unknownOrder();
  if (order.version !== version) {
    throw conflict(
      'stale_version',
      `Somebody else changed order ${number} since you read it: look at it again`,
    );
  }
  return order;
}

/** Brings back what the lines took; the products are locked in the order in which sales lock them. */
async function returnStock(db: Tx, orderId: string): Promise<void> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'from_stock'])
    .where('order_id', '=', orderId)
    .where('from_stock', '>', 0)
    .execute();
  if (lines.length === 0) return;
  const ids = lines.map(({ product_id }) => product_id);
  await readOrderables(db, ids, { lock: true });
  await db
    .insertInto('stock_movements')
    .values(
      lines.map(({ product_id, from_stock }) => ({
        product_id,
        quantity: from_stock,
        reason: 'cancellation' as const,
        order_id: orderId,
      })),
    )
    .execute();
}

const note = (
  db: Tx,
  orderId: string,
  kind: 'paid' | 'shipped' | 'delivered' | 'cancelled',
  by: Caller,
) =>
  db
    .insertInto('order_events')
    .values({ order_id: orderId, kind, actor: by.name, user_id: by.id })
    .execute();

async function move(db: Tx, order: Held, status: OrderStatus, by: Caller): Promise<void> {
  if (status === 'Pending' || !NEXT_STATUSES[order.status].includes(status)) {
    throw conflict(
      'wrong_transition',
      order.status === status
        ? `The order is ${status} already`
        : `An order that is ${order.status} cannot become ${status}`,
    );
  }
  if (status === 'Cancelled') await returnStock(db, order.id);
  await db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
  await note(db, order.id, EVENTS[status], by);
}

async function pay(db: Tx, order: Held, by: Caller): Promise<void> {
  if (!mayBePaid(order.status, order.payment)) {
    throw conflict(
      'wrong_transition',
      order.payment === 'Paid'
        ? 'The order is Paid already'
        : 'A cancelled order cannot be marked Paid',
    );
  }
  await db
    .insertInto('payments')
    .values({
      order_id: order.id,
      amount: order.total,
      method: order.method,
      recorded_by: by.id,
    })
    .execute();
  await db.updateTable('orders').set({ payment: 'Paid' }).where('id', '=', order.id).execute();
  await note(db, order.id, 'paid', by);
}

/**
 * Ruling 11, one step at a time and only on the newest version. Cancelling returns the stock
 * once. Throws 404 and 409.
 */
export function changeOrder(
  db: Database,
  { number, change, by }: { number: string; change: ChangeOrder; by: Caller },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const order = await hold(transaction, number, change.version);
    if (change.status) await move(transaction, order, change.status, by);
    if (change.payment) await pay(transaction, order, by);
  });
}
