import { csvLine } from '@evmandi/contract/domain/csv';
import { formatDollars } from '@evmandi/contract/domain/money';
import { QUICK_ORDER_COLUMNS } from '@evmandi/contract/domain/quick-order';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';

/** Of the sample data; elsewhere the most popular stand in. */
const PREFERRED = ['BP-EV-2041', 'HL-LED-1240'];
const QUANTITIES = [12, 4];

/** Two lines with today's prices (QUICK-9): the file goes through unchanged. */
export async function sampleFile(db: Database, rupeesPerDollar: number): Promise<string> {
  const products = await db
    .selectFrom('products')
    .select(['sku', 'unit', 'price'])
    .where('stock', '>=', Math.max(...QUANTITIES))
    .where(sql<boolean>`launched_on <= ${TODAY}`)
    .orderBy(sql`sku = any(${PREFERRED}::text[])`, 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(QUANTITIES.length)
    .execute();
  const lines = products.map(({ sku, unit, price }, index) =>
    csvLine([sku, QUANTITIES[index] ?? 1, unit, formatDollars(Number(price), rupeesPerDollar)]),
  );
  return csvLine(QUICK_ORDER_COLUMNS) + lines.join('');
}
