import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Orders of releases before reservations held their stock for ever. Each that is Pending and unpaid is held as
 * long as its invoice says or today's rule from its placing gives, and at the least for the whole time of that rule
 * from this migration on: nothing is cancelled because a site is updated, and its buyer can still pay or object.
 * The hours are those of the rule when this was written; one that was partly shipped is held by its shipment.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `insert into reservations (order_id, until, hold, renews, unknown_buyer, email)
     select orders.id, greatest(coalesce(due_at, placed_at + hold), placed_at + hold, now() + hold), hold,
       method = 'pay_on_delivery',
       not exists (select from orders earlier join customers on customers.id = earlier.customer_id
         where customers.user_id = orders.placed_by and earlier.status = 'Delivered' and earlier.payment = 'Paid'),
       lower(ship_email)
     from orders join invoices on invoices.order_id = orders.id
     cross join lateral (select case method when 'bank_transfer' then interval '72 hours'
       else interval '168 hours' end as hold) rule
     where status = 'Pending' and payment = 'Unpaid'
       and not exists (select from reservations where reservations.order_id = orders.id)
       and not exists (select from shipments where shipments.order_id = orders.id)`,
  ]);
}
