import { CUSTOMER_STATUSES, type CustomerStatus } from '@evmandi/contract/domain/customer-status';
import { MOST_COUNTED } from '@evmandi/contract/domain/limits';
import type { CUSTOMER_SORTS } from '@evmandi/contract/domain/sorts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  CustomerList,
  CustomerRow,
  CustomersQuery,
} from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { startOf } from '../../database/india.ts';
import { holding } from '../../database/like.ts';
import { isAmongNewest, isShort, lookedAt } from '../../database/short-search.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { customerStats, weekOverview } from './customer-stats.ts';

/** The identity ends every order, so that pages never overlap. */
const SORTS: Record<(typeof CUSTOMER_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`customers.created_at desc, customers.id desc`,
  oldest: sql`customers.created_at, customers.id`,
  name_asc: sql`lower(customers.name), customers.id`,
  name_desc: sql`lower(customers.name) desc, customers.id desc`,
  orders_desc: sql`coalesce(figures.orders, 0) desc, customers.id`,
  orders_asc: sql`coalesce(figures.orders, 0), customers.id`,
  spend_desc: sql`coalesce(figures.spend, 0) desc, customers.id`,
  spend_asc: sql`coalesce(figures.spend, 0), customers.id`,
};

const BY_FIGURES = new Set<string>(['orders_desc', 'orders_asc', 'spend_desc', 'spend_asc']);

const LOOKS_LIKE_PHONE = /^[+\d\s().-]{3,}$/;

/** Part of a name, a number, an e-mail address or a phone number, whose spaces do not matter. */
export function matchingCustomers(q: string | undefined): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const text = holding(q.toLowerCase());
  const holds = sql<SqlBool>`lower(customers.name || ' ' || customers.number || ' ' || customers.phone || ' ' || customers.email)
    like ${text}`;
  if (isShort(q)) return sql<SqlBool>`(${isAmongNewest('customers')} and ${holds})`;
  const digits = q.replace(/\D/g, '');
  if (!LOOKS_LIKE_PHONE.test(q) || digits === '') return holds;
  return sql<SqlBool>`(${holds}
    or regexp_replace(customers.phone, '\\D', '', 'g') like ${holding(digits)})`;
}

type Found = Pick<CustomersQuery, 'q' | 'from' | 'to' | 'doubtful'>;

const OF_DOUBTS = sql`(select customer_id from customer_doubts where settled_at is null)`;

/** What search and days leave: found by the orders of these days, which are few among all. */
function found({ q, from, to, doubtful }: Found): Expression<SqlBool> {
  const searched = sql<SqlBool>`(${matchingCustomers(q)} and customers.merged_into is null
    ${doubtful ? sql`and customers.id in ${OF_DOUBTS}` : sql``})`;
  if (!from && !to) return searched;
  const first = from ? sql`orders.placed_at >= ${startOf(sql`${from}::date`)}` : sql`true`;
  const last = to ? sql`orders.placed_at < ${startOf(sql`${to}::date + 1`)}` : sql`true`;
  return sql<SqlBool>`(${searched} and customers.id in (
    select orders.customer_id from orders where orders.status <> 'Cancelled' and ${first} and ${last}))`;
}

type Counts = Pick<CustomerList, 'counts' | 'atLeast'>;

/** Counts by status: all of them by their days, those that are looked for up to 1,000 each. */
async function count(db: Database, query: Found): Promise<Counts> {
  const isNarrowed = Boolean(query.q || query.from || query.to || query.doubtful);
  const few = (status: string) => sql`select ${status}::text as status, (select count(*) from (
    select from customers where customers.status = ${status} and ${found(query)}
    limit ${MOST_COUNTED + 1}) met) as count`;
  const { rows } = await (isNarrowed
    ? sql<Counted>`${sql.join(CUSTOMER_STATUSES.map(few), sql` union all `)}`
    : sql<Counted>`select status, sum(customers) as count from registered_days group by status`
  ).execute(db);
  const counts = { all: 0, Active: 0, VIP: 0, Inactive: 0 };
  const most = isNarrowed ? MOST_COUNTED : Number.POSITIVE_INFINITY;
  const atLeast: Counts['atLeast'] = [];
  for (const { status, count } of rows) {
    counts[status] = Math.min(Number(count), most);
    counts.all = Math.min(counts.all + Number(count), most);
    if (Number(count) > most) atLeast.push(status);
  }
  const isMore = rows.reduce((sum, row) => sum + Number(row.count), 0) > most;
  return { counts, atLeast: isMore ? ['all', ...atLeast] : [] };
}

interface Counted {
  status: CustomerStatus;
  count: string;
}

/** Customers that search, days and status leave. */
export const customersMatching = (
  db: Database,
  { status, ...query }: Found & Pick<CustomersQuery, 'status'>,
) =>
  db
    .selectFrom('customers')
    .where(found(query))
    .$if(status !== undefined, (select) =>
      select.where('customers.status', '=', status ?? 'Active'),
    );

/** Ids of a page, found before anything else is counted. */
const idsOfPage = (db: Database, query: CustomersQuery) =>
  customersMatching(db, query)
    .$if(BY_FIGURES.has(query.sort), (select) =>
      select.leftJoin('customer_figures as figures', 'figures.customer_id', 'customers.id'),
    )
    .select('customers.id')
    .orderBy(SORTS[query.sort])
    .limit(query.page_size)
    .offset(offsetOf(query.page, query.page_size));

async function page(db: Database, query: CustomersQuery): Promise<CustomerRow[]> {
  const rows = await db
    .selectFrom('customers')
    .leftJoin('customer_figures as figures', 'figures.customer_id', 'customers.id')
    .where('customers.id', 'in', idsOfPage(db, query))
    .select([
      'customers.id',
      'customers.number',
      'customers.name',
      'customers.phone',
      'customers.status',
      'customers.version',
      'figures.orders',
      'figures.spend',
    ])
    .orderBy(SORTS[query.sort])
    .execute();
  return rows.map(({ orders, spend, ...row }) => ({
    ...row,
    orderCount: orders ?? 0,
    totalSpend: Number(spend ?? 0),
  }));
}

async function countDoubtful(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customers where id in ${OF_DOUBTS} and merged_into is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A page of customers, with the numbers for the tabs, the cards and the chart above. */
export async function listCustomers(db: Database, query: CustomersQuery): Promise<CustomerList> {
  const { counts, atLeast } = await count(db, query);
  return {
    customers: await page(db, query),
    page: pageOf(query.page, counts[query.status ?? 'all'], query.page_size),
    counts,
    atLeast,
    lookedAt: await lookedAt(db, 'customers', query.q),
    doubtful: await countDoubtful(db),
    stats: await customerStats(db),
    overview: await weekOverview(db),
  };
}
