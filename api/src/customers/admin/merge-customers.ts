import { sql } from 'kysely';
import type { CustomerMerge, MergePreview } from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { unknownCustomer } from './unknown-customer.ts';

const UNIQUE_VIOLATION = '23505';

const undoOver = () =>
  conflict(
    'undo_over',
    'Something has built on this merge since: move what is left by another merge',
  );

/** Both customers as they are. Throws 404. */
async function readBoth(db: Database, from: string, into: string) {
  const rows = await db
    .selectFrom('customers')
    .leftJoin('customers as target', 'target.id', 'customers.merged_into')
    .select(['customers.id', 'customers.number', 'customers.name', 'customers.email'])
    .select(['customers.user_id', 'customers.version', 'target.number as mergedInto'])
    .where('customers.number', 'in', [from, into])
    .execute();
  const [source, target] = [from, into].map((number) => rows.find((row) => row.number === number));
  if (!source || !target) throw unknownCustomer();
  return { source, target };
}

/** Both customers, locked in one order against other merges and new orders. Throws 404. */
async function holdBoth(tx: Tx, from: string, into: string) {
  await tx
    .selectFrom('customers')
    .select('id')
    .where('number', 'in', [from, into])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Read once they are held: another merge may have ended meanwhile.
  return readBoth(tx, from, into);
}

type Held = Awaited<ReturnType<typeof readBoth>>;

/** Throws 409 and 422 for customers that cannot be merged. */
function expectMergeable({ source, target }: Held): void {
  if (source.id === target.id) {
    const message = 'This is the same customer: choose another one';
    throw conflict('same_customer', message, [{ path: 'into', message }]);
  }
  for (const { number, mergedInto } of [source, target]) {
    if (!mergedInto) continue;
    throw conflict('merged', `${number} was merged into ${mergedInto}: use that customer`);
  }
  if (source.user_id !== null) {
    const message = `${source.number} has an account: merge ${target.number} into it instead`;
    throw conflict('has_account', message, [{ path: 'into', message }]);
  }
}

/** What a merge would move, and whether it can be done. Throws 404 and 409. */
export async function previewMerge(
  db: Database,
  { from, into }: { from: string; into: string },
): Promise<MergePreview> {
  const held = await readBoth(db, from, into);
  expectMergeable(held);
  const { source, target } = held;
  const { rows } = await sql<{
    orders: number;
    quotes: number;
    vehicles: number;
    account: string | null;
  }>`select
    (select count(*)::int from orders where customer_id = ${source.id}) as orders,
    (select count(*)::int from quotes where customer_id = ${source.id}) as quotes,
    (select count(*)::int from vehicles where customer_id = ${source.id}) as vehicles,
    (select username from users where id = ${target.user_id}::bigint) as account`.execute(db);
  const said = ({ number, name, email, version }: Held['source']) => ({
    ...{ number, name, email, version },
  });
  return {
    from: said(source),
    into: said(target),
    ...(rows[0] ?? { orders: 0, quotes: 0, vehicles: 0, account: null }),
  };
}

const TABLES = ['orders', 'quotes', 'vehicles'] as const;
type Moved = Record<(typeof TABLES)[number], string[]>;

/** Moves what is named, or all there is, from one customer to another. */
async function move(tx: Tx, from: string, into: string, only?: Moved): Promise<Moved> {
  const moved: Moved = { orders: [], quotes: [], vehicles: [] };
  for (const table of TABLES) {
    const { rows } = await sql<{ id: string }>`update ${sql.table(table)} set customer_id = ${into}
      where customer_id = ${from}
        ${only ? sql`and id = any(${only[table]}::bigint[])` : sql``} returning id`.execute(tx);
    moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}

/** Whoever accepts a request has it before its customer: a merge takes them in the same order. */
const holdQuotes = (tx: Tx, number: string) =>
  sql`select from quotes where customer_id = (select id from customers where number = ${number})
    order by id for no key update`.execute(tx);

const countsOf = (moved: Moved) => ({
  orders: moved.orders.length,
  quotes: moved.quotes.length,
  vehicles: moved.vehicles.length,
});

/** An entry of the audit log for each of the two. */
async function writeBoth(
  tx: Tx,
  { source, target }: Held,
  { kinds, by, moved }: { kinds: [from: string, into: string]; by: Caller; moved: Moved },
): Promise<void> {
  const after = { from: source.number, into: target.number, ...countsOf(moved) };
  const sides = [source, target] as const;
  for (const [index, { id }] of sides.entries()) {
    await writeEvent(tx, { subject: 'customer', id, kind: kinds[index] ?? '', by, after });
  }
}

/**
 * Gives everything of one customer to another one: orders, requests and vehicles. Orders under its e-mail address go there
 * from now on, too, unless the other one has an account (ORDER-10). Throws 404, and 409 where either was changed since it
 * was read.
 */
export function mergeCustomers(
  db: Database,
  { from, change, by }: { from: string; change: CustomerMerge; by: Caller },
): Promise<void> {
  return inChange(db, async (tx) => {
    await holdQuotes(tx, from);
    const held = await holdBoth(tx, from, change.into);
    expectMergeable(held);
    const { source, target } = held;
    if (source.version !== change.version || target.version !== change.intoVersion) {
      throw conflict(
        'stale_version',
        'Somebody else changed one of the two since you looked: look at them again',
      );
    }
    const moved = await move(tx, source.id, target.id);
    await tx
      .updateTable('customers')
      .set({ merged_into: target.id })
      .where('id', '=', source.id)
      .execute();
    await tx
      .insertInto('customer_merges')
      .values({ from_id: source.id, into_id: target.id, actor: by.name, user_id: by.id, ...moved })
      .execute();
    await tx.deleteFrom('customer_doubts').where('customer_id', '=', source.id).execute();
    await writeBoth(tx, held, { kinds: ['merged', 'merged_in'], by, moved });
  });
}

/**
 * Takes a merge back: what it moved returns, as long as all of it still is where it went. Throws 404, and 409 `undo_over`
 * where something has built on it.
 */
export function undoMerge(
  db: Database,
  { from, by }: { from: string; by: Caller },
): Promise<{ into: string }> {
  return inChange(db, async (tx) => {
    const known = await tx
      .selectFrom('customers')
      .innerJoin('customers as target', 'target.id', 'customers.merged_into')
      .select('target.number as into')
      .where('customers.number', '=', from)
      .executeTakeFirst();
    if (!known) throw undoOver();
    await holdQuotes(tx, known.into);
    const held = await holdBoth(tx, from, known.into);
    const { source, target } = held;
    const merge = await tx
      .updateTable('customer_merges')
      .set({ undone_at: sql`now()` })
      .where('from_id', '=', source.id)
      .where('into_id', '=', target.id)
      .where('undone_at', 'is', null)
      .returning(['orders', 'quotes', 'vehicles'])
      .executeTakeFirst();
    if (!merge || target.mergedInto) throw undoOver();
    const moved = await move(tx, target.id, source.id, merge);
    if (TABLES.some((table) => moved[table].length !== merge[table].length)) throw undoOver();
    const { rows: taken } =
      await sql`select from customers where lower(email) = lower(${source.email})
      and user_id is null and merged_into is null`.execute(tx);
    if (taken.length > 0) throw undoOver();
    await tx
      .updateTable('customers')
      .set({ merged_into: null })
      .where('id', '=', source.id)
      .execute()
      .catch((error: { code?: string }) => {
        // An order made a customer with this address in the same moment.
        throw error.code === UNIQUE_VIOLATION ? undoOver() : error;
      });
    await writeBoth(tx, held, { kinds: ['merge_undone', 'merge_undone'], by, moved });
    return { into: target.number };
  });
}

/** Settles a customer's doubt: staff found that its orders and requests are its own. Throws 404 and 409. */
export function settleDoubt(
  db: Database,
  { number, version, by }: { number: string; version: number; by: Caller },
): Promise<void> {
  return inChange(db, async (tx) => {
    const held = await tx
      .selectFrom('customers')
      .select(['id', 'version'])
      .where('number', '=', number)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) throw unknownCustomer();
    if (held.version !== version) {
      throw conflict('stale_version', 'Somebody else changed this customer: look at it again');
    }
    const doubt = await tx
      .updateTable('customer_doubts')
      .set({ settled_at: sql`now()` })
      .where('customer_id', '=', held.id)
      .where('settled_at', 'is', null)
      .returning(['orders', 'quotes'])
      .executeTakeFirst();
    if (!doubt) return;
    await writeEvent(tx, {
      subject: 'customer',
      id: held.id,
      kind: 'doubt_settled',
      by,
      after: { ...doubt },
    });
  });
}
