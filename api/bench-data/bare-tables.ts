import { sql, type Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';

interface Part {
  drop: string;
  add: string;
}

/** Indexes that no constraint needs; the others find the rows while they are added. */
const INDEXES = (tables: readonly string[]) => sql<Part>`
  select 'drop index ' || indexrelid::regclass as drop, pg_get_indexdef(indexrelid) as add
  from pg_index where indrelid = any(${tables}::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid::regclass::text`;

/** References are looked up row by row as rows come, and all at once when they are added. */
const REFERENCES = (tables: readonly string[]) => sql<Part>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conrelid = any(${tables}::text[]::regclass[])
  order by conrelid::regclass::text, conname`;

/**
 * Does `work` while tables have neither references nor indexes that could do without, and makes them again after it:
 * at once they cost a fraction of what they cost with each of many rows. Throws when a reference leads nowhere.
 */
export async function withBareTables(
  db: Transaction<Schema>,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const parts = [
    ...(await REFERENCES(tables).execute(db)).rows,
    ...(await INDEXES(tables).execute(db)).rows,
  ];
  for (const { drop } of parts) await sql.raw(drop).execute(db);
  await work();
  for (const { add } of parts.reverse()) await sql.raw(add).execute(db);
}

/** Does `work` while no trigger of the tables' own runs: it writes itself what they would. */
export async function withoutTriggers(
  db: Transaction<Schema>,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const turn = async (how: 'disable' | 'enable') => {
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(db);
    }
  };
  await turn('disable');
  await work();
  await turn('enable');
}
