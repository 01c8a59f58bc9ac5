import type { ChangeCustomer, Customer } from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { conflict, notFound } from '../../http/failure.ts';
import { SPEND } from './spend.ts';

const LATEST_ORDERS = 5;

const unknownCustomer = () => notFound('There is no customer with this number', 'unknown_customer');

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

/** A customer with contact, totals and dates. Throws a 404. */
export async function getCustomer(db: Database, number: string): Promise<Customer> {
  const row = await db
    .selectFrom('customers')
    .innerJoin('countries', 'countries.code', 'customers.country')
    .crossJoinLateral(SPEND.as('spend'))
    .selectAll('customers')
    .selectAll('spend')
    .select('countries.name as countryName')
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
    latestOrders: await latestOrders(db, row.id),
    version: row.version,
  };
}

/** Sets a customer's status, if the customer was not changed since it was read. Throws 404 and 409. */
export async function changeCustomer(
  db: Database,
  number: string,
  { version, status }: ChangeCustomer,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ status })
    .where('number', '=', number)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const known = await db
    .selectFrom('customers')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!known) throw unknownCustomer();
  throw conflict(
    'stale_version',
    'Somebody else changed this customer since you read it: look at it again',
  );
}
