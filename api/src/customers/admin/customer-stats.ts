import { sql } from 'kysely';
import type { CustomerList } from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { daysAgo } from '../../database/days-ago.ts';
import { dayOf, startOf, THIS_WEEK, TODAY } from '../../database/india.ts';
import { trendOf } from '../../orders/admin/order-stats.ts';

interface Registered {
  total: number;
  before: number;
  recent: number;
  recent_before: number;
  vip: number;
}

async function registered(db: Database): Promise<Registered> {
  const { rows } = await sql<Registered>`select count(*)::int as total,
      (count(*) filter (where created_at <= ${daysAgo(28)}))::int as before,
      (count(*) filter (where created_at > ${daysAgo(28)}))::int as recent,
      (count(*) filter (where created_at > ${daysAgo(56)} and created_at <= ${daysAgo(28)}))::int
        as recent_before,
      (count(*) filter (where status = 'VIP'))::int as vip
    from customers`.execute(db);
  return rows[0] ?? { total: 0, before: 0, recent: 0, recent_before: 0, vip: 0 };
}

async function buyers(db: Database): Promise<{ now: number; before: number }> {
  const { rows } = await sql<{ now: number; before: number }>`select
      (count(distinct customer_id) filter (where placed_at > ${daysAgo(90)}))::int as now,
      (count(distinct customer_id) filter (where placed_at <= ${daysAgo(28)}))::int as before
    from orders where placed_at > ${daysAgo(118)} and status <> 'Cancelled'`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
}

async function shareOfVip(db: Database): Promise<number> {
  const { rows } = await sql<{ share: string | null }>`select round(
      100 * sum(total) filter (where customers.status = 'VIP') / nullif(sum(total), 0), 1) as share
    from orders join customers on customers.id = orders.customer_id
    where orders.status <> 'Cancelled'`.execute(db);
  return Number(rows[0]?.share ?? 0);
}

/** The cards above the list of customers. */
export async function customerStats(db: Database): Promise<CustomerList['stats']> {
  const [{ total, before, recent, recent_before, vip }, active, share] = await Promise.all([
    registered(db),
    buyers(db),
    shareOfVip(db),
  ]);
  return {
    total: trendOf(total, before),
    new: trendOf(recent, recent_before),
    active: trendOf(active.now, active.before),
    vip: { count: vip, shareOfSpend: share },
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
      select ${dayOf(sql`placed_at`)} as day, count(distinct customer_id)::int as active
      from orders where placed_at >= ${startOf(lastWeek)} and status <> 'Cancelled' group by 1
    ), joined as (
      select ${dayOf(sql`created_at`)} as day, count(*)::int as registered
      from customers where created_at >= ${startOf(THIS_WEEK)} group by 1
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
