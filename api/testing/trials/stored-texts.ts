import { sql } from 'kysely';
import type { TestApi } from '../test-api.ts';

/** Texts in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Finds rows of any table that hold a text. */
export async function searcher({ db }: TestApi): Promise<(part: string) => Promise<object[]>> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  return async (part) => {
    const parts = tables.map(
      ({ name }) =>
        sql`select to_jsonb(one) as row from ${sql.table(name)} one where position(${part} in one::text) > 0`,
    );
    const { rows } = await sql<{ row: object }>`${sql.join(parts, sql` union all `)}`.execute(db);
    return rows.map(({ row }) => row);
  };
}

/**
 * Finds what was written from now on, in any table: by the number of its transaction, since to look into all that is there
 * for one text takes as long as a call once thousands were made.
 */
export async function watcher({ db }: TestApi): Promise<() => Promise<() => Promise<object[]>>> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  return async () => {
    const snapshot = await sql<{ next: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
    const since = sql.lit(Number(snapshot.rows[0]?.next));
    return async () => {
      const parts = tables.map(
        ({ name }) => sql`select to_jsonb(one) as row from ${sql.table(name)} one
          where one.xmin::text::bigint >= ${since}`,
      );
      const { rows } = await sql<{ row: object }>`${sql.join(parts, sql` union all `)}`.execute(db);
      return rows.map(({ row }) => row);
    };
  };
}
