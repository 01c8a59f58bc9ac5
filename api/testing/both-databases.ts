import type { OpenDatabase } from '../src/database/database.ts';
import { memoryDatabase } from './memory-database.ts';
import { describeWithPostgres } from './postgres-database.ts';
import { sampleServer } from './sample-database.ts';
import { type TestApi, testApi } from './test-api.ts';

function suiteOn(open: () => Promise<OpenDatabase>, body: (api: () => TestApi) => void): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(open);
  });
  afterAll(() => api?.close());
  body(() => api);
}

/**
 * The same tests on the sample data in memory and on a PostgreSQL server, for what the two may answer
 * differently: locks, text search, rules, pruning. `api()` is for inside tests.
 */
function onBothDatabases(name: string, body: (api: () => TestApi) => void): void {
  describe(`${name} (embedded)`, () => suiteOn(memoryDatabase, body));
  describeWithPostgres(name, () => suiteOn(sampleServer, body));
}

/**
 * Tests on the sample data: on a PostgreSQL server where there is one, since starting an embedded database
 * takes longer than most suites; on both in `npm run test:full`.
 */
export function onSampleData(name: string, body: (api: () => TestApi) => void): void {
  if (process.env.EVMANDI_FULL || !process.env.TEST_DATABASE_URL) onBothDatabases(name, body);
  else describe(name, () => suiteOn(sampleServer, body));
}
