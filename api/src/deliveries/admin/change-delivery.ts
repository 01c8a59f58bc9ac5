import { sql } from 'kysely';
import type {
  Allocated,
  AnnounceDelivery,
  BookDelivery,
  ChangeDelivery,
} from '../../../contract/deliveries.ts';
import type { Database } from '../../database/database.ts';
import { TODAY } from '../../database/india.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, refused } from '../../http/failure.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { readOrderables } from '../../orders/orderables.ts';
import { allocatedBy } from '../../stock/admin/allocated.ts';
import { unknownDelivery } from './get-delivery.ts';

type Held = Awaited<ReturnType<typeof hold>>;

const wrong = (path: string, message: string) =>
  refused('invalid_request', message, [{ path, message }]);

/** Returns the delivery and with it its product, both locked until the transaction ends. Throws 404 and 409. */
async function hold(tx: Tx, number: string, version: number) {
  const delivery = await tx
    .selectFrom('deliveries')
    .selectAll()
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!delivery) throw unknownDelivery();
  if (delivery.version !== version) {
    throw conflict(
      'stale_version',
      `Somebody else changed delivery ${number} since you read it: look at it again`,
    );
  }
  if (delivery.open === 0) {
    throw conflict('wrong_transition', `Nothing of delivery ${number} is to come any more`);
  }
  await readOrderables(tx, [delivery.product_id], { lock: true });
  return delivery;
}

/** Throws a 422 for a day that has gone by in India. */
async function checkDay(tx: Tx, day: string): Promise<void> {
  const { rows } = await sql<{ late: boolean }>`
    select ${day}::date < ${TODAY} as late`.execute(tx);
  if (rows[0]?.late) throw wrong('expectedOn', 'Choose today or a later day');
}

async function mustBeDeliverable(tx: Tx, id: string): Promise<void> {
  const product = await tx
    .selectFrom('products')
    .select('condition')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!product) throw wrong('productId', 'There is no such product: choose another');
  if (product.condition === 'used') {
    throw wrong('productId', 'A used vehicle is a single piece: none is delivered');
  }
}

/** Announces a delivery and returns its number: from then on lines may wait for it. Throws 422. */
export function announceDelivery(
  db: Database,
  { productId, quantity, expectedOn, note }: AnnounceDelivery,
  by: Actor,
): Promise<string> {
  return inChange(db, async (tx) => {
    await checkDay(tx, expectedOn);
    await mustBeDeliverable(tx, productId);
    const { id, number } = await tx
      .insertInto('deliveries')
      .values({ product_id: productId, quantity, expected_on: expectedOn, note: note || null })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    await writeEvent(tx, {
      subject: 'delivery',
      id,
      kind: 'announced',
      by,
      after: { productId, quantity, expectedOn },
    });
    return number;
  });
}

const shown = ({ quantity, expected_on, note, closed }: Held) => ({
  quantity,
  expectedOn: expected_on,
  note,
  closed,
});

function changesOf(delivery: Held, { quantity, expectedOn, note, close }: ChangeDelivery) {
  if (quantity !== undefined && quantity < delivery.arrived) {
    throw conflict('wrong_transition', `${delivery.arrived} pieces have arrived already`, [
      { path: 'quantity', message: `is ${delivery.arrived} or more` },
    ]);
  }
  return {
    quantity: quantity ?? delivery.quantity,
    expected_on: expectedOn ?? delivery.expected_on,
    note: note === undefined ? delivery.note : note || null,
    closed: close ?? delivery.closed,
  };
}

/** Changes what is to come of a delivery, or says that nothing is. Throws 404, 409 and 422. */
export function changeDelivery(
  db: Database,
  { number, change, by }: { number: string; change: ChangeDelivery; by: Actor },
): Promise<void> {
  return inChange(db, async (tx) => {
    if (change.expectedOn !== undefined) await checkDay(tx, change.expectedOn);
    const delivery = await hold(tx, number, change.version);
    const next = changesOf(delivery, change);
    await tx.updateTable('deliveries').set(next).where('id', '=', delivery.id).execute();
    await writeEvent(tx, {
      subject: 'delivery',
      id: delivery.id,
      kind: change.close ? 'closed' : 'changed',
      by,
      before: shown(delivery),
      after: shown({ ...delivery, ...next }),
    });
  });
}

/**
 * Books pieces that arrived, and on wish that the rest will not: lines that wait get them first, the rest goes to
 * stock. Returns what orders were given. Throws 404 and 409.
 */
export function bookDelivery(
  db: Database,
  { number, booking, by }: { number: string; booking: BookDelivery; by: Actor },
): Promise<Allocated> {
  return inChange(db, async (tx) => {
    const { quantity, version, close, note } = booking;
    const delivery = await hold(tx, number, version);
    if (quantity > delivery.open) {
      const message = `Only ${delivery.open} of delivery ${number} are to come: raise its quantity first`;
      throw conflict('wrong_transition', message, [{ path: 'quantity', message }]);
    }
    const movement = await tx
      .insertInto('stock_movements')
      .values({
        product_id: delivery.product_id,
        quantity,
        reason: 'delivery',
        delivery_id: delivery.id,
        actor: by.name,
        user_id: by.id,
      })
      .returning(['id', 'product_id'])
      .executeTakeFirstOrThrow();
    const rest = { closed: close ?? delivery.closed, note: note || delivery.note };
    if (close || note) {
      await tx.updateTable('deliveries').set(rest).where('id', '=', delivery.id).execute();
    }
    await writeEvent(tx, {
      subject: 'delivery',
      id: delivery.id,
      kind: 'booked',
      by,
      before: { ...shown(delivery), arrived: delivery.arrived },
      after: { ...shown({ ...delivery, ...rest }), arrived: delivery.arrived + quantity },
    });
    return allocatedBy(tx, movement);
  });
}
