import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminOrdersQuery } from '../../../contract/admin.ts';
import { holding } from '../../database/like.ts';

export type OrderFilters = Pick<AdminOrdersQuery, 'status' | 'payment' | 'customer' | 'q'>;
type Condition = Expression<SqlBool>;

/** Part of a line's product name, or of the order's number with or without its #. */
function matching(q: string): Condition {
  const name = holding(q);
  const number = holding(q.replace(/^#/, ''));
  return sql<SqlBool>`(orders.number like ${number} or exists (
    select from order_lines where order_lines.order_id = orders.id and order_lines.name ilike ${name}))`;
}

/** What the filters ask of the table `orders`; without `status` for the counts of the tabs. */
export function conditionsOf({ status, payment, customer, q }: OrderFilters): Condition {
  const conditions = [
    status && sql<SqlBool>`orders.status = ${status}`,
    payment && sql<SqlBool>`orders.payment = ${payment}`,
    customer &&
      sql<SqlBool>`orders.customer_id = (
        select customers.id from customers where customers.number = ${customer})`,
    q && matching(q),
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length > 0
    ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
    : sql<SqlBool>`true`;
}
