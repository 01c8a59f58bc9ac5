import type { BulkAnswer, BulkOrders, ChangeOrder } from '../../../contract/admin-order-changes.ts';
import type { Database } from '../../database/database.ts';
import { isDatabaseAway } from '../../database/outage.ts';
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

/** When the first of those changes can no longer be taken back; null, too, where that cannot be read. */
async function firstEnd(db: Database, results: Result[], by: Caller): Promise<string | null> {
  const numbers = results.filter((one) => one.done).map(({ number }) => number);
  try {
    return await undoUntil(db, numbers, by);
  } catch (error) {
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}

const refusal = (number: string, message: string): Result => ({
  number,
  done: false,
  message,
  version: null,
  status: null,
});

const AWAY = 'The database could not be reached: try again';
const BROKEN = 'Something went wrong on our side: try again';

/** Does it, and once more when the database went away meanwhile: the key tells whether it was done. */
async function insistently<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return work();
  }
}

interface Context {
  by: Caller;
  key: string;
  /** Told of what nobody foresaw. */
  report: (error: unknown) => void;
}

/**
 * The same step for many orders, each in a transaction of its own that keeps its result under the key: one that
 * is refused stops no other, and a repeat answers what was done or refused before it goes on. When the database
 * goes away in the middle, what was done is answered as done and the rest as left.
 */
export async function changeOrders(
  db: Database,
  { action, orders }: BulkOrders,
  { by, key, report }: Context,
): Promise<BulkAnswer> {
  const scope = `POST /admin/orders/bulk ${by.id}`;
  const once = (number: string, request: unknown, work: (tx: Tx) => Promise<Result | true>) =>
    inChange(db, (tx) =>
      withIdempotencyKey(tx, { scope: `${scope} ${number}`.trim(), key, request }, () => work(tx)),
    );
  const tried = async (which: Omit<Which, 'by'>) => {
    const request = { action, ...which };
    try {
      return await once(which.number, request, (tx) => done(tx, action, { ...which, by }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return once(which.number, request, async () => refusal(which.number, error.message));
    }
  };
  // The whole request first: a key that was used for another one changes nothing.
  await once('', { action, orders }, async () => true);
  const results: Result[] = [];
  let isAway = false;
  let unfinished = false;
  for (const { number, version } of orders) {
    try {
      if (isAway) results.push(refusal(number, AWAY));
      else results.push((await insistently(() => tried({ number, version }))) as Result);
    } catch (error) {
      unfinished = true;
      isAway = isDatabaseAway(error);
      if (!isAway) report(error);
      results.push(refusal(number, isAway ? AWAY : BROKEN));
    }
  }
  return { results, unfinished, undoUntil: await firstEnd(db, results, by) };
}
