import { prepareDatabase } from '../database/prepare.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { describeWithPostgres, newPostgresDatabase } from './postgres-database.ts';
import { type TestApi, testApi } from './test-api.ts';

/** The API on a new PostgreSQL database with sample data and, for the tests, the demo accounts. */
export async function postgresApi(): Promise<TestApi> {
  const server = await newPostgresDatabase();
  const api = await testApi(async () => {
    const database = await server.open();
    await prepareDatabase(database, { sampleData: true });
    await database.db.transaction().execute(seedAccounts);
    return database;
  });
  return { ...api, close: () => api.close().then(server.drop) };
}

/** The same tests on the embedded database and on a PostgreSQL server. */
export function onEachDatabase(tests: (api: () => TestApi) => void): void {
  const suite = (open: () => Promise<TestApi>) => () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await open();
    }, 60_000);
    afterAll(() => api?.close());
    tests(() => api);
  };
  describe('on the embedded database', suite(testApi));
  describeWithPostgres('on a server', suite(postgresApi));
}
