import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
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
/** Made by the clock or for secrecy. */
const APART = ['token', 'changed_at', 'created_at'];

async function dump(db: Database): Promise<string> {
  const parts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)}`.execute(db);
      const kept = rows.map((row) =>
        JSON.stringify(Object.entries(row).filter(([name]) => !APART.includes(name))),
      );
      return [table, ...kept.sort()].join('\n');
    }),
  );
  return parts.join('\n');
}

/** A server fills itself in half the time. */
const fresh = process.env.TEST_DATABASE_URL ? freshServer : freshDatabase;

test('the sample data is the same in every run', async () => {
  const kept = await memoryDatabase();
  const databases = [kept, await fresh(await firstStart(kept))];
  const [first, second] = await Promise.all(databases.map(({ db }) => dump(db)));
  expect(first === second).toBe(true);
  expect(first?.length).toBeGreaterThan(1_000_000);
  await Promise.all(databases.map((database) => database.close()));
}, 600_000);

test('ratings around an average stay from 1 to 5, whatever the average', () => {
  for (const average of [1, 2.5, 4.9, 5]) {
    const ratings = ratingsAround(average, 40, new Random(7));
    expect(ratings.every((rating) => rating >= 1 && rating <= 5)).toBe(true);
    expect(ratings.reduce((sum, rating) => sum + rating, 0)).toBe(Math.round(average * 40));
  }
});
