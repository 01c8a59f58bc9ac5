import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

/** Returns what contradicts itself: orders and products whose lines, sums, history, stock or key do not match. */
export async function inconsistencies(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select 'sums' as wrong, number from orders where not exists (select from order_lines
      where order_id = orders.id having (sum(net), sum(tax)) = (orders.net, orders.tax))
    union all select 'events', number from orders
    where (select count(*) from order_events
      where order_id = orders.id and kind in ('placed', 'invoiced')) <> 2
    union all select 'movements', number from orders where status <> 'Cancelled'
      and (select sum(from_stock) from order_lines where order_id = orders.id)
        <> (select coalesce(- sum(quantity), 0) from stock_movements where order_id = orders.id)
    union all select 'stock', sku from products where stock <> (
      select coalesce(sum(quantity), 0) from stock_movements where product_id = products.id)
    union all select 'key', key from idempotency_keys where scope = 'POST /orders'
      and not exists (select from orders where number = response ->> 'number')`.execute(db);
  return rows;
}

/** How many orders there are, and how many different numbers they have. */
export async function countOrders(db: Database): Promise<{ orders: number; numbers: number }> {
  const { rows } = await sql<{ orders: number; numbers: number }>`
    select count(*)::int as orders, count(distinct number)::int as numbers from orders`.execute(db);
  return rows[0] ?? { orders: 0, numbers: 0 };
}
