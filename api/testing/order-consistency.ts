import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

/**
 * Returns what contradicts itself, by what is wrong and where: totals that are not their lines, tax, shipping and
 * discount; stock that is not what moved; pieces due that are not ordered less shipped and cancelled; lines, shipments,
 * payments, invoices, events or keys that do not fit their orders; pieces on the shelf while a line waits for them.
 */
export async function inconsistencies(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select 'sums' as wrong, number from orders where total <> net + tax + shipping - discount
      or not exists (select from order_lines
        where order_id = orders.id having (sum(net), sum(tax)) = (orders.net, orders.tax))
    union all select 'placed events', number from orders where (select count(*) from events
      where subject = 'order' and subject_id = orders.id and kind = 'placed') <> 1
    union all select 'stock', sku from products where stock <> (
      select coalesce(sum(quantity), 0) from stock_movements where product_id = products.id)
    union all select 'allocated', number from orders join order_lines on order_id = orders.id
      where allocated - returned <> (select coalesce(- sum(quantity), 0) from stock_movements
        where stock_movements.order_id = orders.id and product_id = order_lines.product_id)
    union all select 'shipped', number from orders join order_lines line on order_id = orders.id
      where shipped <> (select coalesce(sum(quantity), 0) from shipment_lines
        where order_id = orders.id and position = line.position)
    union all select 'pieces', number from orders join order_lines on order_id = orders.id
      where not (quantity - shipped - cancelled >= allocated - shipped and allocated >= shipped
        and shipped >= returned and cancelled >= 0)
    union all select 'status', number from orders where (status = 'Pending') <> (
      select bool_or(quantity > shipped + cancelled) from order_lines where order_id = orders.id)
    union all select 'waits beside stock', sku from products where stock > 0 and exists (
      select from order_lines where product_id = products.id and quantity > allocated + cancelled)
    union all select 'incoming', sku from products where incoming <>
      (select coalesce(sum(open), 0) from deliveries where product_id = products.id)
      - (select coalesce(sum(quantity - allocated - cancelled), 0) from order_lines
        where product_id = products.id)
    union all select 'delivered', deliveries.number from deliveries where arrived <> (
      select coalesce(sum(quantity), 0) from stock_movements where delivery_id = deliveries.id)
    union all select 'kept', number from orders where status <> 'Cancelled' and payable <> (
      select sum(kept.net + (kept.net * tax_rate + 5000) / 10000) from order_lines
      cross join lateral (select unit_price * (quantity - cancelled - returned) as net) kept
      where order_id = orders.id)
    union all select 'paid', number from orders where status <> 'Cancelled' and (payment = 'Paid') <> (payable <= (
      select coalesce(sum(amount), 0) from payments where order_id = orders.id)
      - (select coalesce(sum(amount), 0) from refunds where order_id = orders.id))
    union all select 'reservation', number from orders join reservations on order_id = orders.id
      where status <> 'Pending' or payment = 'Paid'
    union all select 'invoice', number from orders where not exists (
      select from invoices where order_id = orders.id)
    union all select 'invoice numbers', year::text from invoices where year is not null
      group by year having count(*) <> max(sequence) or min(sequence) <> 1
    union all select 'key', key from idempotency_keys where scope = 'POST /orders' and response is not null
      and not exists (select from orders where number = response ->> 'number')`.execute(db);
  return rows;
}

/** How many orders there are, and how many different numbers they have. */
export async function countOrders(db: Database): Promise<{ orders: number; numbers: number }> {
  const { rows } = await sql<{ orders: number; numbers: number }>`
    select count(*)::int as orders, count(distinct number)::int as numbers from orders`.execute(db);
  return rows[0] ?? { orders: 0, numbers: 0 };
}
