import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

interface Index {
  name: string;
  definition: string;
}

/** Those that no constraint needs; the others find the rows while they are added. */
async function indexesOf(db: Transaction<Schema>, table: string): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by name`.execute(db);
  return rows;
}

/**
 * Does `work` while a table has no index that could do without, and makes them again after it: built at once they cost
 * a fraction of what they cost with each of many rows.
 */
export async function withoutIndexes(
  db: Transaction<Schema>,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await indexesOf(db, table);
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}
