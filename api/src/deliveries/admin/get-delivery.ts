import type { DeliveryDetail } from '../../../contract/deliveries.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failure.ts';
import { selectDeliveries, toDelivery } from './list-deliveries.ts';

/** 404 `unknown_delivery`. */
export const unknownDelivery = () =>
  notFound('There is no delivery with this number', 'unknown_delivery');

async function bookingsOf(db: Database, id: string): Promise<DeliveryDetail['bookings']> {
  const rows = await db
    .selectFrom('stock_movements')
    .select(['at', 'quantity', 'actor'])
    .where('delivery_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ at, quantity, actor }) => ({ at: at.toISOString(), quantity, by: actor }));
}

/** A delivery with what was booked of it and what orders wait for. Throws a 404. */
export async function getDelivery(db: Database, number: string): Promise<DeliveryDetail> {
  const row = await selectDeliveries(db)
    .select('products.incoming')
    .where('deliveries.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownDelivery();
  const { incoming, ...delivery } = row;
  return {
    ...toDelivery(delivery),
    uncovered: Math.max(0, -incoming),
    bookings: await bookingsOf(db, row.id),
  };
}
