import { withRequestId } from '@evmandi/contract/platform/request-context';
import { sql } from 'kysely';
import { describeWithPostgres, type PostgresDatabase } from '../../testing/postgres-database.ts';
import { newSampleServer } from '../../testing/sample-database.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { createLogger } from '../http/logging.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

describeWithPostgres('queries of a request', () => {
  let server: PostgresDatabase;
  let watcher: OpenDatabase;
  let api: TestApi;

  beforeAll(async () => {
    server = await newSampleServer();
    watcher = await server.open();
    api = await testApi(() => server.open());
  });
  afterAll(async () => {
    await api?.close();
    await watcher?.close();
    await server?.drop();
  });

  /** What the connections of the API were asked last, beginning with the id of a request. */
  async function lastQueriesOf(id: string): Promise<string[]> {
    const begin = `/* request ${id} */ %`;
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and query like ${begin}`.execute(watcher.db);
    return rows.map(({ query }) => query);
  }

  test('carry its id, also those behind the reading of its body', async () => {
    const read = await api.get('/api/products?page_size=1', { 'x-request-id': 'read-0123456789' });
    expect(read.headers['x-request-id']).toBe('read-0123456789');
    expect(await lastQueriesOf('read-0123456789')).not.toEqual([]);

    const headers = { 'x-request-id': 'sign-in-0123456789' };
    await api.post('/api/auth/login', { username: 'nobody', password: 'x' }, headers);
    expect(await lastQueriesOf('sign-in-0123456789')).not.toEqual([]);
  });

  test('are told of under its id, without what a person sent', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger('debug', { write: (line) => lines.push(JSON.parse(line)) });
    const told = await openDatabase({
      dataDir: '',
      databaseUrl: server.url,
      onQuery: (query) => logger.debug(query, 'query'),
    });
    await withRequestId('told-0123456789', () =>
      told.db
        .selectFrom('products')
        .select('id')
        .where('id', '=', 'secretword' as never)
        .execute()
        .catch(() => undefined),
    );
    await told.close();
    expect(lines).toMatchObject([
      { msg: 'query', reqId: 'told-0123456789', sql: expect.stringContaining('"products"') },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secretword');
  });

  test('of requests at the same time keep their own', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `parallel-${100 + index}`);
    const answers = await Promise.all(
      ids.map((id) => api.get(`/api/products?page_size=1&q=x${id}`, { 'x-request-id': id })),
    );
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    const seen = (await Promise.all(ids.map(lastQueriesOf))).flat();
    expect(seen.length).toBeGreaterThan(1);
  });

  test('begin with nothing of what a client made up', async () => {
    const headers = { 'x-request-id': 'x */ drop table orders; --' };
    const answer = await api.get('/api/products?page_size=1', headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});
