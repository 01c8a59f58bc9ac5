import type { OrderStatus } from '@evmandi/contract/domain/order-status';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';

type Condition = Expression<SqlBool>;

/** What a text finds among orders; the conditions are on `orders`. */
export interface OrderSearch {
  /** Whether an order is among those found, which are gathered first; absent where they may be too many. */
  gathered?: Condition;
  /** The same, asked of one order after the other. */
  walked: Condition;
  /** At most so many lines are found. */
  lines: number;
  /** At least so many orders are found. */
  least: number;
  /** Ids of the found orders of a status, one for each line; absent where only a walk finds them. */
  idsOf?: (status: OrderStatus) => RawBuilder<unknown>;
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
    return { gathered: condition, walked: condition, lines: 1, least: 0 };
  }
  const name = holding(q);
  const { whole, partly, lines, most } = await namesLike(db, name);
  const digits = numberIn(q);
  const bare = digits !== undefined && digits.length < LEAST_DIGITS;
  const found = { lines: Number(lines), least: most };
  const named = sql`order_lines.product_id = any(${whole}::bigint[])
    or (order_lines.product_id = any(${partly}::bigint[]) and order_lines.name ilike ${name})`;
  const numbered = digits !== undefined && sql`orders.number like ${holding(digits)}`;
  // Not joined: the database would gather all lines to look at a few orders.
  const inLines = sql`exists (select from order_lines
    where order_lines.order_id = orders.id and (${named}) offset 0)`;
  const walked = sql<SqlBool>`(${inLines}${numbered ? sql` or ${numbered}` : sql``})`;
  if (bare) return { ...found, walked };

  const idsOf = (status?: OrderStatus) => {
    const inStatus = status ? sql`and status = ${status}` : sql``;
    const parts = [
      sql`select order_id from sold_lines
      where product_id = any(${whole}::bigint[]) ${inStatus}`,
    ];
    if (partly.length > 0)
      parts.push(sql`select order_id from sold_lines join order_lines using (order_id, product_id)
        where product_id = any(${partly}::bigint[]) ${inStatus} and order_lines.name ilike ${name}`);
    if (numbered) parts.push(sql`select id from orders where ${numbered} ${inStatus}`);
    return sql.join(parts, sql` union all `);
  };
  const gathered = sql<SqlBool>`orders.id in (${idsOf()})`;
  return { ...found, walked, idsOf, ...(found.lines <= MOST_GATHERED && { gathered }) };
}
