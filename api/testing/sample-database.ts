import type { OpenDatabase } from '../src/database/database.ts';
import { prepareDatabase } from '../src/database/prepare.ts';
import { memoryDatabase } from './memory-database.ts';
import { newPostgresDatabase } from './postgres-database.ts';
import { templateKey } from './template.ts';

/**
 * A new database on the test server with the sample data and, unlike one of a deployment, the demo
 * accounts; closing drops it.
 */
export async function sampleServer(): Promise<OpenDatabase> {
  const server = await newPostgresDatabase({
    name: `evmandi_sample_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}_${templateKey()}`,
    async fill(database) {
      const { seed } = await import('../sample-data/seed.ts');
      await prepareDatabase({ ...database, kind: 'embedded' }, { sampleData: seed });
    },
  });
  const database = await server.open();
  return { ...database, close: () => database.close().then(() => server.drop()) };
}

/** Where the kind of database does not matter: on a server if there is one, which opens in a tenth of the time. */
export const sampleDatabase = (): Promise<OpenDatabase> =>
  process.env.TEST_DATABASE_URL ? sampleServer() : memoryDatabase();
