import { type RawBuilder, sql } from 'kysely';
import type { CustomerList } from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_BEFORE, PERIOD_START, THIS_WEEK, TODAY } from '../../database/india.ts';
import { trendOf } from '../../orders/admin/order-stats.ts';

interface Registered {
  total: number;
  before: number;
  recent: number;
  recent_before: number;
  vip: number;
  share: string;
}

const ACTIVE_DAYS = 90;

async function registered(db: Database): Promise<Registered> {
  const { rows } = await sql<Registered>`select coalesce(sum(customers), 0)::int as total,
      coalesce(sum(customers) filter (where day < ${PERIOD_START}), 0)::int as before,
      coalesce(sum(customers) filter (where day >= ${PERIOD_START}), 0)::int as recent,
      coalesce(sum(customers) filter (where day >= ${PERIOD_BEFORE} and day < ${PERIOD_START}), 0)::int
        as recent_before,
      coalesce(sum(customers) filter (where status = 'VIP'), 0)::int as vip,
      coalesce((select round(100 * sum(spend) / nullif((
          select sum(total) from order_days where status <> 'Cancelled'), 0), 1)
        from customers join customer_figures on customer_id = customers.id
        where customers.status = 'VIP'), 0) as share
    from registered_days`.execute(db);
  return rows[0] ?? { total: 0, before: 0, recent: 0, recent_before: 0, vip: 0, share: '0' };
}

/** Different customers who bought on the 90 days up to such a one: each is counted on the last of them. */
const boughtUpTo = (last: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(customers), 0)::int from buying_days
  where day > ${last} - ${sql.lit(ACTIVE_DAYS)} and day <= ${last} and next_day > ${last})`;

async function buyers(db: Database): Promise<{ now: number; before: number }> {
  const { rows } = await sql<{ now: number; before: number }>`select ${boughtUpTo(TODAY)} as now,
    ${boughtUpTo(sql`(${PERIOD_START} - 1)`)} as before`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
}

/** The cards above the list of customers. */
export async function customerStats(db: Database): Promise<CustomerList['stats']> {
  const { total, before, recent, recent_before, vip, share } = await registered(db);
  const active = await buyers(db);
  return {
    total: trendOf(total, before),
    new: trendOf(recent, recent_before),
    active: trendOf(active.now, active.before),
    vip: { count: vip, shareOfSpend: Number(share) },
  };
}

/** Buyers and new customers of each day of this week, Sunday first, and buyers of the week before. */
export async function weekOverview(db: Database): Promise<CustomerList['overview']> {
  const lastWeek = sql`(${THIS_WEEK} - 7)`;
  const { rows } = await sql<{
    day: string;
    active: number | null;
    activeBefore: number;
    registered: number | null;
  }>`with bought as (
      select day, sum(customers)::int as active from buying_days where day >= ${lastWeek} group by day
    ), joined as (
      select day, sum(customers)::int as registered from registered_days
      where day >= ${THIS_WEEK} group by day
    )
    select week.day::text as day,
      case when week.day <= ${TODAY} then coalesce(bought.active, 0) end as active,
      coalesce(earlier.active, 0) as "activeBefore",
      case when week.day <= ${TODAY} then coalesce(joined.registered, 0) end as registered
    from (select ${THIS_WEEK} + number as day from generate_series(0, 6) number) week
    left join bought on bought.day = week.day
    left join bought earlier on earlier.day = week.day - 7
    left join joined on joined.day = week.day
    order by week.day`.execute(db);
  return rows;
}
