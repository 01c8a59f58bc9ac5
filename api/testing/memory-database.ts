import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import { PGliteDialect } from '../src/database/pglite-dialect.ts';
import { prepareDatabase } from '../src/database/prepare.ts';
import type { Schema } from '../src/database/schema.ts';
import { createPGlite } from './pglite.ts';
import { template } from './template.ts';

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

/** Fills the database of the folder that follows, in a process of the product: it takes half as long as here. */
const FILL =
  "import('./scripts/lib/sample-database.mjs').then((m) => m.copySampleDatabase(process.argv[1]))";

function done({ status, stderr }: SpawnSyncReturns<Buffer>): void {
  if (status !== 0) throw new Error(String(stderr));
}

async function dumped(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-sample-'));
  const file = join(folder, 'sample.tar');
  try {
    done(spawnSync(process.execPath, ['-e', FILL, folder]));
    done(spawnSync('tar', ['-c', '-f', file, '-C', join(folder, 'db'), '.']));
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
  done(spawnSync('tar', args, { input: await template(dumped) }));
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
