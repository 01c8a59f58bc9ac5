import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { type Calendar, MINUTES_A_DAY } from './calendar.ts';
import type { PlannedCustomer } from './customer-plan.ts';
import { LAST_CUSTOMER } from './customers.ts';

/** Customers in the order of their numbers. Returns their ids by e-mail address. */
export async function seedCustomers(
  db: Transaction<Schema>,
  customers: PlannedCustomer[],
  calendar: Calendar,
): Promise<Map<string, string>> {
  const rows = await db
    .insertInto('customers')
    .values(
      customers.map(({ number, name, phone, email, address, pin, city, country, ...more }) => ({
        ...{ name, phone, email, address, pin, city, country },
        number: `CUST-${number}`,
        gstin: more.gstin,
        social_links: JSON.stringify(more.socialLinks),
        created_at: calendar.minutesAgo(Math.round(more.since * MINUTES_A_DAY)),
      })),
    )
    .returning(['id', 'email'])
    .execute();
  await sql`select setval('customer_numbers', ${LAST_CUSTOMER})`.execute(db);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

const VIPS = 24;

/** VIP for the largest spenders, Inactive for who has not ordered in 90 days before `now`. */
export async function rankCustomers(db: Transaction<Schema>, now: Date): Promise<void> {
  await sql`
    with bought as (
      select customer_id, sum(total) filter (where status <> 'Cancelled') as spend,
        max(placed_at) as latest
      from orders group by customer_id
    ), active as (
      select customer_id, rank() over (order by spend desc nulls last, customer_id) as place
      from bought where latest > ${now}::timestamptz - interval '90 days'
    )
    update customers set status = case
      when active.place <= ${sql.lit(VIPS)} then 'VIP'
      when active.place is not null then 'Active' else 'Inactive' end
    from customers other left join active on active.customer_id = other.id
    where customers.id = other.id`.execute(db);
}
