import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Where the day that shoppers are told went by, the day of the next announced delivery takes its place. Returns of how
 * many products; one after the other, so that no order waits for all of them.
 */
export async function passLateDeliveries(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from hidden_by_late() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select refresh_promises(array[${id}]::bigint[])`.execute(db);
  }
  return rows.length;
}
