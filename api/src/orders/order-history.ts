import { SITE_NAME } from '@evmandi/contract/domain/site';
import { sql } from 'kysely';
import { ORDER_EVENTS, type Order, type OrderEvent } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';

const isShown = (kind: string): kind is OrderEvent['kind'] =>
  ORDER_EVENTS.some((known) => known === kind);

/** The timeline of an order, the oldest first; `names` adds who did it. It is invoiced as it is placed. */
export async function eventsOf(
  db: Database,
  orderId: string,
  names: boolean,
): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['kind', 'at', 'text', 'actor'])
    .where('subject', '=', 'order')
    .where('subject_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind, at, text, actor }): OrderEvent[] => {
    if (!isShown(kind)) return [];
    const event = { kind, at: at.toISOString(), text, by: names ? actor : null };
    const invoiced = { ...event, kind: 'invoiced' as const, by: names ? SITE_NAME : null };
    return kind === 'placed' ? [event, invoiced] : [event];
  });
}

/** What left for an order, the first shipment first. */
export async function shipmentsOf(db: Database, orderId: string): Promise<Order['shipments']> {
  const rows = await db
    .selectFrom('shipments')
    .select(['position', 'at', 'carrier', 'tracking'])
    .select(
      sql<Order['shipments'][number]['lines']>`(select json_agg(
        json_build_object('position', shipment_lines.position, 'quantity', quantity)
        order by shipment_lines.position)
        from shipment_lines where shipment_id = shipments.id)`.as('lines'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ position, at, ...shipment }) => ({
    number: position,
    at: at.toISOString(),
    ...shipment,
  }));
}
