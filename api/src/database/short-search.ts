import { LEAST_LETTERS, MOST_LOOKED_AT } from '@evmandi/contract/domain/limits';
import { type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';

type Listed = 'customers' | 'quotes' | 'questions';

/** Too short for an index of trigrams. */
export const isShort = (q: string | undefined): boolean => !!q && q.length < LEAST_LETTERS;

/** Whether a row is one of the newest, the only ones that a short text is looked for among. */
export const isAmongNewest = (table: Listed) => sql<SqlBool>`${sql.ref(`${table}.id`)} >= coalesce(
  (select id from ${sql.table(table)} order by id desc offset ${sql.lit(MOST_LOOKED_AT - 1)} limit 1), 0)`;

/** How many of the newest rows a search looked at; null for all of them. */
export async function lookedAt(
  db: Database,
  table: Listed,
  q: string | undefined,
): Promise<number | null> {
  if (!isShort(q)) return null;
  const { rows } = await sql<{ more: boolean }>`select exists (
    select from ${sql.table(table)} offset ${sql.lit(MOST_LOOKED_AT)}) as more`.execute(db);
  return rows[0]?.more ? MOST_LOOKED_AT : null;
}
