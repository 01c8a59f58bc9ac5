import { BODY_STYLES, BUDGETS, nameOfSlug } from '@evmandi/contract/domain/filter-values';
import { sql } from 'kysely';
import type { Home } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';

const PAISE = 100;

/** New bikes and scooters by the budget bands (HOME-16). */
export async function budgetCounts(db: Database): Promise<Home['budgets']> {
  const starts = BUDGETS.map(({ from }) => from * PAISE);
  const { rows } = await sql<{ band: number; count: string }>`
    select width_bucket(price, ${starts}::bigint[]) as band, count(*) as count from products
    where condition = 'new' and vehicle in ('bike', 'scooter') group by band`.execute(db);
  const counts = new Map(rows.map(({ band, count }) => [band, Number(count)]));
  return BUDGETS.map((budget, index) => ({ ...budget, count: counts.get(index + 1) ?? 0 }));
}

/** New bikes of each body style, in the order of the home page (HOME-17). */
export async function bodyStyleCounts(db: Database): Promise<Home['bodyStyles']> {
  const rows = await db
    .selectFrom('products')
    .where('condition', '=', 'new')
    .where('vehicle', '=', 'bike')
    .select(['body_style as slug', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('body_style')
    .execute();
  const counts = new Map(rows.map(({ slug, count }) => [slug, Number(count)]));
  return BODY_STYLES.map((slug) => ({
    slug,
    name: nameOfSlug(slug),
    count: counts.get(slug) ?? 0,
  }));
}
