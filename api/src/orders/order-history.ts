import { SITE_NAME } from '@evmandi/contract/domain/site';
import { sql } from 'kysely';
import { STAFF_ORDER_EVENTS, type StaffOrderEvent } from '../../contract/admin-orders.ts';
import type { Order, OrderEvent } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';

const isShown = (kind: string): kind is StaffOrderEvent['kind'] =>
  STAFF_ORDER_EVENTS.some((known) => known === kind);

const readEvents = (db: Database, orderId: string) =>
  db
    .selectFrom('events')
    .select(['id', 'kind', 'at', 'text', 'actor', 'before'])
    .where('subject', '=', 'order')
    .where('subject_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();

type Row = Awaited<ReturnType<typeof readEvents>>[number];

/** As the timeline has them: an order is invoiced as it is placed. */
const toEvents = ({ kind, at, text, actor }: Row): StaffOrderEvent[] => {
  if (!isShown(kind)) return [];
  const event = { kind, at: at.toISOString(), text, by: actor };
  return kind === 'placed' ? [event, { ...event, kind: 'invoiced', by: SITE_NAME }] : [event];
};

/** The timeline of an order as staff see it, the oldest first. */
export async function staffEventsOf(db: Database, orderId: string): Promise<StaffOrderEvent[]> {
  return (await readEvents(db, orderId)).flatMap(toEvents);
}

/** Whether a change was taken back, so that for the buyer it never was. */
const wasUndone = (rows: Row[], { id }: Row): boolean =>
  rows.some(({ kind, before }) => {
    if (kind !== 'undone') return false;
    return Number(id) > Number(before?.from) && Number(id) <= Number(before?.to);
  });

const REVERSED = 'A payment was taken back: it was not for this order';

function toOwnEvent({ kind, ...event }: StaffOrderEvent): OrderEvent[] {
  if (kind === 'undone') return [];
  if (kind === 'payment_reversed') return [{ ...event, kind: 'note', text: REVERSED, by: null }];
  return [{ ...event, kind, by: null }];
}

/** The timeline of an order as its buyer sees it, the oldest first and without the names of staff. */
export async function eventsOf(db: Database, orderId: string): Promise<OrderEvent[]> {
  const rows = await readEvents(db, orderId);
  return rows
    .filter((row) => row.kind !== 'note' && !wasUndone(rows, row))
    .flatMap(toEvents)
    .flatMap(toOwnEvent);
}

/** What left for an order, the first shipment first. */
export async function shipmentsOf(db: Database, orderId: string): Promise<Order['shipments']> {
  const rows = await db
    .selectFrom('shipments')
    .select(['position', 'at', 'carrier', 'tracking', 'parcels', 'leaves_on'])
    .select(
      sql<Order['shipments'][number]['lines']>`(select json_agg(
        json_build_object('position', shipment_lines.position, 'quantity', quantity)
        order by shipment_lines.position)
        from shipment_lines where shipment_id = shipments.id)`.as('lines'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ position, at, leaves_on: leavesOn, ...shipment }) => ({
    number: position,
    at: at.toISOString(),
    leavesOn,
    ...shipment,
  }));
}
