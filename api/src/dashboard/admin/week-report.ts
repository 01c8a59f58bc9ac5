import { type RawBuilder, sql } from 'kysely';
import type { Dashboard, ReportDay } from '../../../contract/dashboard.ts';
import type { Database } from '../../database/database.ts';
import { dayOf, startOf, THIS_WEEK, TODAY } from '../../database/india.ts';

const DAYS = 7;
const LAST_WEEK = sql`(${THIS_WEEK} - 7)`;
/** The fourteen days of last week and of this one. */
const FORTNIGHT = sql`(select ${LAST_WEEK} + number as day from generate_series(0, 13) number)`;

interface Sales {
  day: string;
  isToCome: boolean;
  customers: number;
  orders: number;
  revenue: string;
}

async function sales(db: Database): Promise<Sales[]> {
  const { rows } = await sql<Sales>`select days.day::text as day, days.day > ${TODAY} as "isToCome",
      (select coalesce(sum(customers), 0)::int from buying_days where buying_days.day = days.day) as customers,
      coalesce(sum(orders), 0)::int as orders,
      coalesce(sum(total) filter (where status <> 'Cancelled'), 0) as revenue
    from ${FORTNIGHT} days left join order_days on order_days.day = days.day
    group by days.day order by days.day`.execute(db);
  return rows;
}

interface Level {
  day: string;
  products: number;
  /** Of which something was left. */
  stocked: number;
  /** Of which nothing was left though stock is kept of them: what the stock's own list shows. */
  out: number;
}

/** Of these stock is kept: used vehicles are single pieces, some are yet to come. */
const isKept = (day: RawBuilder<unknown>) => sql`condition = 'new' and launched_on <= ${day}`;

/**
 * Products in the catalogue, and those with something and with nothing left, at the end of each day: today's stock
 * less what moved since. Only products that moved in the fortnight are followed day by day.
 */
async function readLevels(db: Database): Promise<Level[]> {
  const { rows } = await sql<Level>`with days as (
      select day from ${FORTNIGHT} days where day <= ${TODAY}
    ), moved as (
      select product_id, ${dayOf(sql`at`)} as day, sum(quantity) as quantity
      from stock_movements where at >= ${startOf(LAST_WEEK)} group by 1, 2
    ), followed as (
      select days.day, products.id, products.condition, products.launched_on,
        products.stock - coalesce(sum(moved.quantity) filter (where moved.day > days.day), 0) as stock
      from moved join products on products.id = moved.product_id
      join days on ${dayOf(sql`products.created_at`)} <= days.day
      group by days.day, products.id
    ), still as (
      select * from products where not exists (select from moved where moved.product_id = products.id)
    ), steady as (
      select ${dayOf(sql`created_at`)} as day, count(*) as products,
        count(*) filter (where stock > 0) as stocked
      from still group by 1
    ), ended as (
      select greatest(${dayOf(sql`created_at`)}, launched_on) as day, count(*) as out
      from still where stock <= 0 and condition = 'new' group by 1
    ), counted as (
      select day, count(*) as products, count(*) filter (where stock > 0) as stocked,
        count(*) filter (where stock <= 0 and ${isKept(sql`day`)}) as out
      from followed group by day
    )
    select days.day::text as day,
      (coalesce((select sum(products) from steady where steady.day <= days.day), 0)
        + coalesce(counted.products, 0))::int as products,
      (coalesce((select sum(stocked) from steady where steady.day <= days.day), 0)
        + coalesce(counted.stocked, 0))::int as stocked,
      (coalesce((select sum(out) from ended where ended.day <= days.day), 0)
        + coalesce(counted.out, 0))::int as out
    from days left join counted on counted.day = days.day order by days.day`.execute(db);
  return rows;
}

interface Ended {
  today: string;
  days: Level[];
}
const ended = new WeakMap<Database, Ended>();
/** So long after midnight what began before it may still be under way. */
const SETTLED = sql`(now() > ${startOf(TODAY)} + interval '15 minutes')`;

/** Days that have ended stay as they were: only today is counted each time. */
async function levels(db: Database): Promise<Level[]> {
  const { rows } = await sql<
    Level & { settled: boolean }
  >`select ${TODAY}::text as day, ${SETTLED} as settled,
    count(*)::int as products, (count(*) filter (where stock > 0))::int as stocked,
    (count(*) filter (where stock <= 0 and ${isKept(TODAY)}))::int as out from products`.execute(
    db,
  );
  const [now] = rows;
  if (!now) return [];
  const { settled, ...today } = now;
  const known = ended.get(db);
  if (known?.today === today.day) return [...known.days, today];
  const all = await readLevels(db);
  const days = all.filter(({ day }) => day < today.day);
  if (settled) ended.set(db, { today: today.day, days });
  return [...days, today];
}

/** Different customers, each counted on the last day of the week on which they bought. */
async function buyersThisWeek(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(customers), 0)::int as count
    from buying_days where day between ${THIS_WEEK} and ${TODAY} and next_day > ${TODAY}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function toDay(day: Sales, level: Level | undefined): ReportDay {
  if (day.isToCome || !level) {
    const none = { customers: null, orders: null, products: null };
    return { day: day.day, ...none, stockProducts: null, outOfStock: null, revenue: null };
  }
  return {
    day: day.day,
    customers: day.customers,
    orders: day.orders,
    products: level.products,
    stockProducts: level.stocked,
    outOfStock: level.out,
    revenue: Number(day.revenue),
  };
}

/** This week and the last by days in India, Sunday first. */
export async function weekReport(db: Database): Promise<NonNullable<Dashboard['week']>> {
  const sold = await sales(db);
  const stock = await levels(db);
  const buyers = await buyersThisWeek(db);
  const byDay = new Map(stock.map((level) => [level.day, level]));
  const days = sold.map((day) => toDay(day, byDay.get(day.day)));
  const thisWeek = days.slice(DAYS);
  const now = stock.at(-1) ?? { products: 0, stocked: 0, out: 0 };
  return {
    thisWeek,
    lastWeek: days.slice(0, DAYS),
    totals: {
      customers: buyers,
      orders: thisWeek.reduce((sum, { orders }) => sum + (orders ?? 0), 0),
      products: now.products,
      stockProducts: now.stocked,
      outOfStock: now.out,
      revenue: thisWeek.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0),
    },
  };
}
