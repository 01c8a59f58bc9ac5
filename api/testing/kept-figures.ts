import { sql, type Transaction } from 'kysely';
import type { Database } from '../src/database/database.ts';
import type { Schema } from '../src/database/schema.ts';

/** Every row of the kept counts that says something. */
export async function keptFigures(db: Database): Promise<unknown> {
  const { rows } = await sql<{ all: unknown }>`select json_build_object(
    'orders', (select json_agg(f order by day, country, status, payment) from order_days f
      where orders <> 0 or total <> 0),
    'products', (select json_agg(f order by day, product_id) from product_days f
      where orders <> 0 or revenue <> 0),
    'names', (select json_agg(f order by product_id, name) from sold_names f),
    'lines', (select json_agg(f order by product_id, status, order_id) from sold_lines f),
    'customers', (select json_agg(f order by customer_id) from customer_figures f where orders <> 0),
    'days', (select json_agg(f order by customer_id, day) from customer_days f),
    'buying', (select json_agg(f order by day, next_day) from buying_days f where customers <> 0),
    'registered', (select json_agg(f order by day, status) from registered_days f where customers <> 0)
  ) as all`.execute(db);
  return rows[0]?.all;
}

/** Those that orders change. */
const FIGURE_TABLES = [
  'order_days',
  'product_days',
  'sold_names',
  'sold_lines',
  'customer_figures',
  'customer_days',
  'buying_days',
];

class RolledBack extends Error {}

/** The figures after `change`, which is undone. */
async function figuresAfter(
  db: Database,
  change: (tx: Transaction<Schema>) => Promise<unknown>,
): Promise<unknown> {
  let counted: unknown;
  const work = db.transaction().execute(async (tx) => {
    await change(tx);
    counted = await keptFigures(tx);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return counted;
}

/** The same, counted anew; what is kept stays as it is. */
export const recountedFigures = (db: Database): Promise<unknown> =>
  figuresAfter(db, (tx) => sql`select recount_figures(), recount_sold_lines()`.execute(tx));

/** Takes all orders and their figures away, without a rule that minds, and puts the orders back as if placed now. */
const PLACED_AGAIN = [
  'set local session_replication_role = replica',
  'create temporary table placed_again on commit drop as select * from orders',
  ...FIGURE_TABLES.map((table) => `delete from ${table}`),
  'delete from orders',
  'set local session_replication_role = origin',
  // What they check is in the books of the order already.
  'alter table orders disable trigger order_sums',
  'alter table orders disable trigger order_books',
  'insert into orders select * from placed_again',
  'set constraints all immediate',
];

/** The same as the triggers count them, order by order. */
export const countedFigures = (db: Database): Promise<unknown> =>
  figuresAfter(db, async (tx) => {
    for (const statement of PLACED_AGAIN) await sql.raw(statement).execute(tx);
  });
