import { sql } from 'kysely';
import { describeWithPostgres } from '../../testing/postgres-database.ts';
import { sampleServer } from '../../testing/sample-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { candidatesOf, foldSku, neighboursOf } from './near-skus.ts';

/** As many keys as a file with a hundred mistakes has. */
const KEYS = Array.from({ length: 100 }, (_, index) => `MISTAKEN-PART-${index}`).flatMap((text) =>
  neighboursOf(foldSku(text)),
);

describeWithPostgres('products that may be meant', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await sampleServer();
    await sql`analyze products`.execute(database.db);
  });
  afterAll(() => database?.close());

  test('are found by their index, however many numbers are mistaken', async () => {
    const explain = sql<Record<string, string>>`explain ${candidatesOf(KEYS)}`;
    const { rows } = await explain.execute(database.db);
    const plan = rows.flatMap((row) => Object.values(row)).join('\n');
    expect(plan).toContain('products_near_sku');
    expect(plan).not.toContain('Seq Scan');
  });

  test('are those that differ in one place', async () => {
    const keys = neighboursOf(foldSku('BP-EV-2O4'));
    const { rows } = await candidatesOf(keys).execute(database.db);
    expect(rows).toContainEqual({ sku: 'BP-EV-2041' });
  });
});
