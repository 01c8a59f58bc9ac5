import { seed } from '../sample-data/seed.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { prepareDatabase } from '../src/database/prepare.ts';
import { memoryDatabase } from './memory-database.ts';
import { describeWithPostgres, newPostgresDatabase } from './postgres-database.ts';
import { templateKey } from './template.ts';
import { type TestApi, testApi } from './test-api.ts';

/**
 * A new database on the test server with the sample data and, unlike one of a deployment, the demo
 * accounts; closing drops it.
 */
export async function sampleServer(): Promise<OpenDatabase> {
  const server = await newPostgresDatabase({
    name: `evmandi_sample_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}_${templateKey()}`,
    fill: (database) => prepareDatabase({ ...database, kind: 'embedded' }, { sampleData: seed }),
  });
  const database = await server.open();
  return { ...database, close: () => database.close().then(() => server.drop()) };
}

/** The first suite of a run also builds the sample data, which takes a minute on a busy machine. */
const SETUP_MS = 180_000;

/** The same tests on the sample data in memory and on a PostgreSQL server; `api()` is for inside tests. */
export function onBothDatabases(name: string, body: (api: () => TestApi) => void): void {
  const suite = (open: () => Promise<OpenDatabase>) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await testApi(open);
    }, SETUP_MS);
    afterAll(() => api?.close());
    body(() => api);
  };
  describe(`${name} (embedded)`, () => suite(memoryDatabase));
  describeWithPostgres(name, () => suite(sampleServer));
}
