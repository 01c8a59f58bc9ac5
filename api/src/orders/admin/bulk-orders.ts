import type { BulkAnswer, BulkOrders, ChangeOrder } from '../../../contract/admin-order-changes.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { Failure } from '../../http/failure.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { holdOrderVersion, inChange, numbered, type Tx } from '../changes/hold-order.ts';
import { undoOrder, undoUntil } from '../changes/undo-order.ts';
import { changeIn, stepOf, type Which } from './change-order.ts';

type Result = BulkAnswer['results'][number];

const CHANGES: Record<
  Exclude<BulkOrders['action'], 'undo'>,
  Pick<ChangeOrder, 'status' | 'payment'>
> = {
  ship: { status: 'Shipped' },
  deliver: { status: 'Delivered' },
  cancel: { status: 'Cancelled' },
  pay: { payment: 'Paid' },
};

async function doOne(tx: Tx, action: BulkOrders['action'], which: Which): Promise<void> {
  if (action === 'undo') return undoOrder(tx, await holdOrderVersion(tx, which), which.by);
  return changeIn(tx, which, stepOf({ reference: null, ...CHANGES[action] }));
}

async function done(tx: Tx, action: BulkOrders['action'], which: Which): Promise<Result> {
  await doOne(tx, action, which);
  const { version, status } = await tx
    .selectFrom('orders')
    .select(['version', 'status'])
    .where(numbered(which.number))
    .executeTakeFirstOrThrow();
  return { number: which.number, done: true, message: null, version, status };
}

/** When the first of those changes can no longer be taken back. */
function firstEnd(db: Database, results: Result[], by: Caller): Promise<string | null> {
  const numbers = results.filter((one) => one.done).map(({ number }) => number);
  return undoUntil(db, numbers, by);
}

/**
 * The same step for many orders, each in a transaction of its own that keeps its result under the key: one that
 * is refused stops no other, and a repeat answers what was done or refused before it goes on.
 */
export async function changeOrders(
  db: Database,
  { action, orders }: BulkOrders,
  { by, key }: { by: Caller; key: string },
): Promise<BulkAnswer> {
  const scope = `POST /admin/orders/bulk ${by.id}`;
  const once = (tx: Tx, number: string, request: unknown, work: () => Promise<Result | true>) =>
    withIdempotencyKey(tx, { scope: `${scope} ${number}`.trim(), key, request }, work);
  // The whole request first: a key that was used for another one changes nothing.
  await inChange(db, (tx) => once(tx, '', { action, orders }, async () => true));
  const results: Result[] = [];
  for (const { number, version } of orders) {
    const which = { number, version, by };
    const request = { action, number, version };
    const attempt = () =>
      inChange(db, (tx) => once(tx, number, request, () => done(tx, action, which)));
    const refusal = (message: string): Result => ({
      number,
      done: false,
      message,
      version: null,
      status: null,
    });
    try {
      results.push((await attempt()) as Result);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const kept = inChange(db, (tx) =>
        once(tx, number, request, async () => refusal(error.message)),
      );
      results.push((await kept) as Result);
    }
  }
  return { results, undoUntil: await firstEnd(db, results, by) };
}
