import { mayBePaid } from '@evmandi/contract/domain/order-status';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import type { Caller } from '../http/access.ts';
import { conflict } from '../http/failure.ts';
import { cancelOrder } from './changes/cancel-order.ts';
import { holdOrder, inChange } from './changes/hold-order.ts';
import { unknownOwnOrder } from './own-orders.ts';

/** Of one order: each is an entry of the audit log. */
const MOST_REFERENCES = 20;

const hasToken = (token: string) => sql<SqlBool>`orders.token = ${token}`;

/** Cancels an order for its buyer, while it is Pending; once it is cancelled, nothing happens. */
export function cancelOwnOrder(db: Database, token: string, caller: Caller | null): Promise<void> {
  return inChange(db, async (tx) => {
    const order = await holdOrder(tx, hasToken(token), unknownOwnOrder);
    if (order.status === 'Cancelled') return;
    if (order.status !== 'Pending') {
      throw conflict('wrong_transition', 'Only a Pending order can be cancelled');
    }
    await cancelOrder(tx, order, { by: caller ?? { id: null, name: order.ship_name } });
  });
}

/** Keeps the bank's reference of a buyer's transfer; a later one replaces it until the order is Paid. */
export function giveReference(
  db: Database,
  token: string,
  { reference, caller }: { reference: string; caller: Caller | null },
): Promise<void> {
  return inChange(db, async (tx) => {
    const order = await holdOrder(tx, hasToken(token), unknownOwnOrder);
    if (!mayBePaid(order.status, order.payment)) {
      throw conflict(
        'nothing_to_pay',
        order.payment === 'Paid'
          ? 'This order is paid already'
          : 'This order was cancelled: do not pay it',
      );
    }
    const { payment_reference: earlier } = await tx
      .selectFrom('orders')
      .select('payment_reference')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    // Sent twice, it is given once.
    if (earlier === reference) return;
    const { given } = await tx
      .selectFrom('events')
      .select(sql<number>`count(*)::integer`.as('given'))
      .where('subject', '=', 'order')
      .where('subject_id', '=', order.id)
      .where('kind', '=', 'reference_given')
      .executeTakeFirstOrThrow();
    if (given >= MOST_REFERENCES) {
      throw conflict(
        'too_many_references',
        'The reference was changed very often: call us with the right one',
      );
    }
    await tx
      .updateTable('orders')
      .set({ payment_reference: reference })
      .where('id', '=', order.id)
      .execute();
    await writeEvent(tx, {
      subject: 'order',
      id: order.id,
      kind: 'reference_given',
      by: caller ?? { id: null, name: order.ship_name },
      text: reference,
      before: { reference: earlier },
      after: { reference },
    });
  });
}

/** Takes a guest's order to one's own (ORDER-11). Throws 409 for one that belongs to another account. */
export function claimOrder(db: Database, token: string, caller: Caller): Promise<void> {
  return inChange(db, async (tx) => {
    const { id } = await holdOrder(tx, hasToken(token), unknownOwnOrder);
    const { placed_by, claimed_by } = await tx
      .selectFrom('orders')
      .select(['placed_by', 'claimed_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const owner = placed_by ?? claimed_by;
    if (owner === caller.id) return;
    if (owner !== null) throw conflict('claimed', 'This order belongs to another account');
    await tx.updateTable('orders').set({ claimed_by: caller.id }).where('id', '=', id).execute();
    await writeEvent(tx, {
      subject: 'order',
      id,
      kind: 'claimed',
      by: caller,
      before: { claimedBy: null },
      after: { claimedBy: caller.id },
    });
  });
}
