import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../src/database/database.ts';
import { firstStart, freshDatabase, memoryDatabase } from '../testing/memory-database.ts';
import { freshServer } from '../testing/sample-database.ts';
import { Random } from './random.ts';
import { ratingsAround } from './reviews/spread.ts';

const TABLES = [
  'products',
  'model_variants',
  'dealer_orders',
  'reviews',
  'offers',
  'customers',
  'orders',
  'order_lines',
  'events',
  'shipments',
  'shipment_lines',
  'invoices',
  'deliveries',
  'payments',
  'stock_movements',
  'quotes',
  'quote_lines',
  'questions',
  'stations',
  'job_cards',
  'job_card_tasks',
];
interface Table {
  table: string;
  rows: number;
  length: number;
  digest: string;
}

/** Returns what a table holds, without what the clock made and what must be secret. */
async function digest(db: Database, table: string): Promise<Table> {
  const { rows } = await sql<Table>`select ${table}::text as "table", count(*)::int as rows,
      coalesce(sum(length(line)), 0)::int as length,
      md5(string_agg(line, '|' order by line collate "C")) as digest
    from (select (to_jsonb(entry) - 'token' - 'changed_at' - 'created_at')::text as line
      from ${sql.table(table)} entry) lines`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`nothing is known of ${table}`);
  return found;
}

async function digests(db: Database): Promise<Table[]> {
  await sql`set timezone to 'UTC'`.execute(db);
  const tables: Table[] = [];
  for (const table of TABLES) tables.push(await digest(db, table));
  return tables;
}

/** Returns a database that was filled apart from `memoryDatabase`, with the same first start. */
const another = (now: Date): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE_URL ? freshServer(now) : freshDatabase(now);

// SEED-2
test('the sample data is the same in every run', async () => {
  const kept = await memoryDatabase();
  const other = await another(await firstStart(kept));
  const first = await digests(kept.db);
  expect(await digests(other.db)).toEqual(first);
  expect(first.every(({ rows }) => rows > 0)).toBe(true);
  expect(first.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(1_000_000);
  await Promise.all([kept.close(), other.close()]);
}, 600_000);

test('ratings around an average stay from 1 to 5, whatever the average', () => {
  for (const average of [1, 2.5, 4.9, 5]) {
    const ratings = ratingsAround(average, 40, new Random(7));
    expect(ratings.every((rating) => rating >= 1 && rating <= 5)).toBe(true);
    expect(ratings.reduce((sum, rating) => sum + rating, 0)).toBe(Math.round(average * 40));
  }
});
