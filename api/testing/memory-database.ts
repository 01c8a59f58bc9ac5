import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import { PGliteDialect } from '../src/database/pglite-dialect.ts';
import { prepareDatabase } from '../src/database/prepare.ts';
import type { Schema } from '../src/database/schema.ts';
import { createPGlite } from './pglite.ts';
import { template, templateTime } from './template.ts';

function opened(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(pglite) });
  return { db, kind: 'embedded', close: () => db.destroy() };
}

/** Built from the start, with everything that a first start does at `now`. */
export async function freshDatabase(now?: Date): Promise<OpenDatabase> {
  const { seed } = await import('../sample-data/seed.ts');
  const database = opened(await createPGlite());
  await prepareDatabase(database, { sampleData: seed, ...(now && { now }) });
  return database;
}

async function dumped(): Promise<Uint8Array> {
  // Asked for where it is needed: every suite would load it, and one of a run does.
  const { seed } = await import('../sample-data/seed.ts');
  const pglite = await createPGlite({ settings: ['wal_recycle=off'] });
  try {
    await prepareDatabase(opened(pglite), { sampleData: seed, now: templateTime() });
    // Each copy would recover from the write-ahead log, which is larger than the tables.
    await pglite.query('checkpoint');
    const file = await pglite.dumpDataDir('none');
    return new Uint8Array(await file.arrayBuffer());
  } finally {
    await pglite.close();
  }
}

/** An embedded database in memory as the first start leaves it: schema, sample data, demo accounts. */
export async function memoryDatabase(): Promise<OpenDatabase> {
  return opened(await createPGlite({ dumped: await template(dumped) }));
}

/** The same as the files of an embedded database below `dataDir`, for a process of its own. */
export async function sampleFolder(dataDir: string): Promise<void> {
  const place = join(dataDir, 'db');
  mkdirSync(place, { recursive: true });
  const args = ['-x', '-C', place];
  const { status, stderr } = spawnSync('tar', args, { input: await template(dumped) });
  if (status !== 0) throw new Error(String(stderr));
}

/** The embedded database below `dataDir`, once no process has it open. */
export const databaseIn = async (dataDir: string): Promise<OpenDatabase> =>
  opened(await createPGlite({ folder: join(dataDir, 'db') }));

/** When the database was used for the first time: the dates of its sample data are offsets from it. */
export async function firstStart({ db }: Pick<OpenDatabase, 'db'>): Promise<Date> {
  const { first_started_at } = await db
    .selectFrom('installation')
    .select('first_started_at')
    .executeTakeFirstOrThrow();
  return first_started_at;
}
