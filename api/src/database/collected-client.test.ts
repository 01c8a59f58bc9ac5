import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { describeWithPostgres, newPostgresDatabase } from '../../testing/postgres-database.ts';
import type { Database } from './database.ts';

const QUERIES = 200;
const BYTES = 100_000;
const KEPT = (QUERIES * BYTES) / 2;
const ROWS = 3;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;
const oldBytes = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => /^(old|large_object)_space$/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

/** What a row of queries adds to what only a full collection frees. */
async function growth(db: Database): Promise<number> {
  collect();
  const before = oldBytes();
  for (let asked = 0; asked < QUERIES; asked += 1) {
    const { rows } = await sql<{
      text: string;
    }>`select repeat('x', ${sql.lit(BYTES)}) as text`.execute(db);
    expect(rows[0]?.text).toHaveLength(BYTES);
    if (asked % 10 === 9) collect({ type: 'minor' });
  }
  return oldBytes() - before;
}

describeWithPostgres('results of queries', () => {
  test('are free once they were read, without a full collection', async () => {
    const server = await newPostgresDatabase();
    const { db, close } = await server.open();
    try {
      // A full collection that is under way keeps all that is new until it ends; results that keep each other
      // are kept each time.
      let least = Number.POSITIVE_INFINITY;
      for (let row = 0; row < ROWS && least >= KEPT; row += 1) {
        least = Math.min(least, await growth(db));
      }
      expect(least).toBeLessThan(KEPT);
    } finally {
      await close();
      await server.drop();
    }
  });

  test('a refusal is told as an error that names its query', async () => {
    const server = await newPostgresDatabase();
    const { db, close } = await server.open();
    try {
      await expect(sql`select nothing`.execute(db)).rejects.toMatchObject({
        code: '42703',
        stack: expect.stringContaining('collected-client.test'),
      });
    } finally {
      await close();
      await server.drop();
    }
  });
});
