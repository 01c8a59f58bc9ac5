import type { BulkAnswer, BulkOrders, ChangeOrder } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { Failure } from '../../http/failure.ts';
import { changeOrder } from './change-order.ts';

const CHANGES: Record<BulkOrders['action'], Pick<ChangeOrder, 'status' | 'payment'>> = {
  ship: { status: 'Shipped' },
  deliver: { status: 'Delivered' },
  cancel: { status: 'Cancelled' },
  pay: { payment: 'Paid' },
};

/** The same step for many orders, each in a transaction of its own: one that is refused stops no other. */
export async function changeOrders(
  db: Database,
  { action, orders }: BulkOrders,
  by: Caller,
): Promise<BulkAnswer> {
  const results: BulkAnswer['results'] = [];
  for (const { number, version } of orders) {
    const change = { version, reference: null, ...CHANGES[action] };
    try {
      const now = await changeOrder(db, { number, change, by });
      results.push({ number, done: true, message: null, version: now });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ number, done: false, message: error.message, version: null });
    }
  }
  return { results };
}
