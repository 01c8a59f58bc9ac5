import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The city of a PIN code, as far as its delivery zone tells. */
export async function cityOfPin(db: Database, pin: string): Promise<string | null> {
  const zone = await db
    .selectFrom('delivery_zones')
    .select('city')
    .where(sql<boolean>`${pin} like prefix || '%'`)
    .orderBy(sql`length(prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return zone?.city ?? null;
}
