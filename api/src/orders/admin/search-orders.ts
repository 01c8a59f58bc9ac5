import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';

type Condition = Expression<SqlBool>;

/** What a text finds among orders, as a condition on `orders`. */
export interface OrderSearch {
  condition: Condition;
  /** It finds so many that they are walked through instead of gathered: their counts end early. */
  isBroad: boolean;
  /** At least so many orders are found. */
  least: number;
}

/** `10241`, `#10241`, or as transfers write it: `EV-2025-10241`. */
const NUMBER = /^(?:#|EV-\d{4}-)?(\d+)$/i;
const INVOICE = /^INV-\d{4}-\d+$/i;
/** Lines that a search gathers at most. */
const MOST_GATHERED = 20_000;
/** Fewer digits have no trigram, and are in most numbers. */
const LEAST_DIGITS = 3;

/** The digits of an order number or of a part of it; undefined for a text that can be none. */
export const numberIn = (q: string): string | undefined => NUMBER.exec(q.trim())?.[1];

interface Names {
  /** Products all of whose names fit. */
  whole: string[];
  /** Products of whose names some fit. */
  partly: string[];
  lines: string;
  most: number;
}

/** Names under which products were ordered are few: they are looked through instead of the lines. */
async function namesLike(db: Database, name: string): Promise<Names> {
  const { rows } = await sql<Names>`with named as (
      select product_id, bool_and(sold_names.name ilike ${name}) as whole,
        sum(lines) filter (where sold_names.name ilike ${name}) as lines
      from sold_names
      where product_id in (select product_id from sold_names where sold_names.name ilike ${name})
      group by product_id)
    select coalesce(array_agg(product_id::text) filter (where whole), '{}') as whole,
      coalesce(array_agg(product_id::text) filter (where not whole), '{}') as partly,
      coalesce(sum(lines), 0) as lines, coalesce(max(lines), 0)::integer as most
    from named`.execute(db);
  return rows[0] ?? { whole: [], partly: [], lines: '0', most: 0 };
}

/** The orders of an invoice, or with part of a product's name or of their number; undefined for all of them. */
export async function searchOrders(
  db: Database,
  q: string | undefined,
): Promise<OrderSearch | undefined> {
  if (!q) return undefined;
  if (INVOICE.test(q.trim())) {
    const condition = sql<SqlBool>`orders.id in (
      select order_id from invoices where number = ${q.trim().toUpperCase()})`;
    return { condition, isBroad: false, least: 0 };
  }
  const name = holding(q);
  const { whole, partly, lines, most } = await namesLike(db, name);
  const digits = numberIn(q);
  const named = sql`order_lines.product_id = any(${whole}::bigint[])
    or (order_lines.product_id = any(${partly}::bigint[]) and order_lines.name ilike ${name})`;
  if (Number(lines) > MOST_GATHERED || (digits !== undefined && digits.length < LEAST_DIGITS)) {
    const inLines = sql`exists (select from order_lines
      where order_lines.order_id = orders.id and (${named}))`;
    const numbered = digits && sql` or orders.number like ${holding(digits)}`;
    return {
      condition: sql<SqlBool>`(${inLines}${numbered ?? sql``})`,
      isBroad: true,
      least: most,
    };
  }
  const gathered = [
    sql`select order_id from order_lines where product_id = any(${whole}::bigint[])`,
    ...(partly.length > 0
      ? [
          sql`select order_id from order_lines
            where product_id = any(${partly}::bigint[]) and order_lines.name ilike ${name}`,
        ]
      : []),
    ...(digits === undefined
      ? []
      : [sql`select id from orders where number like ${holding(digits)}`]),
  ];
  const condition = sql<SqlBool>`orders.id in (${sql.join(gathered, sql` union `)})`;
  return { condition, isBroad: false, least: most };
}
