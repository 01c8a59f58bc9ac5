import { type Kysely, sql } from 'kysely';
import type { LaterIndex } from './step.ts';

/** An index whose building was broken off stays behind, unused, and keeps its name. */
async function dropHalf<Schema>(db: Kysely<Schema>, name: string): Promise<void> {
  const { rows } = await sql`select from pg_index
    where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
}

/**
 * Builds indexes while others read and write their tables. An embedded database has nobody else: there they are built
 * as any.
 */
export async function buildIndexes<Schema>(
  db: Kysely<Schema>,
  indexes: readonly LaterIndex[],
  isShared: boolean,
): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    try {
      for (const { name, on, unique = false } of indexes) {
        if (isShared) await dropHalf(one, name);
        const what = `${unique ? 'unique ' : ''}index${isShared ? ' concurrently' : ''}`;
        await sql`${sql.raw(`create ${what} if not exists`)} ${sql.id(name)} on ${sql.raw(on)}`.execute(
          one,
        );
      }
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}
