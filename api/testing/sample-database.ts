import type { OpenDatabase } from '../src/database/database.ts';
import { prepareDatabase } from '../src/database/prepare.ts';
import { memoryDatabase } from './memory-database.ts';
import { newPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';
import { templateKey } from './template.ts';

async function fill(database: OpenDatabase, now: Date): Promise<void> {
  const { seed } = await import('../sample-data/seed.ts');
  await prepareDatabase({ ...database, kind: 'embedded' }, { sampleData: seed, now });
}

/** Open, and dropped once it is closed. */
async function dropped(server: PostgresDatabase): Promise<OpenDatabase> {
  const database = await server.open();
  return { ...database, close: () => database.close().then(() => server.drop()) };
}

/** A new database on the test server with the sample data and, unlike one of a deployment, the demo accounts. */
export const newSampleServer = (): Promise<PostgresDatabase> =>
  newPostgresDatabase({
    name: `evmandi_sample_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}_${templateKey()}`,
    fill: (database) => fill(database, new Date()),
  });

/** The same, opened; closing drops it. */
export const sampleServer = async (): Promise<OpenDatabase> => dropped(await newSampleServer());

/** The same, filled anew by a first start at `now`. */
export async function freshServer(now: Date): Promise<OpenDatabase> {
  const database = await dropped(await newPostgresDatabase());
  await fill(database, now);
  return database;
}

/** Where the kind of database does not matter: on a server if there is one, which opens in a tenth of the time. */
export const sampleDatabase = (): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE_URL ? sampleServer() : memoryDatabase();
