import { lineAmounts } from '@evmandi/contract/domain/order-totals';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';

interface Line {
  id: string;
  day: string;
  status: string;
  customer: string;
  product: string;
  pieces: number;
  price: string;
  rate: number;
}

/** Paise by key of those lines, sorted; what came to nothing is left out. */
function sums(lines: readonly Line[], keyOf: (line: Line) => string): [string, number][] {
  const all = new Map<string, number>();
  for (const line of lines) {
    const { net, tax } = lineAmounts(Number(line.price), line.pieces, line.rate);
    all.set(keyOf(line), (all.get(keyOf(line)) ?? 0) + net + tax);
  }
  return [...all].filter(([, paise]) => paise > 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Sales by day, spend by customer, revenue and orders by day and product: line by line, of what was not cancelled. */
export async function soldByHand(db: Database) {
  const { rows } =
    await sql<Line>`select orders.id, (placed_at at time zone 'Asia/Kolkata')::date::text as day,
      status, customer_id as customer, product_id as product, quantity - cancelled as pieces,
      unit_price as price, tax_rate as rate
    from orders join order_lines on order_id = orders.id where quantity > cancelled and status <> 'Cancelled'`.execute(
      db,
    );
  const ordered = new Map<string, number>();
  for (const { day, product } of rows) {
    ordered.set(`${day} ${product}`, (ordered.get(`${day} ${product}`) ?? 0) + 1);
  }
  return {
    days: sums(rows, ({ day }) => day),
    customers: sums(rows, ({ customer }) => customer),
    products: sums(rows, ({ day, product }) => `${day} ${product}`),
    ordered: [...ordered].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** The same of the kept figures. */
export async function soldAsKept(db: Database): ReturnType<typeof soldByHand> {
  const read = async (query: string) => {
    const { rows } = await sql<{ key: string; sum: string }>`${sql.raw(query)}`.execute(db);
    return rows
      .map(({ key, sum }): [string, number] => [key, Number(sum)])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  };
  return {
    days: await read(`select day::text as key, sum(total) as sum from order_days
      where status <> 'Cancelled' group by 1 having sum(total) <> 0`),
    customers: await read(
      `select customer_id::text as key, spend as sum from customer_figures where spend <> 0`,
    ),
    products: await read(`select day || ' ' || product_id as key, revenue as sum from product_days
      where revenue <> 0`),
    ordered: await read(`select day || ' ' || product_id as key, orders as sum from product_days
      where orders <> 0`),
  };
}
