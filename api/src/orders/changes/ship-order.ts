import { DAY_MS, dayInIndia } from '@evmandi/contract/domain/dates';
import { heldOf, waitingOf } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { ShipOrder } from '../../../contract/admin-order-changes.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, refused } from '../../http/failure.ts';
import {
  type HeldLine,
  type HeldOrder,
  heldLines,
  statusNow,
  type Tx,
  touchOrder,
} from './hold-order.ts';
import { conflictOfStatus } from './order-steps.ts';

/** Nobody packs for longer. */
const MOST_DAYS_AHEAD = 60;

type Pieces = { position: number; quantity: number };

const piecesOf = (number: number) => (number === 1 ? '1 piece' : `${number} pieces`);

/** The pieces asked for, or all that are there. Throws 409 and 422. */
function chosen(lines: HeldLine[], asked: ShipOrder['lines']): Pieces[] {
  if (!asked) {
    return lines
      .filter((line) => heldOf(line) > 0)
      .map((line) => ({ position: line.position, quantity: heldOf(line) }));
  }
  asked.forEach(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    const path = `lines.${index}.quantity`;
    if (!line) {
      const message = `There is no line ${position}`;
      throw refused('invalid_request', message, [{ path: `lines.${index}.position`, message }]);
    }
    if (quantity > heldOf(line)) {
      const message = `Only ${piecesOf(heldOf(line))} of ${line.name} are held for this order`;
      throw conflict('short_stock', message, [{ path, message }]);
    }
  });
  return asked;
}

function refuseWaiting(lines: HeldLine[]): void {
  const waiting = lines.filter((line) => waitingOf(line) > 0);
  const [first] = waiting;
  if (!first) return;
  const pieces = piecesOf(waiting.reduce((sum, line) => sum + waitingOf(line), 0));
  const of = waiting.length === 1 ? ` of ${first.name}` : '';
  throw conflict('short_stock', `${pieces}${of} still wait for a delivery: ship what is there`);
}

/** Throws 422 for a day on which a parcel of this order cannot leave. */
function checkDay(order: HeldOrder, day: string): void {
  const latest = dayInIndia(Date.now() + MOST_DAYS_AHEAD * DAY_MS);
  const message =
    day < dayInIndia(order.placed_at)
      ? 'A parcel leaves after its order was placed: choose that day or a later one'
      : `A parcel leaves within ${MOST_DAYS_AHEAD} days: choose an earlier day`;
  if (day >= dayInIndia(order.placed_at) && day <= latest) return;
  throw refused('invalid_request', message, [{ path: 'leavesOn', message }]);
}

async function keepShipment(
  tx: Tx,
  order: HeldOrder,
  {
    pieces,
    carrier,
    tracking,
    parcels,
    leavesOn,
    by,
  }: { pieces: Pieces[]; by: Actor } & Partial<ShipOrder>,
): Promise<number> {
  const shipment = await tx
    .insertInto('shipments')
    .values((eb) => ({
      order_id: order.id,
      position: eb
        .selectFrom('shipments')
        .select(sql<number>`(coalesce(max(position), 0) + 1)::smallint`.as('next'))
        .where('order_id', '=', order.id),
      carrier: carrier ?? null,
      tracking: tracking ?? null,
      parcels: parcels ?? null,
      leaves_on: leavesOn ?? null,
      actor: by.name,
      user_id: by.id,
    }))
    .returning(['id', 'position'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shipment_lines')
    .values(pieces.map((piece) => ({ ...piece, shipment_id: shipment.id, order_id: order.id })))
    .execute();
  return shipment.position;
}

/**
 * Ships pieces that are held for the order; the rest stays due. With `whole` it throws 409 `short_stock` while a
 * piece still waits for its delivery.
 */
export async function shipOrder(
  tx: Tx,
  order: HeldOrder,
  {
    by,
    whole = false,
    ...ask
  }: Partial<Omit<ShipOrder, 'version'>> & { by: Actor; whole?: boolean },
): Promise<void> {
  if (order.status !== 'Pending') throw conflictOfStatus(order.status, 'Shipped');
  if (ask.leavesOn) checkDay(order, ask.leavesOn);
  const lines = await heldLines(tx, order.id);
  if (whole) refuseWaiting(lines);
  const pieces = chosen(lines, ask.lines);
  if (pieces.length === 0) {
    throw conflict('short_stock', 'Nothing is there to be shipped: all of it waits for a delivery');
  }
  const shipment = await keepShipment(tx, order, { ...ask, pieces, by });
  const status = await statusNow(tx, order);
  if (status === order.status) await touchOrder(tx, order);
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: status === 'Shipped' ? 'shipped' : 'partly_shipped',
    by,
    before: { status: order.status },
    after: { status, shipment, pieces },
  });
}
