import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminOrdersQuery } from '../../../contract/admin-orders.ts';
import { startOf } from '../../database/india.ts';

export type OrderFilters = Pick<
  AdminOrdersQuery,
  'status' | 'payment' | 'customer' | 'country' | 'from' | 'to' | 'q'
>;
type Condition = Expression<SqlBool>;

const allOf = (conditions: (Condition | '' | undefined)[]): Condition => {
  const asked = conditions.filter((one) => one !== undefined && one !== '');
  return asked.length > 0 ? sql<SqlBool>`(${sql.join(asked, sql` and `)})` : sql<SqlBool>`true`;
};

/** What the filters ask of the table `orders`; without `status` for the counts of the tabs. */
export const conditionsOf = (
  { status, payment, customer, country, from, to }: OrderFilters,
  searched?: Condition,
): Condition =>
  allOf([
    status && sql<SqlBool>`orders.status = ${status}`,
    payment && sql<SqlBool>`orders.payment = ${payment}`,
    customer &&
      sql<SqlBool>`orders.customer_id = (
        select customers.id from customers where customers.number = ${customer})`,
    country && sql<SqlBool>`orders.ship_country = ${country}`,
    from && sql<SqlBool>`orders.placed_at >= ${startOf(sql`${from}::date`)}`,
    to && sql<SqlBool>`orders.placed_at < ${startOf(sql`${to}::date + 1`)}`,
    searched,
  ]);

/** What those of the filters that `order_days` knows ask of it. */
export const dayConditionsOf = ({ status, payment, country, from, to }: OrderFilters): Condition =>
  allOf([
    status && sql<SqlBool>`order_days.status = ${status}`,
    payment && sql<SqlBool>`order_days.payment = ${payment}`,
    country && sql<SqlBool>`order_days.country = ${country}`,
    from && sql<SqlBool>`order_days.day >= ${from}::date`,
    to && sql<SqlBool>`order_days.day <= ${to}::date`,
  ]);

/** Whether `order_days` alone can count what the filters leave. */
export const isByDays = ({ customer, q }: OrderFilters): boolean => !customer && !q;
