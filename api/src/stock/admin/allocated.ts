import { sql } from 'kysely';
import type { Allocated } from '../../../contract/deliveries.ts';
import type { Tx } from '../../orders/changes/hold-order.ts';

/**
 * Returns what orders were given of pieces that came with a movement of a product that is locked: the database
 * hands it out in the same statement, in the order of placing.
 */
export async function allocatedBy(
  tx: Tx,
  movement: { id: string; product_id: string },
): Promise<Allocated> {
  return tx
    .selectFrom('stock_movements')
    .innerJoin('orders', 'orders.id', 'stock_movements.order_id')
    .where('stock_movements.product_id', '=', movement.product_id)
    .where('stock_movements.id', '>', movement.id)
    .where('reason', '=', 'sale')
    .select(['orders.number as order', sql<number>`- stock_movements.quantity`.as('quantity')])
    .orderBy('stock_movements.id')
    .execute();
}
