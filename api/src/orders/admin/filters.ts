import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminOrdersQuery } from '../../../contract/admin-orders.ts';
import { startOf } from '../../database/india.ts';
import { holding } from '../../database/like.ts';

export type OrderFilters = Pick<
  AdminOrdersQuery,
  'status' | 'payment' | 'customer' | 'from' | 'to' | 'q'
>;
type Condition = Expression<SqlBool>;

/** `10241`, `#10241`, or as transfers write it: `EV-2025-10241`. */
const NUMBER = /^(?:#|EV-\d{4}-)?(\d+)$/i;
const INVOICE = /^INV-\d{4}-\d+$/i;

/** The digits of an order number or of a part of it; undefined for a text that can be none. */
export const numberIn = (q: string): string | undefined => NUMBER.exec(q.trim())?.[1];

/**
 * Part of a line's product name or of the order's number, or a whole invoice number. Two indexes serve it, one each: they are asked
 * one after the other, because no plan uses both for an `or`.
 */
function matching(q: string): Condition {
  if (INVOICE.test(q.trim())) {
    return sql<SqlBool>`orders.id in (
      select order_id from invoices where number = ${q.trim().toUpperCase()})`;
  }
  const name = holding(q);
  const number = numberIn(q);
  if (number === undefined) {
    return sql<SqlBool>`exists (select from order_lines
      where order_lines.order_id = orders.id and order_lines.name ilike ${name})`;
  }
  return sql<SqlBool>`orders.id in (select id from orders where number like ${holding(number)}
    union select order_id from order_lines where name ilike ${name})`;
}

/** What the filters ask of the table `orders`; without `status` for the counts of the tabs. */
export function conditionsOf({ status, payment, customer, from, to, q }: OrderFilters): Condition {
  const conditions = [
    status && sql<SqlBool>`orders.status = ${status}`,
    payment && sql<SqlBool>`orders.payment = ${payment}`,
    customer &&
      sql<SqlBool>`orders.customer_id = (
        select customers.id from customers where customers.number = ${customer})`,
    from && sql<SqlBool>`orders.placed_at >= ${startOf(sql`${from}::date`)}`,
    to && sql<SqlBool>`orders.placed_at < ${startOf(sql`${to}::date + 1`)}`,
    q && matching(q),
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length > 0
    ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
    : sql<SqlBool>`true`;
}
