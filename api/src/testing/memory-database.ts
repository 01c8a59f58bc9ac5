import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';
import { PGliteDialect } from '../database/pglite-dialect.ts';
import { prepareDatabase } from '../database/prepare.ts';
import type { Schema } from '../database/schema.ts';

/** PGlite imports modules as it starts, which the test runner's own contexts cannot do: Node's loader can. */
const nativeImport = new Script('(name) => import(name)', {
  filename: join(process.cwd(), 'api/src/testing/memory-database.ts'),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext() as <M>(name: string) => Promise<M>;

const createPGlite = async () => {
  const { PGlite } =
    await nativeImport<typeof import('@electric-sql/pglite')>('@electric-sql/pglite');
  const { pg_trgm } = await nativeImport<typeof import('@electric-sql/pglite/contrib/pg_trgm')>(
    '@electric-sql/pglite/contrib/pg_trgm',
  );
  return PGlite.create({ extensions: { pg_trgm } });
};

/** An embedded database in memory as the first start leaves it: schema, sample data, demo accounts. */
export async function memoryDatabase(now?: Date): Promise<OpenDatabase> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(await createPGlite()) });
  const database: OpenDatabase = { db, kind: 'embedded', close: () => db.destroy() };
  await prepareDatabase(database, { sampleData: true, ...(now && { now }) });
  return database;
}
