import { sql } from 'kysely';
import type { ChangeCustomer, Customer } from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { deliveryZone } from '../../delivery/zones.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { SPEND } from './spend.ts';
import { unknownCustomer } from './unknown-customer.ts';

const LATEST_ORDERS = 5;
const LATEST_CHANGES = 10;

async function latestOrders(db: Database, customerId: string): Promise<Customer['latestOrders']> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'placed_at', 'total', 'status'])
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST_ORDERS)
    .execute();
  return rows.map(({ number, placed_at, total, status }) => ({
    number,
    placedAt: placed_at.toISOString(),
    total: Number(total),
    status,
  }));
}

const textOf = (value: unknown): string | null => (value == null ? null : String(value));

async function latestChanges(db: Database, customerId: string): Promise<Customer['changes']> {
  const rows = await db
    .selectFrom('events')
    .select(['at', 'actor', 'before', 'after'])
    .where('subject', '=', 'customer')
    .where('subject_id', '=', customerId)
    .where('kind', '=', 'changed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST_CHANGES)
    .execute();
  return rows.map(({ at, actor, before, after }) => ({
    at: at.toISOString(),
    by: actor,
    fields: Object.entries(after ?? {}).map(([field, value]) => ({
      field,
      before: textOf(before?.[field]),
      after: textOf(value),
    })),
  }));
}

const mergedInto = (db: Database, customerId: string) =>
  db
    .selectFrom('customer_merges')
    .innerJoin('customers', 'customers.id', 'customer_merges.from_id')
    .select(['customers.number', 'customers.name', 'customer_merges.at', 'customer_merges.actor'])
    .where('into_id', '=', customerId)
    .where('undone_at', 'is', null)
    .orderBy('customer_merges.id', 'desc')
    .execute();

async function doubtOf(db: Database, customerId: string): Promise<Customer['doubt']> {
  const doubt = await db
    .selectFrom('customer_doubts')
    .select(['orders', 'quotes'])
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return doubt ?? null;
}

/** A customer with contact, totals and dates. Throws a 404. */
export async function getCustomer(db: Database, number: string): Promise<Customer> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('countries', 'countries.code', 'customers.country')
    .crossJoinLateral(SPEND.as('spend'))
    .selectAll('customers')
    .selectAll('spend')
    .leftJoin('users', 'users.id', 'customers.user_id')
    .leftJoin('customers as target', 'target.id', 'customers.merged_into')
    .select(['countries.name as countryName', 'users.username', 'users.name as account'])
    .select('target.number as mergedInto')
    .where('customers.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownCustomer();
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address || null,
    pin: row.pin || null,
    city: row.city || null,
    country: row.countryName,
    gstin: row.gstin,
    status: row.status,
    orderCount: Number(row.order_count),
    totalSpend: Number(row.total_spend),
    completed: Number(row.completed),
    cancelled: Number(row.cancelled),
    socialLinks: row.social_links,
    registeredAt: row.created_at.toISOString(),
    lastPurchaseAt: row.last_purchase_at?.toISOString() ?? null,
    account: row.username && row.account ? { username: row.username, name: row.account } : null,
    latestOrders: await latestOrders(db, row.id),
    changes: await latestChanges(db, row.id),
    mergedInto: row.mergedInto,
    merged: (await mergedInto(db, row.id)).map(({ at, actor, ...one }) => ({
      ...one,
      at: at.toISOString(),
      by: actor,
    })),
    doubt: await doubtOf(db, row.id),
    version: row.version,
  };
}

/** An e-mail address is unique among customers without an account: orders are filed by it there. */
async function mustBeFree(tx: Tx, email: string, id: string): Promise<void> {
  const other = await tx
    .selectFrom('customers')
    .select('number')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('user_id', 'is', null)
    .where('merged_into', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!other) return;
  const message = `This is the e-mail address of ${other.number}: give another one`;
  throw conflict('email_used', message, [{ path: 'email', message }]);
}

/** Changes what is given, if the customer was not changed since it was read. Throws 404 and 409. */
export function changeCustomer(
  db: Database,
  { number, change, by }: { number: string; change: ChangeCustomer; by: Caller },
): Promise<void> {
  return inChange(db, async (tx) => {
    const { version, ...typed } = change;
    const held = await tx
      .selectFrom('customers')
      .selectAll()
      .where('number', '=', number)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) throw unknownCustomer();
    if (held.version !== version) {
      throw conflict(
        'stale_version',
        'Somebody else changed this customer since you read it: look at it again',
      );
    }
    if (held.merged_into !== null) {
      throw conflict('merged', 'This customer was merged into another one: change that one');
    }
    // The city is that of the PIN code, as an order's.
    const zone = typed.pin === undefined ? null : await deliveryZone(tx, typed.pin);
    const asked = { ...typed, ...(typed.pin !== undefined && { city: zone?.city ?? '' }) };
    if (asked.email && held.user_id === null) await mustBeFree(tx, asked.email, held.id);
    // A field that was not sent, and a GSTIN that was sent empty, are two things.
    const given = Object.entries(asked).filter(
      ([field, value]) => value !== undefined && value !== held[field as keyof typeof asked],
    );
    if (given.length === 0) return;
    const before = Object.fromEntries(
      given.map(([field]) => [field, held[field as keyof typeof asked]]),
    );
    const after = Object.fromEntries(given);
    await tx.updateTable('customers').set(after).where('id', '=', held.id).execute();
    await writeEvent(tx, { subject: 'customer', id: held.id, kind: 'changed', by, before, after });
  });
}
