import type { CUSTOMER_SORTS } from '@evmandi/contract/domain/sorts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  CustomerList,
  CustomerRow,
  CustomersQuery,
} from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';
import { customerStats, weekOverview } from './customer-stats.ts';
import { SPEND } from './spend.ts';

/** The identity ends every order, so that pages never overlap. */
const SORTS: Record<(typeof CUSTOMER_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`customers.created_at desc, customers.id desc`,
  oldest: sql`customers.created_at, customers.id`,
  name_asc: sql`lower(customers.name), customers.id`,
  name_desc: sql`lower(customers.name) desc, customers.id desc`,
  orders_desc: sql`coalesce(spend.order_count, 0) desc, customers.id`,
  spend_desc: sql`coalesce(spend.total_spend, 0) desc, customers.id`,
};

const LOOKS_LIKE_PHONE = /^[+\d\s().-]{3,}$/;

/** Part of a name, of a number or of a phone number, whose spaces do not matter. */
export function matchingCustomers(q: string | undefined): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const text = holding(q.toLowerCase());
  const holds = sql<SqlBool>`lower(customers.name || ' ' || customers.number || ' ' || customers.phone) like ${text}`;
  const digits = q.replace(/\D/g, '');
  if (!LOOKS_LIKE_PHONE.test(q) || digits === '') return holds;
  return sql<SqlBool>`(${holds}
    or regexp_replace(customers.phone, '\\D', '', 'g') like ${holding(digits)})`;
}

async function count(db: Database, q: string | undefined): Promise<CustomerList['counts']> {
  const rows = await db
    .selectFrom('customers')
    .where(matchingCustomers(q))
    .select(['status', sql<string>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  const counts = { all: 0, Active: 0, VIP: 0, Inactive: 0 };
  for (const { status, count } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
  }
  return counts;
}

/** What every customer ordered, for orders by it. */
const ALL_SPENDS = sql<{ customer_id: string; order_count: string; total_spend: string }>`(
  select customer_id, count(*) as order_count,
    sum(total) filter (where status <> 'Cancelled') as total_spend
  from orders group by customer_id)`;

/** Customers that search and status leave. */
export const customersMatching = (
  db: Database,
  { status, q }: Pick<CustomersQuery, 'status' | 'q'>,
) =>
  db
    .selectFrom('customers')
    .where(matchingCustomers(q))
    .$if(status !== undefined, (select) =>
      select.where('customers.status', '=', status ?? 'Active'),
    );

/** Ids of a page, found before anything else is counted. */
const idsOfPage = (db: Database, query: CustomersQuery) =>
  customersMatching(db, query)
    .$if(query.sort === 'orders_desc' || query.sort === 'spend_desc', (select) =>
      select.leftJoin(ALL_SPENDS.as('spend'), 'spend.customer_id', 'customers.id'),
    )
    .select('customers.id')
    .orderBy(SORTS[query.sort])
    .limit(ROWS_PER_PAGE)
    .offset(offsetOf(query.page));

async function page(db: Database, query: CustomersQuery): Promise<CustomerRow[]> {
  const rows = await db
    .selectFrom('customers')
    .crossJoinLateral(SPEND.as('spend'))
    .where('customers.id', 'in', idsOfPage(db, query))
    .select([
      'customers.id',
      'customers.number',
      'customers.name',
      'customers.phone',
      'customers.status',
      'spend.order_count',
      'spend.total_spend',
    ])
    .orderBy(SORTS[query.sort])
    .execute();
  return rows.map(({ order_count, total_spend, ...row }) => ({
    ...row,
    orderCount: Number(order_count),
    totalSpend: Number(total_spend),
  }));
}

/** A page of customers, with the numbers for the tabs, the cards and the chart above. */
export async function listCustomers(db: Database, query: CustomersQuery): Promise<CustomerList> {
  const [customers, counts, stats, overview] = await Promise.all([
    page(db, query),
    count(db, query.q),
    customerStats(db),
    weekOverview(db),
  ]);
  return {
    customers,
    page: pageOf(query.page, counts[query.status ?? 'all']),
    counts,
    stats,
    overview,
  };
}
