import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

/** Triggers that look at one order after the other, or count what is counted already, by table. */
const ONE_BY_ONE = [
  ['orders', 'order_counted'],
  ['orders', 'order_by_product'],
  ['customers', 'customer_counted'],
  ['orders', 'order_sums'],
  ['orders', 'order_books'],
  ['order_lines', 'order_lines_added'],
  ['order_lines', 'line_stock'],
  ['shipment_lines', 'pieces_shipped'],
  ['payments', 'order_books'],
] as const;

/** What those refuse, for all orders after one at once. */
const BROKEN: [what: string, found: RawBuilder<unknown>][] = [
  [
    'order',
    sql`select id from orders left join (select order_id, sum(net) as net, sum(tax) as tax from order_lines
      group by order_id) lines on lines.order_id = id
      where (orders.net, orders.tax) is distinct from (lines.net, lines.tax)`,
  ],
  [
    'order',
    sql`select id from orders left join (select order_id, sum(amount) as paid from payments group by order_id)
      payments on order_id = id
      where coalesce(paid, 0) > total or (payment = 'Paid') <> (coalesce(paid, 0) = total)`,
  ],
  [
    'order',
    sql`select order_id as id from (select order_id, product_id, allocated - returned as taken from order_lines) line
      full join (select order_id, product_id, sum(quantity) as moved from stock_movements
        where order_id is not null group by order_id, product_id) moves using (order_id, product_id)
      where coalesce(moved, 0) <> - coalesce(taken, 0)`,
  ],
  [
    'order',
    sql`select order_lines.order_id as id from order_lines left join (select order_id, position,
        sum(quantity) as left_us from shipment_lines group by order_id, position) shipments
      using (order_id, position) where shipped <> coalesce(left_us, 0)`,
  ],
  [
    'product',
    sql`select id from products left join (select product_id, sum(quantity) as moved from stock_movements
      group by product_id) movements on product_id = id where stock <> coalesce(moved, 0)`,
  ],
  [
    'order',
    sql`select orders.id from orders join (select order_id, bool_or(quantity > shipped + cancelled) as due
      from order_lines group by order_id) lines on order_id = orders.id where due <> (status = 'Pending')`,
  ],
];

async function switchTo(db: Transaction<Schema>, state: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of ONE_BY_ONE) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.id(trigger)}`.execute(
      db,
    );
  }
}

/**
 * Runs `work` without the rules that are checked order by order, which would take longer than all else,
 * and then checks them over all orders. Throws when one is broken; everything else is checked as ever.
 */
export async function checkedAtOnce(
  db: Transaction<Schema>,
  work: () => Promise<void>,
): Promise<void> {
  await switchTo(db, 'disable');
  await work();
  for (const [what, broken] of BROKEN) {
    const { rows } = await sql<{ id: string }>`${broken} limit 1`.execute(db);
    if (rows[0]) throw new Error(`The books of the ${what} with id ${rows[0].id} do not agree`);
  }
  await switchTo(db, 'enable');
}
